/** Where to go after sign-in unless the address says otherwise. */
export const HOME_AFTER_LOGIN = '/offers';

/**
 * A `from` of the address, if it is a path of ours: one slash first, then neither a slash nor a backslash (browsers read
 * both as the start of a host), and no control characters, which browsers drop before they read an address.
 */
export function safePath(from: string | null | undefined): string {
  const harmless = from && /^\/(?![/\\])/.test(from) && !/[\\\p{Cc}]/u.test(from);
  return harmless ? from : HOME_AFTER_LOGIN;
}
