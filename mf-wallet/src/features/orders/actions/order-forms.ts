// All modules that need Formik and yup, in one chunk: lists and closed orders have no form.
export { InfoDialog } from '../evidence/info-dialog.tsx';
export { InfoForm } from '../evidence/info-form.tsx';
export { CancelSalesDialog } from '../selection/cancel-sales-dialog.tsx';
export { OrderQuestion } from './order-question.tsx';
export { ReferrerDialog } from './referrer-dialog.tsx';
