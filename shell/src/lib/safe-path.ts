import { isSitePath, parseLocation } from '@wspolnik/system';

/** The default destination after sign-in. */
export const HOME_AFTER_LOGIN = '/offers';

/** Pages that lead on themselves, or end the session; only the choice of a profile is a destination. */
const AUTH_PAGE = /^(?:\/en)?\/auth(?:[/?#]|$)(?!change-profile(?:[?#]|$))/;

/** The `from` of the address if it is a path of this site, also without its locale, and leads on; otherwise {@link HOME_AFTER_LOGIN}. */
export function safePath(from: string | null | undefined): string {
  const leadsOn = from && isSitePath(from) && isSitePath(parseLocation(from).pathname) && !AUTH_PAGE.test(from);
  return leadsOn ? from : HOME_AFTER_LOGIN;
}
