// For code that loads on use itself, with the texts `invoiceMessages`; Formik and yup come with it.
export { InvoiceDialog } from './invoice-dialog.tsx';
export { InvoiceLines } from './invoice-lines.tsx';
