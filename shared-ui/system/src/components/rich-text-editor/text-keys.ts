import { redo, undo } from 'prosemirror-history';
import { type Command, Selection, TextSelection } from 'prosemirror-state';

/** Selects like the mouse: the selection of the library's own command is not inside a list or a link. */
const selectAll: Command = ({ doc, tr }, dispatch) => {
  dispatch?.(tr.setSelection(TextSelection.create(doc, Selection.atStart(doc).from, Selection.atEnd(doc).to)));
  return true;
};

/** Keys of every editor. Tab is not one of them: it leaves the editor like any field. */
export const textKeys: Readonly<Record<string, Command>> = {
  'Mod-a': selectAll,
  'Mod-z': undo,
  'Mod-y': redo,
  'Shift-Mod-z': redo,
};
