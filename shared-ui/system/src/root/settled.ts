import { useLayoutEffect } from 'react';
import { afterPaint } from '../hooks/after-paint.ts';

// One counter for the whole page: every root shares this module.
let holds = 0;
/** Number of the latest hold, so that a wait from before it does not end it. */
let latest = 0;

/**
 * Removes `data-settled` from <html> until the returned function is called. The attribute says that nothing is loading, mounting,
 * being saved or moving the focus: what reads or operates the page from outside can rely on what it finds.
 */
export function markBusy(): () => void {
  // A server renders pages with the same code.
  if (typeof document === 'undefined') return () => undefined;
  holds += 1;
  latest += 1;
  delete document.documentElement.dataset.settled;
  let held = true;
  return () => {
    if (!held) return;
    held = false;
    holds -= 1;
    if (holds === 0) settleAfterPaint();
  };
}

/** Arrived data are rendered first; that often holds the page again. */
function settleAfterPaint(): void {
  const mine = latest;
  afterPaint(() => {
    if (latest === mine) document.documentElement.dataset.settled = '';
  });
}

/** The page is busy until the promise settles. */
export async function busyWhile<Result>(work: Promise<Result>): Promise<Result> {
  const release = markBusy();
  try {
    return await work;
  } finally {
    release();
  }
}

/** The page is busy while a component is on it, e.g. a skeleton, and `isBusy`. */
export function useBusy(isBusy = true): void {
  useLayoutEffect(() => (isBusy ? markBusy() : undefined), [isBusy]);
}
