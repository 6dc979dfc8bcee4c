/** Milliseconds in which a dialog has closed and given the focus back by itself. */
const FOCUS_BACK = 150;

/** What had the focus may be gone with an action: then the order itself takes it. Returns the way to stop. */
export function focusOrderIfLost(orderId: string): () => void {
  const timer = setTimeout(() => {
    const { activeElement } = document;
    if (activeElement && activeElement !== document.body) return;
    document.getElementById(`order-${orderId}`)?.focus({ preventScroll: true });
  }, FOCUS_BACK);
  return () => clearTimeout(timer);
}
