/** Milliseconds between two looks at the clock. */
const TICK = 5_000;
/** A clock that jumped this far stood still meanwhile: the machine slept, or the browser froze the tab. */
const SLEPT = 20_000;
/** The browser runs timers of hidden tabs once a minute, which is no sleep. */
const SLEPT_HIDDEN = 90_000;

export const isVisible = (): boolean => document.visibilityState === 'visible';

/** Calls `wake` whenever the connection may have broken unnoticed or may work again. Returns a function that stops it. */
export function onWake(wake: () => void): () => void {
  const shown = () => isVisible() && wake();
  const restored = ({ persisted }: PageTransitionEvent) => persisted && wake();
  let looked = Date.now();
  const look = () => {
    const now = Date.now();
    const away = now - looked;
    looked = now;
    if (away > (isVisible() ? SLEPT : SLEPT_HIDDEN)) wake();
  };
  const clock = setInterval(look, TICK);
  window.addEventListener('online', wake);
  window.addEventListener('pageshow', restored);
  document.addEventListener('visibilitychange', shown);
  document.addEventListener('resume', wake);
  return () => {
    clearInterval(clock);
    window.removeEventListener('online', wake);
    window.removeEventListener('pageshow', restored);
    document.removeEventListener('visibilitychange', shown);
    document.removeEventListener('resume', wake);
  };
}
