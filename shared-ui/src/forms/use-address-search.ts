import { useCallback, useEffect, useRef, useState } from 'react';
import type { AddressData } from './address.ts';

/** Milliseconds between the last keystroke and the search (specification §9). */
export const ADDRESS_DELAY = 300;
/** A single letter names no place. */
const SHORTEST = 2;

export type AddressSearch = (q: string, signal: AbortSignal) => Promise<readonly AddressData[]>;

export type AddressState = { name: 'idle' | 'loading' | 'failed' } | { name: 'found'; results: readonly AddressData[] };

const IDLE: AddressState = { name: 'idle' };

/** Asks for addresses as they are typed; of several questions only the last one's answer is taken. */
export function useAddressSearch(search: AddressSearch) {
  const [state, setState] = useState<AddressState>(IDLE);
  const asked = useRef<AbortController>(null);
  const searching = useRef(search);
  useEffect(() => {
    searching.current = search;
  });
  const forget = useCallback(() => {
    asked.current?.abort();
    setState(IDLE);
  }, []);
  const ask = useCallback((text: string) => {
    asked.current?.abort();
    const q = text.trim();
    if (q.length < SHORTEST) return setState(IDLE);
    const control = new AbortController();
    const { signal } = control;
    asked.current = control;
    setState({ name: 'loading' });
    const timer = setTimeout(async () => {
      const next: AddressState = await searching.current(q, signal).then(
        (results) => ({ name: 'found', results }) as const,
        () => ({ name: 'failed' }) as const,
      );
      if (!signal.aborted) setState(next);
    }, ADDRESS_DELAY);
    signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  }, []);
  useEffect(() => () => asked.current?.abort(), []);
  return { state, ask, forget };
}
