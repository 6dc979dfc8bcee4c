import { useSessionStore } from './session-store.ts';

declare global {
  interface Window {
    /** Prefetched data of a page: path relative to /api/ to its promise. */
    __early?: Record<string, Promise<unknown>>;
  }
}

/** Milliseconds for which prefetched data may replace the page's own first read. */
const EARLY_LIFE = 15_000;

const arrived: Record<string, unknown> = {};

/**
 * Prefetched responses that have arrived, by path: a page's first render shows them without waiting for its own read, which
 * follows. A single object that is filled and emptied, so that it can be passed on once.
 */
export const earlyAnswers: Readonly<Record<string, unknown>> = arrived;

const ofGuest = new WeakSet<object>();

/** Marks answers that a guest gets, from which the gateway has rendered the page for everybody. */
export function markOfGuest<Answers extends object>(answers: Answers): Answers {
  ofGuest.add(answers);
  return answers;
}

export const isOfGuest = (answers: object): boolean => ofGuest.has(answers);

function noteArrival(path: string, answer: Promise<unknown>): void {
  answer.then(
    (value) => {
      if (window.__early?.[path] === answer) arrived[path] = value;
    },
    () => undefined,
  );
}

if (typeof window !== 'undefined') {
  for (const [path, answer] of Object.entries(window.__early ?? {})) noteArrival(path, answer);
}

/** Stores a response for a page that may open soon. An unused one raises no error and expires. */
export function keepEarly(path: string, read: (path: string) => Promise<unknown>): void {
  window.__early ??= {};
  if (window.__early[path]) return;
  const answer = read(path);
  window.__early[path] = answer;
  noteArrival(path, answer);
  setTimeout(() => {
    if (window.__early?.[path] !== answer) return;
    delete window.__early[path];
    delete arrived[path];
  }, EARLY_LIFE);
}

/** The prefetched response for `path`, once. */
export function takeEarly(path: string): Promise<unknown> | undefined {
  const store = typeof window === 'undefined' ? undefined : window.__early;
  const early = store?.[path];
  if (early) delete store?.[path];
  return early;
}

/** After a write, or a change of identity, an earlier response would be taken for a fresh one. */
export function forgetEarly(): void {
  if (typeof window !== 'undefined') window.__early = {};
  for (const path of Object.keys(arrived)) delete arrived[path];
}

useSessionStore.subscribe((session, before) => {
  // Reading the stored session at the start is not a change: the page's first data was requested with it.
  if (before.isLoading) return;
  if (session.user?.id !== before.user?.id || session.company?.id !== before.company?.id) forgetEarly();
});
