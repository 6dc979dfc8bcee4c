// One chunk, loaded when the first button is pressed or the browser is idle: Formik and yup come with it.
export { AcceptDialog } from './accept-dialog.tsx';
export { AnswerDialog } from './answer-dialog.tsx';
export { ProposeDialog } from './propose-dialog.tsx';
