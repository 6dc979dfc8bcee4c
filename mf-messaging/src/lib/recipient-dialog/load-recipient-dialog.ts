export const loadRecipientDialog = async () =>
  (await import(/* webpackChunkName: "recipient-dialog" */ './recipient-dialog.tsx')).RecipientDialog;
