const DAY_MS = 24 * 60 * 60 * 1000;

/** For how many milliseconds is kept what nobody needs any more, before a job forgets it; deploy/README.md tells operators. */
export const KEEP_MS = {
  endedSession: DAY_MS,
  /** Of a write that was sent with a key, domain §1. */
  answer: DAY_MS,
  /** A link opened twice is told from a forged one for so long after it expired. */
  expiredLink: 30 * DAY_MS,
  /** So long a company sees what became of an invitation; then the address, often a stranger's, is forgotten. */
  expiredInvitation: 30 * DAY_MS,
  /** The last attempt is made within three days. */
  unsentMail: 30 * DAY_MS,
  /** Since the last sign-up with the address. */
  unverifiedAccount: 30 * DAY_MS,
} as const;
