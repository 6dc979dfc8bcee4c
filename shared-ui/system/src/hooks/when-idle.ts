/** Milliseconds after the load event in which content above the fold is still loading. */
const SETTLING = 1_500;

interface SavesData {
  connection?: { saveData?: boolean };
}

/**
 * Calls back once the page has loaded and the browser is idle; never if the user asked to save data. Returns a cancel function.
 */
export function whenIdle(call: () => void): () => void {
  if ((navigator as SavesData).connection?.saveData) return () => {};
  let idle = 0;
  const rest = () => {
    if (typeof requestIdleCallback === 'function') idle = requestIdleCallback(call);
    else call();
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const settle = () => {
    timer = setTimeout(rest, SETTLING);
  };
  if (document.readyState === 'complete') settle();
  else window.addEventListener('load', settle, { once: true });
  return () => {
    window.removeEventListener('load', settle);
    clearTimeout(timer);
    if (idle) cancelIdleCallback(idle);
  };
}
