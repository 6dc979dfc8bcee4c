export const loadRemoveNote = async () =>
  (await import(/* webpackChunkName: "remove-note-dialog" */ './remove-note-dialog.tsx')).RemoveNoteDialog;
