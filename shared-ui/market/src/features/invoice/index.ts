// Invoice details before a purchase. Code and texts load on use.

export { InvoiceSummary } from './invoice-summary.tsx';
export { invoiceMessages } from './messages/load.ts';
