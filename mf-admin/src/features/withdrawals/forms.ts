// Formik and yup load with the first dialog.
export { DecisionDialog } from './decision-dialog.tsx';
export { FileDialog } from './file-dialog.tsx';
