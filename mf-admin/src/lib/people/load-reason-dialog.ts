/** The form's libraries weigh more than the page. */
export const loadReasonDialog = async () =>
  (await import(/* webpackChunkName: "reason-dialog" */ './reason-dialog.tsx')).ReasonDialog;
