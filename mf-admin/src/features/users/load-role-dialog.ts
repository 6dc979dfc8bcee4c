/** The form's libraries weigh more than the page. */
export const loadRoleDialog = async () =>
  (await import(/* webpackChunkName: "role-dialog" */ './role-dialog.tsx')).RoleDialog;
