/** Milliseconds: a hidden page draws no frames. Longer than a frame of a slow phone, which must come first. */
const FRAME_WAIT = 500;

/** Calls back once, after what is on the page now has been painted. */
export function afterPaint(act: () => void): void {
  let done = false;
  const go = () => {
    if (done) return;
    done = true;
    act();
  };
  requestAnimationFrame(() => setTimeout(go));
  setTimeout(go, FRAME_WAIT);
}
