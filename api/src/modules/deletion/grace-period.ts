import { DAY_MS } from '@wspolnik/settings';

/** Domain §9: until then a deletion can be taken back. */
export const GRACE_MS = 7 * DAY_MS;
/** After a deletion that somebody else's waiting prevented at its end. */
export const NEXT_TRY_MS = DAY_MS;
