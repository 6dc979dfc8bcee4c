import { useEffect } from 'react';

/** Milliseconds within which a closing dialog has restored the focus. */
const FOCUS_BACK = 150;

/** An action may remove the focused element; the order then gets the focus. Returns a function that cancels this. */
export function focusOrderIfLost(orderId: string): () => void {
  const timer = setTimeout(() => {
    const { activeElement } = document;
    if (activeElement && activeElement !== document.body) return;
    document.getElementById(`order-${orderId}`)?.focus({ preventScroll: true });
  }, FOCUS_BACK);
  return () => clearTimeout(timer);
}

/** Scrolls to `#order-{id}` and focuses it once it is rendered, after a load or a change of the hash. */
export function useScrollToHash(hash: string, isLoaded: boolean) {
  useEffect(() => {
    if (!isLoaded || !hash.startsWith('#order-')) return;
    // Valid ids contain no percent-encoded characters; a hash with such characters matches no element.
    const target = document.getElementById(hash.slice(1));
    target?.scrollIntoView({ block: 'start' });
    target?.focus({ preventScroll: true });
  }, [hash, isLoaded]);
}
