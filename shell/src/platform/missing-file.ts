import { wouldLoseInput } from '@wspolnik/system';
import { readRelease } from './release.ts';

const STORE = 'wspolnik.reloaded';
/** Milliseconds in which a form keeps what was typed last. */
const DRAFT_TIME = 400;
/** Milliseconds for the answer whether the file is there. */
const TIMEOUT = 5000;
const RELEASED = /^\/[rg]\//;

/** Whether the gateway answers, and no longer has the file: a slow or broken line is no reason to reload. */
async function isGone(pathname: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT);
    return (await fetch(pathname, { method: 'HEAD', cache: 'no-store', signal })).status === 404;
  } catch {
    return false;
  }
}

/**
 * Notes that this tab has given up a release; false when it had done so before, and when it cannot be noted. The same release
 * again would lack the same file, and the page would reload for ever.
 */
function giveUp(release: number): boolean {
  try {
    const before = JSON.parse(sessionStorage.getItem(STORE) ?? '[]') as number[];
    if (before.includes(release)) return false;
    sessionStorage.setItem(STORE, JSON.stringify([...before, release]));
    return true;
  } catch {
    return false;
  }
}

async function reloadWhenGone(request: string, reload: () => void): Promise<void> {
  const page = window.location.href;
  const { origin, pathname } = new URL(request, window.location.href);
  if (origin !== window.location.origin || !RELEASED.test(pathname) || !(await isGone(pathname))) return;
  await new Promise((resolve) => setTimeout(resolve, DRAFT_TIME));
  // People who have gone on meanwhile are not disturbed.
  if (window.location.href !== page || wouldLoseInput()) return;
  if (giveUp(readRelease().number)) reload();
}

/**
 * A tab that was open for long may need a file of a release that is no longer served. It loads the page anew, once, with the
 * drafts that it keeps; where that would lose something, the panel of the failure stays.
 */
export function startMissingFiles(reload = () => window.location.reload()): void {
  window.addEventListener('wp:failure', ({ detail: { request } }) => {
    if (request) void reloadWhenGone(request, reload);
  });
}
