/** Dispatched on `window` after something that moved points of the profile in use; whoever shows a balance listens. */
export const BALANCE_CHANGED = 'wp:balance-changed';

export function announceBalanceChange(): void {
  window.dispatchEvent(new Event(BALANCE_CHANGED));
}
