// Invoice details before a purchase and in settings. Code and texts load on use.

export { InvoiceSettings, InvoiceSummary } from './invoice-summary.tsx';
export { invoiceMessages } from './messages/load.ts';
