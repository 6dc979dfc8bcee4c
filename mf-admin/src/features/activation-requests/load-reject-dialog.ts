/** The form's libraries weigh more than the page. */
export const loadRejectDialog = async () =>
  (await import(/* webpackChunkName: "reject-dialog" */ './reject-dialog.tsx')).RejectDialog;
