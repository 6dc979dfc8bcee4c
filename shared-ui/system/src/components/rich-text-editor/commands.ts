import { lift, toggleMark } from 'prosemirror-commands';
import type { Mark, Node, NodeType, ResolvedPos } from 'prosemirror-model';
import { liftListItem, sinkListItem, wrapInList } from 'prosemirror-schema-list';
import type { Command, EditorState, Transaction } from 'prosemirror-state';
import { MAX_LIST_DEPTH } from '../rich-text/text-model.ts';
import { schema } from './schema.ts';

const { ordered_list, bullet_list, list_item } = schema.nodes;
const { link } = schema.marks;

const isList = (node: Node): boolean => node.type === ordered_list || node.type === bullet_list;

/** The lists around a position. */
export const depthAt = ($pos: ResolvedPos): number =>
  Array.from({ length: $pos.depth + 1 }, (_, depth) => $pos.node(depth)).filter(isList).length;

export function isTooDeep(doc: Node): boolean {
  let found = false;
  doc.descendants((node, pos) => {
    if (isList(node) && depthAt(doc.resolve(pos)) >= MAX_LIST_DEPTH) found = true;
    return !found && !node.isTextblock;
  });
  return found;
}

/** Does nothing when the result would be nested too deeply. */
function withinDepth(command: Command): Command {
  return (state, dispatch) => {
    let made: Transaction | null = null;
    const done = command(state, (transaction) => {
      made = transaction;
    });
    if (!done || !made || isTooDeep((made as Transaction).doc)) return false;
    dispatch?.(made);
    return true;
  };
}

/** The innermost list around the selection: its type and position. */
export function listAround({ selection: { $from } }: EditorState): { node: Node; pos: number } | null {
  for (let depth = $from.depth; depth > 0; depth--) {
    if (isList($from.node(depth))) return { node: $from.node(depth), pos: $from.before(depth) };
  }
  return null;
}

/** Makes the selection a list, changes the type of its list, or removes the list. */
function turnList(kind: NodeType): Command {
  return (state, dispatch) => {
    const around = listAround(state);
    if (!around) return withinDepth(wrapInList(kind))(state, dispatch);
    if (around.node.type === kind) return liftListItem(list_item)(state, dispatch) || lift(state, dispatch);
    dispatch?.(state.tr.setNodeMarkup(around.pos, kind));
    return true;
  };
}

export const commands = {
  bold: toggleMark(schema.marks.bold),
  italic: toggleMark(schema.marks.italic),
  bullets: turnList(bullet_list),
  numbers: turnList(ordered_list),
  deeper: withinDepth(sinkListItem(list_item)),
  higher: liftListItem(list_item),
} satisfies Record<string, Command>;

/** The whole link around the caret or the beginning of the selection. */
export function linkAround({ doc, selection }: EditorState): { href: string; from: number; to: number } | null {
  const { parent, parentOffset } = selection.$from;
  const start = selection.$from.start();
  const spans: { mark: Mark; from: number; to: number }[] = [];
  parent.forEach((child, offset) => {
    const mark = link.isInSet(child.marks);
    const last = spans.at(-1);
    if (mark && last?.to === offset && last.mark.eq(mark)) last.to = offset + child.nodeSize;
    else if (mark) spans.push({ mark, from: offset, to: offset + child.nodeSize });
  });
  // A caret before the first letter of a link is outside, unless the letter is selected.
  const reaches = selection.empty ? 0 : 1;
  const found = spans.find(({ from, to }) => parentOffset + reaches > from && parentOffset + reaches <= to);
  return found && doc ? { href: found.mark.attrs.href, from: start + found.from, to: start + found.to } : null;
}

/** Sets a link on the selection, on the link around it, or on inserted text if nothing is selected. */
export function setLink(href: string, words: string): Command {
  return (state, dispatch) => {
    const mark = link.create({ href });
    const around = linkAround(state);
    const { from, to, empty } = state.selection;
    const { tr } = state;
    if (around && empty) tr.removeMark(around.from, around.to, link).addMark(around.from, around.to, mark);
    else if (empty) tr.insert(from, schema.text(words || href.replace(/^mailto:/, ''), [mark]));
    else tr.removeMark(from, to, link).addMark(from, to, mark);
    dispatch?.(tr.removeStoredMark(link).scrollIntoView());
    return true;
  };
}

export const removeLink: Command = (state, dispatch) => {
  const around = linkAround(state);
  if (!around) return false;
  const { from, to } = state.selection;
  dispatch?.(state.tr.removeMark(Math.min(from, around.from), Math.max(to, around.to), link));
  return true;
};
