import { baseKeymap, splitBlock } from 'prosemirror-commands';
import { history } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import { type Node, Slice } from 'prosemirror-model';
import { type EditorState, Plugin, type Transaction } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { textKeys } from '../rich-text-editor/text-keys.ts';
import { fromText, schema, toShownText, toText } from './mention-document.ts';
import { undoSteps } from './undo-steps.ts';

/** Clipboard text with the markup of mentions, for pasting here. Other programs use the plain text. */
const MARKUP_TYPE = 'application/x-wspolnik-mentions';

const docOf = ({ content }: Slice): Node => schema.nodes.doc.create(null, content);

function copy(view: EditorView, event: ClipboardEvent): boolean {
  const { selection, tr } = view.state;
  if (selection.empty || !event.clipboardData) return false;
  event.preventDefault();
  const copied = docOf(selection.content());
  event.clipboardData.setData('text/plain', toShownText(copied));
  event.clipboardData.setData(MARKUP_TYPE, toText(copied));
  if (event.type === 'cut') view.dispatch(tr.deleteSelection().scrollIntoView());
  return true;
}

/** Only words and line breaks, whatever the clipboard contains. */
export function pasteTransaction(state: EditorState, data: DataTransfer): Transaction | null {
  const text = data.getData(MARKUP_TYPE) || data.getData('text/plain');
  return text ? state.tr.replaceSelection(Slice.maxOpen(fromText(text).content)) : null;
}

/** Turns typed markup into the mention that the API will parse. */
function readTypedMarkup(state: EditorState): Transaction | null {
  const { tr } = state;
  state.doc.forEach(({ content }, offset, index) => {
    const [meant] = fromText(toText(schema.nodes.doc.create(null, state.doc.child(index)))).children;
    const start = meant && content.findDiffStart(meant.content);
    const end = meant && content.findDiffEnd(meant.content);
    if (start == null || !end) return;
    const from = tr.mapping.map(offset + 1);
    tr.replaceWith(from + start, from + end.a, meant.content.cut(start, end.b));
  });
  return tr.docChanged ? tr : null;
}

/** @param onKey the list of suggestions, which handles keys first; true for a key that it has handled */
export const mentionPlugins = (onKey: (event: KeyboardEvent) => boolean): Plugin[] => [
  new Plugin({
    props: {
      handleKeyDown: (_, event) => onKey(event),
      handleDOMEvents: { copy, cut: copy },
      clipboardTextSerializer: (slice) => toShownText(docOf(slice)),
    },
    appendTransaction: (transactions, _, state) =>
      transactions.some(({ docChanged }) => docChanged) ? readTypedMarkup(state) : null,
  }),
  keymap({ ...textKeys, 'Shift-Enter': splitBlock }),
  keymap(baseKeymap),
  // Steps do not depend on time: see `undoSteps`.
  history({ newGroupDelay: Number.POSITIVE_INFINITY }),
  undoSteps(),
];
