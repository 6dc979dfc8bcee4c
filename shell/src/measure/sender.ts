import { entryContent } from '../platform/entries.ts';
import { readStart } from '../platform/release.ts';
import { availableRemotes, currentNumber } from '../platform/remotes.ts';
import type { Views } from './views.ts';

const PATH = '/vitals';
const DIGITS = /\/([0-9a-f]{12})[0-9a-f]{52}\.js$/;

/** Null when this document is not measured. */
async function askToken(): Promise<string | null> {
  const answer = await fetch(`${PATH}?have=${currentNumber()}`, { cache: 'no-store' }).catch(() => null);
  return answer?.status === 200 ? ((await answer.json()) as { token: string }).token : null;
}

/** Container that runs in this page → the first digits of its entry. */
function runningParts(): Record<string, string> {
  const running = [...availableRemotes().filter(entryContent), { name: 'shell', entry: readStart().main ?? '' }];
  return Object.fromEntries(
    running.flatMap(({ name, entry }) => {
      const digits = DIGITS.exec(entry)?.[1];
      return digits ? [[name, digits]] : [];
    }),
  );
}

/** Sends what the views hold, a little later or when the page is left. Null when this document is not measured. */
export async function openSender(views: Views) {
  let token = await askToken();
  if (!token) return null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let dueAt = Number.POSITIVE_INFINITY;

  async function send(): Promise<void> {
    clearTimeout(timer);
    dueAt = Number.POSITIVE_INFINITY;
    const taken = views.take();
    if (taken.length === 0) return;
    const body = JSON.stringify({ token, parts: runningParts(), views: taken });
    // It may be the last thing that the page does.
    const answer = await fetch(PATH, { method: 'POST', body, keepalive: true }).catch(() => null);
    // It was too old; what was in this beacon is lost, and the next ones are not.
    if (answer?.status === 401) token = await askToken();
  }

  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') void send();
  });

  return {
    /** In so many milliseconds at the latest. */
    sendIn(milliseconds: number): void {
      const at = performance.now() + milliseconds;
      if (at >= dueAt) return;
      clearTimeout(timer);
      dueAt = at;
      timer = setTimeout(send, milliseconds);
    },
  };
}
