import type { EditorState } from 'prosemirror-state';
import { useEffect, useState } from 'react';
import { type SearchState, useTypedSearch } from '../../hooks/use-typed-search.ts';
import { findQuery } from './mention-query.ts';
import { MENTION_DELAY, type MentionSearch } from './mention-search.ts';
import type { MentionOption } from './mention-text.ts';

const PACE = { delay: MENTION_DELAY, shortest: 1 };

/** The search at the caret, unless Escape closed its list. */
function useQuery(state: EditorState | null) {
  /** Position of the `@` whose list was closed. */
  const [closedAt, setClosedAt] = useState<number | null>(null);
  const found = state && findQuery(state);
  if (closedAt !== null && closedAt !== found?.from) setClosedAt(null);
  const query = found?.from === closedAt ? null : found;
  return { query, close: () => setClosedAt(found?.from ?? null) };
}

interface Settings {
  /** Null while the field has no focus. */
  state: EditorState | null;
  search: MentionSearch;
  onPick(option: MentionOption): void;
}

export interface Suggestions {
  /** State of the search. */
  state: SearchState<MentionOption>;
  open: boolean;
  options: readonly MentionOption[];
  /** Index of the highlighted option; -1 without one. */
  active: number;
  close(): void;
  pick(option: MentionOption): void;
  /** True for a key that it has handled. */
  takeKey(event: KeyboardEvent): boolean;
}

/** State of the suggestions for `@` with the beginning of a name. */
export function useSuggestions({ state: editor, search, onPick }: Settings): Suggestions {
  const { query, close } = useQuery(editor);
  const { state, ask, forget } = useTypedSearch(search, PACE);
  const [highlighted, setHighlighted] = useState({ of: '', index: 0 });
  const from = query?.from;
  const q = query?.q;
  useEffect(() => {
    if (from === undefined || q === undefined) forget();
    else ask(q);
  }, [from, q, ask, forget]);
  const options = state.name === 'found' ? state.results : [];
  // If there is no match after a second word, it is not a name: the sentence continues.
  const given = state.name === 'found' && options.length === 0 && q?.includes(' ');
  const open = query !== null && !given;
  /** A new search highlights its first result. */
  const of = `${from} ${q}`;
  const active = open ? Math.min(highlighted.of === of ? highlighted.index : 0, options.length - 1) : -1;
  const highlight = (index: number) => setHighlighted({ of, index: (index + options.length) % options.length });
  const takeKey = (event: KeyboardEvent): boolean => {
    const option = options[active];
    if (!option || event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return false;
    if (event.key === 'ArrowDown') highlight(active + 1);
    else if (event.key === 'ArrowUp') highlight(active - 1);
    else if (event.key === 'Enter' || event.key === 'Tab') onPick(option);
    else return false;
    return true;
  };
  return { state, open, options, active, close, pick: onPick, takeKey };
}
