/** Milliseconds between questions: soon at first, then once a minute. */
const FIRST = 5000;
const LONGEST = 60_000;
/** Milliseconds after which a question counts as unanswered. */
const TIMEOUT = 5000;

async function answers(): Promise<boolean> {
  try {
    return (await fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT) })).ok;
  } catch {
    return false;
  }
}

export interface Watch {
  /** Asks at once. */
  ask(): Promise<void>;
  end(): void;
}

/** Calls `onBack` once the server answers; asks at intervals, and when the browser says that the connection is back. */
export function watchServer(onBack: () => void): Watch {
  let wait = FIRST;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  const end = () => {
    isOver = true;
    clearTimeout(timer);
    window.removeEventListener('online', ask);
  };
  async function ask(): Promise<void> {
    clearTimeout(timer);
    const isBack = await answers();
    if (isOver) return;
    if (isBack) {
      end();
      onBack();
      return;
    }
    timer = setTimeout(ask, wait);
    wait = Math.min(wait * 2, LONGEST);
  }
  window.addEventListener('online', ask);
  timer = setTimeout(ask, wait);
  return { ask, end };
}
