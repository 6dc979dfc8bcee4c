import { useCallback, useEffect, useRef, useState } from 'react';

export type TypedSearch<Result> = (q: string, signal: AbortSignal) => Promise<readonly Result[]>;

export type SearchState<Result> =
  | { name: 'idle' | 'loading' | 'failed' }
  | { name: 'found'; results: readonly Result[] };

interface Pace {
  /** Milliseconds between the last keystroke and the search. */
  delay: number;
  /** Minimum number of characters of a search. */
  shortest: number;
}

/** Searches while the user types, and for a text that was typed `before`; only the result of the last search is used. */
export function useTypedSearch<Result>(search: TypedSearch<Result>, { delay, shortest }: Pace, before = '') {
  const [state, setState] = useState<SearchState<Result>>({ name: 'idle' });
  const asked = useRef<AbortController>(null);
  const searching = useRef(search);
  useEffect(() => {
    searching.current = search;
  });
  const forget = useCallback(() => {
    asked.current?.abort();
    setState({ name: 'idle' });
  }, []);
  const ask = useCallback(
    (text: string) => {
      asked.current?.abort();
      const q = text.trim();
      if (q.length < shortest) return setState({ name: 'idle' });
      const control = new AbortController();
      const { signal } = control;
      asked.current = control;
      setState({ name: 'loading' });
      const timer = setTimeout(async () => {
        const next: SearchState<Result> = await searching.current(q, signal).then(
          (results) => ({ name: 'found', results }) as const,
          () => ({ name: 'failed' }) as const,
        );
        if (!signal.aborted) setState(next);
      }, delay);
      signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
    },
    [delay, shortest],
  );
  const [typedBefore] = useState(before);
  useEffect(() => {
    if (typedBefore !== '') ask(typedBefore);
    return () => asked.current?.abort();
  }, [typedBefore, ask]);
  return { state, ask, forget };
}
