/** Any remote dispatches it on `window` after something that moved points of the profile in use. */
export const BALANCE_CHANGED = 'wp:balance-changed';
