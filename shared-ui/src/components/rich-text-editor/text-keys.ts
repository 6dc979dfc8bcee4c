import { redo, undo } from 'prosemirror-history';
import { type Command, Selection, TextSelection } from 'prosemirror-state';

/** As the mouse would: the library's own selection of everything has no list and no link around it. */
const selectAll: Command = ({ doc, tr }, dispatch) => {
  dispatch?.(tr.setSelection(TextSelection.create(doc, Selection.atStart(doc).from, Selection.atEnd(doc).to)));
  return true;
};

/** What every editor answers. Tab is not among them: it leaves the editor, as it leaves any field. */
export const textKeys: Readonly<Record<string, Command>> = {
  'Mod-a': selectAll,
  'Mod-z': undo,
  'Mod-y': redo,
  'Shift-Mod-z': redo,
};
