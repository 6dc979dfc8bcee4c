import type { PaymentPurpose } from '@wspolnik/contract/payments';

const PAGES: Record<PaymentPurpose, string> = {
  recharge: '/points/registry',
  plan: '/companies/payments/plans',
};

interface Paid {
  purpose: PaymentPurpose;
  locale: 'pl' | 'en';
}

/** The path that the browser returns to. The address proves nothing: the page asks payment/status/. */
export function returnPath({ purpose, locale }: Paid, result: 'success' | 'canceled'): string {
  return `${locale === 'en' ? '/en' : ''}${PAGES[purpose]}?payment=${result}`;
}
