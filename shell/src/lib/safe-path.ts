/** The default destination after sign-in. */
export const HOME_AFTER_LOGIN = '/offers';

/** Pages that lead on themselves, or end the session; only the choice of a profile is a destination. */
const AUTH_PAGE = /^(?:\/en)?\/auth(?:[/?#]|$)(?!change-profile(?:[?#]|$))/;

/**
 * The `from` of the address if it is a path of ours: it starts with one slash, followed by neither a slash nor a backslash
 * (browsers read both as the start of a host), and has no control characters, which browsers remove from addresses.
 */
export function safePath(from: string | null | undefined): string {
  const harmless = from && /^\/(?![/\\])/.test(from) && !/[\\\p{Cc}]/u.test(from) && !AUTH_PAGE.test(from);
  return harmless ? from : HOME_AFTER_LOGIN;
}
