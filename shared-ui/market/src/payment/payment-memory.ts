/** Per tab: the payment that was started here. The return URL does not contain it, and the newest may be a colleague's. */
const KEY = 'wspolnik.payment';

/** Stores the payment's id and opens the provider's page. */
export function leaveToPay({ payment_id, redirect_url }: { payment_id: string; redirect_url: string }): void {
  try {
    sessionStorage.setItem(KEY, payment_id);
  } catch {
    // Without storage the newest payment of the company is used.
  }
  window.location.assign(redirect_url);
}

/**
 * Resolves when the person comes back without a new document: Back may restore the page from the browser's cache. Until then the
 * button stays pending.
 */
export const returnedByBack = (): Promise<unknown> =>
  new Promise((resolve) => window.addEventListener('pageshow', resolve, { once: true }));

/** Undefined when no payment was started in this tab, or when storage is unavailable. */
export function recallPayment(): string | undefined {
  try {
    return sessionStorage.getItem(KEY) ?? undefined;
  } catch {
    return undefined;
  }
}
