// All modules that need Formik and yup, or take files, in one chunk: lists and closed orders have no form.
export { EvidenceForms } from '../evidence/evidence-forms.tsx';
export { InfoDialog } from '../evidence/info-dialog.tsx';
export { ReplaceDialog } from '../evidence/replace-dialog.tsx';
export { CancelSalesDialog } from '../selection/cancel-sales-dialog.tsx';
export { OrderQuestion } from './order-question.tsx';
export { ReferrerDialog } from './referrer-dialog.tsx';
