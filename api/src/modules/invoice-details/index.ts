export { eraseInvoiceDetails } from './erase-invoices.sql.ts';
export { copyDetails, correctDetails, openOrderInvoice, saveDetails } from './invoice-details.service.ts';
export { readInvoiceForm } from './invoice-form.ts';
export { invoiceLines } from './invoice-lines.ts';
export { type InvoiceSide, type OrderInvoiceRow, selectOrderInvoices } from './order-invoices.sql.ts';
