import { useEffect } from 'react';

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

/** Brings `#order-{id}` into view and focus once it is on the screen, after a load or a change of the hash. */
export function useScrollToHash(hash: string, isLoaded: boolean) {
  useEffect(() => {
    if (!isLoaded || !hash.startsWith('#order-')) return;
    // Ids hold nothing that a browser would escape; what does finds nothing.
    const target = document.getElementById(hash.slice(1));
    target?.scrollIntoView({ block: 'start' });
    target?.focus({ preventScroll: true });
  }, [hash, isLoaded]);
}
