import { CLICK_KEPT_DAYS } from '@wspolnik/contract/limits';
import { DAY_MS } from '@wspolnik/settings';

/** Retention periods in milliseconds, after which a job deletes the data; documented for operators in deploy/README.md. */
export const RETENTION_MS = {
  endedSession: DAY_MS,
  /** The response to a write with an idempotency key, domain §1. */
  answer: DAY_MS,
  /** Allows an expired link to be distinguished from a forged one. */
  expiredLink: 30 * DAY_MS,
  /** Allows a company to see the outcome of an invitation; then the address, often a stranger's, is deleted. */
  expiredInvitation: 30 * DAY_MS,
  /** Longer than an order that was recommended takes to be settled (ADR 56). */
  formerMember: 180 * DAY_MS,
  /** A year and some days more, so that a year can be shown. */
  referralClick: CLICK_KEPT_DAYS * DAY_MS,
  /** The last attempt is made within three days. */
  unsentMail: 30 * DAY_MS,
  /** Since the last sign-up with the address. */
  unverifiedAccount: 30 * DAY_MS,
  /** Since the last answer or change; the privacy policy states it too. */
  contactMessage: 2 * 365 * DAY_MS,
} as const;

/** Days for which the views of an offer are kept: a month can be compared with the same one of the year before. */
export const OFFER_VIEW_DAYS = 400;
