const DAY_MS = 24 * 60 * 60 * 1000;

/** Domain §9: until then a deletion can be taken back. */
export const GRACE_MS = 7 * DAY_MS;
/** After a deletion that somebody else's waiting prevented at its end. */
export const NEXT_TRY_MS = DAY_MS;
