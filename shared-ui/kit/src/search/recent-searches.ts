import { SEARCH_LENGTH } from '@wspolnik/contract/limits';
import { draftKey, mayKeepDraft, SEARCHES, useSessionStore } from '@wspolnik/shared-auth';
import { useMemo, useSyncExternalStore } from 'react';

const MOST = 6;
const CHANGED = 'wp:searches-changed';

// Stored as a draft is: for the person on this device, and removed at a sign-out.
const person = (): string => useSessionStore.getState().user?.id ?? 'guest';
const keyOf = (owner: string) => draftKey(owner, SEARCHES);

function stored(owner: string): string {
  try {
    return localStorage.getItem(keyOf(owner)) ?? '';
  } catch {
    return '';
  }
}

function parse(text: string): readonly string[] {
  try {
    const value: unknown = JSON.parse(text || '[]');
    return Array.isArray(value) ? value.filter((item) => typeof item === 'string').slice(0, MOST) : [];
  } catch {
    return [];
  }
}

function write(searches: readonly string[]): void {
  const owner = person();
  if (!mayKeepDraft(owner)) return;
  try {
    if (searches.length > 0) localStorage.setItem(keyOf(owner), JSON.stringify(searches));
    else localStorage.removeItem(keyOf(owner));
  } catch {
    // A full or forbidden storage: the search itself works.
  }
  window.dispatchEvent(new Event(CHANGED));
}

/** Puts a search first. */
export function rememberSearch(q: string): void {
  const text = q.trim().slice(0, SEARCH_LENGTH);
  if (text === '') return;
  const others = parse(stored(person())).filter((one) => one.toLowerCase() !== text.toLowerCase());
  write([text, ...others].slice(0, MOST));
}

export function forgetSearch(q: string): void {
  write(parse(stored(person())).filter((one) => one !== q));
}

export function forgetSearches(): void {
  write([]);
}

function onChange(react: () => void): () => void {
  window.addEventListener(CHANGED, react);
  window.addEventListener('storage', react);
  return () => {
    window.removeEventListener(CHANGED, react);
    window.removeEventListener('storage', react);
  };
}

/** The last searches of the person on this device, newest first. None in a first view. */
export function useRecentSearches(): readonly string[] {
  const owner = useSessionStore((session) => session.user?.id ?? 'guest');
  const text = useSyncExternalStore(
    onChange,
    () => stored(owner),
    () => '',
  );
  return useMemo(() => parse(text), [text]);
}
