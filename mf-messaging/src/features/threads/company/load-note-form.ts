// Only members of companies write notes, and few of those who read.
export const loadNoteForm = async () => (await import(/* webpackChunkName: "note-form" */ './note-form.tsx')).NoteForm;
