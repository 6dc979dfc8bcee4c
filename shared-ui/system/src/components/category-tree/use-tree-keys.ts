import { type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { foldText } from '../../format/fold-text.ts';
import { categoryName, type TreeRow } from './category-tree-model.ts';

/** Milliseconds within which typed letters form one word. */
const WORD = 500;

export interface TreeActions {
  rows: readonly TreeRow[];
  locale: string;
  /** The row of the first focus: the selected one. */
  start?: string;
  list: RefObject<HTMLElement | null>;
  setExpanded(id: string, expanded: boolean): void;
  choose(row: TreeRow): void;
}

/**
 * Keyboard behaviour of the ARIA tree pattern: arrows, Home, End, Enter, Space, `*` and type-ahead. Own code, because a
 * library's state machine would add 6 % to the JavaScript of /offers (ADR 23).
 */
export function useTreeKeys({ rows, locale, start, list, setExpanded, choose }: TreeActions) {
  const [focused, setFocused] = useState<string | null>(null);
  const word = useRef({ text: '', at: 0 });
  const has = (id: string | null | undefined) => rows.some((row) => row.node.id === id);
  const active = [focused, start].find(has) ?? rows[0]?.node.id ?? null;
  const focus = (id: string | null | undefined) => {
    if (!id) return;
    setFocused(id);
    const line = list.current?.children[rows.findIndex((row) => row.node.id === id)];
    if (line instanceof HTMLElement) line.focus();
  };
  const find = (letter: string, at: number, time: number) => {
    const text = time - word.current.at < WORD ? word.current.text + letter : letter;
    word.current = { text, at: time };
    // The first letter searches from the next row; further letters may match the current one.
    const from = at + (text.length > 1 ? 0 : 1);
    const turned = [...rows.slice(from), ...rows.slice(0, from)];
    return turned.find((row) => foldText(categoryName(row.node, locale)).startsWith(foldText(text)))?.node.id;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const at = rows.findIndex((row) => row.node.id === active);
    const row = rows[at];
    if (!row || event.ctrlKey || event.metaKey || event.altKey) return;
    const { node, expanded, parent } = row;
    const branch = node.children.length > 0;
    const keys: Record<string, () => void> = {
      ArrowDown: () => focus(rows[at + 1]?.node.id),
      ArrowUp: () => focus(rows[at - 1]?.node.id),
      Home: () => focus(rows[0]?.node.id),
      End: () => focus(rows.at(-1)?.node.id),
      ArrowRight: () => (branch && !expanded ? setExpanded(node.id, true) : branch && focus(rows[at + 1]?.node.id)),
      ArrowLeft: () => (branch && expanded ? setExpanded(node.id, false) : focus(parent)),
      Enter: () => choose(row),
      ' ': () => choose(row),
      '*': () => {
        for (const each of rows)
          if (each.parent === parent && each.node.children.length > 0) setExpanded(each.node.id, true);
      },
    };
    const act = keys[event.key] ?? (event.key.length === 1 ? () => focus(find(event.key, at, event.timeStamp)) : null);
    if (!act) return;
    event.preventDefault();
    act();
  };
  return { active, onKeyDown, setFocused, focus };
}
