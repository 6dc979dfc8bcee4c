import {
  type ChangeEvent,
  type KeyboardEvent,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { type TypedSearch, useTypedSearch } from '../hooks/use-typed-search.ts';
import {
  editDraft,
  findQuery,
  insertMention,
  type MentionDraft,
  type MentionOption,
  readDraft,
  writeDraft,
} from './mention-text.ts';
import { historyKey, useTextHistory } from './use-text-history.ts';

/** Milliseconds between the last keystroke and the search. */
export const MENTION_DELAY = 300;
const PACE = { delay: MENTION_DELAY, shortest: 1 };

export type MentionSearch = TypedSearch<MentionOption>;

interface Settings {
  value: string;
  onChange(value: string): void;
  search: MentionSearch;
}

/** What is under the caret: the search that it asks for, unless it was put away. */
function useQuery(draft: MentionDraft, search: MentionSearch) {
  const [caret, setCaret] = useState<number | null>(null);
  /** Where the `@` stands whose list was closed with Escape. */
  const [closedAt, setClosedAt] = useState<number | null>(null);
  const { state, ask, forget } = useTypedSearch(search, PACE);
  const found = caret === null ? null : findQuery(draft, caret);
  const query = found && found.at !== closedAt ? found : null;
  const at = query?.at;
  const q = query?.q;
  useEffect(() => {
    if (at === undefined || q === undefined) forget();
    else ask(q);
  }, [at, q, ask, forget]);
  const move = (next: number | null) => {
    setCaret(next);
    if (next === null || findQuery(draft, next)?.at !== closedAt) setClosedAt(null);
  };
  return { query, state, move, setCaret, close: () => setClosedAt(at ?? null) };
}

type PlacedDraft = MentionDraft & { caret: number };

/** A draft's changes, each of which can be taken back; `put` shows a draft and tells the form. */
function useDraftHistory(draft: MentionDraft, value: string, put: (next: PlacedDraft) => void) {
  const history = useTextHistory(value);
  return {
    change: (next: PlacedDraft) => {
      const by = next.text.length - draft.text.length;
      history.note({
        // What stands behind the caret stays as it is.
        before: { value, caret: next.caret - by },
        after: { value: writeDraft(next), caret: next.caret },
        by,
        breaks: /\s/.test(next.text.charAt(next.caret - 1)),
      });
      put(next);
    },
    /** True for a key that is meant for the history, at its end too: the browser's own knows only parts of it. */
    onKey: (event: KeyboardEvent<HTMLTextAreaElement>): boolean => {
      const way = historyKey(event);
      const step = way && history.go(way, { value, caret: event.currentTarget.selectionEnd });
      if (step) put({ ...readDraft(step.value), caret: step.caret });
      return way !== null;
    },
  };
}

/** The field's text, its caret and the list of suggestions, as one. */
export function useMentionBox(field: RefObject<HTMLTextAreaElement | null>, { value, onChange, search }: Settings) {
  const draft = useMemo(() => readDraft(value), [value]);
  const { query, state, move, setCaret, close } = useQuery(draft, search);
  const [highlighted, setHighlighted] = useState(0);
  /** Where the caret has to stand once the text is drawn. */
  const pending = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (pending.current !== null) field.current?.setSelectionRange(pending.current, pending.current);
    pending.current = null;
  });
  const options = state.name === 'found' ? state.results : [];
  // After a second word without a match the name was no name: the sentence goes on.
  const given = state.name === 'found' && options.length === 0 && query?.q.includes(' ');
  const open = query !== null && !given;
  const active = open ? Math.min(highlighted, options.length - 1) : -1;
  const put = (next: PlacedDraft) => {
    pending.current = next.caret;
    setCaret(next.caret);
    setHighlighted(0);
    onChange(writeDraft(next));
  };
  const history = useDraftHistory(draft, value, put);
  const pick = (option: MentionOption | undefined) => {
    if (query && option) history.change(insertMention(draft, query, option));
  };
  const keys: Record<string, () => void> = {
    ArrowDown: () => setHighlighted((active + 1) % options.length),
    ArrowUp: () => setHighlighted((active + options.length - 1) % options.length),
    Enter: () => pick(options[active]),
    Tab: () => pick(options[active]),
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (history.onKey(event)) return event.preventDefault();
    const held = event.shiftKey || event.ctrlKey || event.metaKey || event.altKey;
    const act = active >= 0 && !held && !event.nativeEvent.isComposing ? keys[event.key] : undefined;
    if (!act) return;
    event.preventDefault();
    act();
  };
  return {
    draft,
    state,
    open,
    options,
    active,
    close,
    pick,
    handlers: {
      onKeyDown,
      onChange: ({ currentTarget }: ChangeEvent<HTMLTextAreaElement>) =>
        history.change(editDraft(draft, currentTarget.value, currentTarget.selectionEnd)),
      onSelect: ({ currentTarget }: SyntheticEvent<HTMLTextAreaElement>) => {
        const { selectionStart, selectionEnd } = currentTarget;
        move(selectionStart === selectionEnd && document.activeElement === currentTarget ? selectionEnd : null);
      },
    },
    leave: () => move(null),
  };
}

export type MentionBox = ReturnType<typeof useMentionBox>;
