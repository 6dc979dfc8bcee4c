/** Milliseconds after the page has loaded in which what is on the screen is still coming. */
const SETTLING = 1_500;

interface SavesData {
  connection?: { saveData?: boolean };
}

/** Calls once the page has loaded and the browser rests; never where the person asked to save data. Returns the way to stop. */
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
