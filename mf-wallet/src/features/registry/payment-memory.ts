import type { PayData } from '@wspolnik/api/contract';

/** Of this tab: which payment it left for. The provider's way back does not say, and the newest may be a colleague's. */
const KEY = 'wspolnik.payment';

/** Remembers the payment and goes to the provider's page. */
export function leaveToPay({ payment_id, redirect_url }: Pick<PayData, 'payment_id' | 'redirect_url'>): void {
  try {
    sessionStorage.setItem(KEY, payment_id);
  } catch {
    // Without storage the newest payment of the company is asked for.
  }
  window.location.assign(redirect_url);
}

/** Undefined when this tab left for none, and where there is no tab. */
export function recallPayment(): string | undefined {
  try {
    return sessionStorage.getItem(KEY) ?? undefined;
  } catch {
    return undefined;
  }
}
