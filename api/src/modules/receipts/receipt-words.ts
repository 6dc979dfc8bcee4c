/** Texts of the PDF, and what its mail names. */
export const RECEIPT_WORDS = {
  pl: {
    title: 'Potwierdzenie płatności',
    issued: 'Data płatności',
    seller: 'Sprzedawca',
    buyer: 'Nabywca',
    item: 'Za co',
    net: 'Netto',
    rate: 'VAT',
    vat: 'Kwota VAT',
    gross: 'Brutto',
    untaxed: 'np.',
    total: 'Zapłacono',
    plan: 'Plan {title}',
    anyPlan: 'Plan dla firmy',
    recharge: 'Doładowanie punktów',
    period: 'okres od {from} do {to}',
    credit: 'po odliczeniu {amount} za niewykorzystane dni poprzedniego planu',
    method: 'Płatność internetowa ({provider})',
    untaxedNote:
      'np. – nie podlega VAT: punkty są bonem różnego przeznaczenia (art. 8b ust. 2 ustawy o VAT). Podatek dotyczy dopiero tego, za co się nimi płaci.',
    note: 'Dokument potwierdza zapłatę i nie jest fakturą. Kwota VAT jest liczona od ceny brutto i zaokrąglana do grosza.',
    noteUntaxed: 'Dokument potwierdza zapłatę i nie jest fakturą.',
  },
  en: {
    title: 'Payment receipt',
    issued: 'Date of payment',
    seller: 'Seller',
    buyer: 'Buyer',
    item: 'For',
    net: 'Net',
    rate: 'VAT',
    vat: 'VAT amount',
    gross: 'Gross',
    untaxed: 'n/a',
    total: 'Paid',
    plan: '{title} plan',
    anyPlan: 'Company plan',
    recharge: 'Topping up points',
    period: 'from {from} to {to}',
    credit: 'after {amount} for unused days of the previous plan',
    method: 'Online payment ({provider})',
    untaxedNote:
      'n/a – outside the scope of VAT: points are a multi-purpose voucher (art. 8b(2) of the Polish VAT act). Tax is due on what they pay for.',
    note: 'This document confirms the payment and is not an invoice. VAT is computed from the gross price and rounded to the grosz.',
    noteUntaxed: 'This document confirms the payment and is not an invoice.',
  },
} as const;

export type ReceiptLocale = keyof typeof RECEIPT_WORDS;

/** Names of payment providers as people know them. */
const PROVIDERS: Record<string, Record<ReceiptLocale, string>> = {
  stripe: { pl: 'Stripe', en: 'Stripe' },
  sandbox: { pl: 'płatność testowa', en: 'test payment' },
};

export const providerName = (provider: string, locale: ReceiptLocale) => PROVIDERS[provider]?.[locale] ?? provider;

/** The paid item. */
export function itemName(item: { purpose: string; title?: string; title_en?: string }, locale: ReceiptLocale): string {
  const words = RECEIPT_WORDS[locale];
  if (item.purpose === 'recharge') return words.recharge;
  const title = locale === 'en' ? item.title_en : item.title;
  return title ? words.plan.replace('{title}', title) : words.anyPlan;
}

/** `WSP-2026-000001.pdf`. */
export const receiptFileName = ({ label }: { label: string }): string => `${label.replaceAll('/', '-')}.pdf`;
