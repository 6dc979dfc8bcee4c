import { closeHistory } from 'prosemirror-history';
import { type EditorState, TextSelection, type Transaction } from 'prosemirror-state';
import { nodeOf } from './mention-document.ts';
import type { MentionOption } from './mention-text.ts';

/** The current search: an `@` at the beginning of a word, and the one or two words from it up to the caret. */
export interface MentionQuery {
  /** Position of the `@`. */
  from: number;
  q: string;
}

/** Represents a mention in the text of a line: the object replacement character. */
const MENTION = '\ufffc';
const QUERY = /(?:^|[\s([{„"'/–-])@(?<q>[^\s@[\]\ufffc]{0,40}(?: [^\s@[\]\ufffc]{1,40})?)$/u;

export function findQuery({ selection: { empty, $from } }: EditorState): MentionQuery | null {
  const before = empty && $from.parent.textBetween(0, $from.parentOffset, null, MENTION);
  const q = before ? QUERY.exec(before)?.groups?.q : undefined;
  return q === undefined ? null : { from: $from.pos - q.length - 1, q };
}

/** Replaces the typed search with a mention and a space. */
export function insertMention(state: EditorState, { id, type, name }: MentionOption): Transaction | null {
  const query = findQuery(state);
  if (!query) return null;
  const { pos, parent, parentOffset } = state.selection.$from;
  const after = parent.textBetween(parentOffset, Math.min(parentOffset + 1, parent.content.size), null, MENTION);
  // The API makes the same replacement: brackets would end the markup.
  const plainName = name.replaceAll('[', '(').replaceAll(']', ')').trim();
  const mention = nodeOf({ id: id.toLowerCase(), type, name: plainName });
  const goesOn = /^[\s\p{P}]/u.test(after);
  const tr = state.tr.replaceWith(query.from, pos, goesOn ? [mention] : [mention, nodeOf(' ')]);
  const caret = query.from + 1 + (goesOn && !/^\s/.test(after) ? 0 : 1);
  return closeHistory(tr.setSelection(TextSelection.create(tr.doc, caret))).scrollIntoView();
}
