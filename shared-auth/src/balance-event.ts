/** Dispatched on `window` after an action that moved points of the profile in use; components that show a balance listen. */
export const BALANCE_CHANGED = 'wp:balance-changed';

export function announceBalanceChange(): void {
  window.dispatchEvent(new Event(BALANCE_CHANGED));
}
