import type { OrderStatus } from '@wspolnik/contract/orders';
import type { PdfLocale } from '../../platform/pdf-page.ts';

/** Texts of the PDF. Steps without a text are not in it: they are additions of documents and the like. */
export const DEAL_WORDS = {
  pl: {
    title: 'Karta zamówienia',
    ordered: 'Data zamówienia',
    seller: 'Sprzedający (wystawia fakturę)',
    buyer: 'Kupujący (nabywca na fakturze)',
    erased: 'Dane usunięte razem z profilem',
    scope: 'Zakres',
    description: 'Opis w chwili zakupu',
    later: 'Opis oferty (zapisany po zakupie)',
    delivery: 'Czas realizacji',
    due: 'Termin płatności',
    paid: 'Zapłacono',
    unpaid: 'Nie oznaczono zapłaty',
    overdue: 'Po terminie',
    noDue: 'nie ustalono',
    documents: 'Dokumenty',
    steps: 'Przebieg',
    system: 'Wspólnik',
    note: 'Karta podsumowuje zamówienie dla obu stron. Nie jest fakturą ani dowodem zapłaty.',
  },
  en: {
    title: 'Order summary',
    ordered: 'Ordered on',
    seller: 'Seller (issues the invoice)',
    buyer: 'Buyer (named on the invoice)',
    erased: 'Details deleted with the profile',
    scope: 'Scope',
    description: 'Description at the purchase',
    later: 'Description of the offer (kept after the purchase)',
    delivery: 'Delivery time',
    due: 'Due date',
    paid: 'Paid on',
    unpaid: 'Not marked as paid',
    overdue: 'Overdue',
    noDue: 'none agreed',
    documents: 'Documents',
    steps: 'Steps',
    system: 'Wspólnik',
    note: 'This summary is for both sides of the order. It is neither an invoice nor a proof of payment.',
  },
} as const;

const STATUS: Record<PdfLocale, Record<OrderStatus, string>> = {
  pl: {
    bought: 'Zamówienie złożone',
    in_verification: 'Przekazane do weryfikacji',
    rejected: 'Odrzucone przez sprzedającego',
    verified: 'Potwierdzone przez sprzedającego',
    completed: 'Zakończone',
    cancelled: 'Anulowane',
    reported: 'Zgłoszone',
  },
  en: {
    bought: 'Ordered',
    in_verification: 'Submitted for verification',
    rejected: 'Rejected by the seller',
    verified: 'Confirmed by the seller',
    completed: 'Completed',
    cancelled: 'Cancelled',
    reported: 'Reported',
  },
};

/** `{day}` is the day that the step names. */
const STEPS: Record<PdfLocale, Record<string, string>> = {
  pl: {
    'deal-details': 'Poprawiono dane do faktury',
    'deal-due': 'Termin płatności: {day}',
    'deal-paid': 'Zapłacono {day}',
    'deal-unpaid': 'Cofnięto oznaczenie zapłaty',
    'deal-remind': 'Przypomnienie o płatności',
  },
  en: {
    'deal-details': 'Invoice details corrected',
    'deal-due': 'Due date: {day}',
    'deal-paid': 'Paid on {day}',
    'deal-unpaid': 'Marked as unpaid',
    'deal-remind': 'Payment reminder',
  },
};

interface Step {
  status: OrderStatus;
  action: string;
}

/** The steps that changed the status, and those of the deal. */
export function stepName(locale: PdfLocale, step: Step, before: Step | undefined): string | null {
  return STEPS[locale][step.action] ?? (step.status === before?.status ? null : STATUS[locale][step.status]);
}

/** `W-000123.pdf`. */
export const dealFileName = ({ number }: { number: string }): string => `${number}.pdf`;
