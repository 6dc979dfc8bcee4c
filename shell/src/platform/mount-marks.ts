import { currentNumber } from './remotes.ts';

const STORE = 'wspolnik.mounting';
/** Milliseconds after which a page that was mounted has shown that it goes on. */
const PROOF = 1000;
/** Milliseconds after which another tab's mark is no mount under way: the limits of its steps, and the proof. */
const STALE = 20_000;

/** A remote whose code is about to run, as it is stored. */
interface Mark {
  remote: string;
  /** First digits of its version. */
  version: string;
  release: number;
  url: string;
  /** Milliseconds since 1970. */
  at: number;
}

/** Storage may be forbidden; nothing depends on a mark. */
function attempt<Result>(use: () => Result): Result | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}

/** The same after a reload, so that a tab knows its own mark. */
function tabKey(): string {
  const id = sessionStorage.getItem(STORE) ?? Math.random().toString(36).slice(2);
  sessionStorage.setItem(STORE, id);
  return `${STORE}.${id}`;
}

const clear = () => void attempt(() => localStorage.removeItem(tabKey()));

let proof: ReturnType<typeof setTimeout> | undefined;

/**
 * Notes that a remote's code is about to run. Should it never end, nothing in the tab can report it any more: the note stays, and
 * the next page that starts reports it. Call the result when the remote has been mounted, or given up.
 */
export function markMount(remote: string, entry: string): () => void {
  clearTimeout(proof);
  const version = /\/([0-9a-f]{12})[0-9a-f]{52}\.js$/.exec(entry)?.[1] ?? '';
  const mark: Mark = { remote, version, release: currentNumber(), url: window.location.href, at: Date.now() };
  attempt(() => localStorage.setItem(tabKey(), JSON.stringify(mark)));
  return () => {
    clearTimeout(proof);
    proof = setTimeout(clear, PROOF);
  };
}

/** Takes the marks of this tab, and those of other tabs that are too old to be under way. */
function takeMarks(): Mark[] {
  const own = tabKey();
  return Object.keys(localStorage)
    .filter((key) => key.startsWith(`${STORE}.`))
    .flatMap((key) => {
      const mark = JSON.parse(localStorage.getItem(key) ?? 'null') as Mark | null;
      if (mark && key !== own && Date.now() - mark.at < STALE) return [];
      localStorage.removeItem(key);
      return mark ? [mark] : [];
    });
}

/** Reports the remotes that have frozen a page, in the form of the browser's own reports. */
export function startMountMarks(): void {
  const marks = attempt(takeMarks) ?? [];
  window.addEventListener('pagehide', clear);
  if (marks.length === 0) return;
  const reports = marks.map(({ remote, version, release, url, at }) => ({
    type: 'unfinished-mount',
    age: Date.now() - at,
    url,
    body: { documentURL: url, remote, version, release },
  }));
  fetch('/reports', {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/reports+json' },
    body: JSON.stringify(reports),
  }).catch(() => undefined);
}
