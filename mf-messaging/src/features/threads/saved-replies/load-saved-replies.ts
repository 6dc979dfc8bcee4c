// Only companies have replies, and only some of them open the list.
export const loadSavedReplies = async () =>
  (await import(/* webpackChunkName: "saved-replies" */ './saved-replies-dialog.tsx')).SavedRepliesDialog;
