// All that needs Formik and yup, in one chunk: the lists of orders and a closed order have no form.
export { InfoForm } from '../evidence/info-form.tsx';
export { OrderQuestion } from './order-question.tsx';
export { ReferrerDialog } from './referrer-dialog.tsx';
