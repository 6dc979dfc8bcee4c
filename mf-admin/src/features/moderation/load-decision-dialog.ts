// Formik and yup are loaded with the dialog, because most visits only read.
export const loadDecisionDialog = async () =>
  (await import(/* webpackChunkName: "moderation-decision" */ './decision-dialog.tsx')).DecisionDialog;
