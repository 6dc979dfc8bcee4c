import { useEffect } from 'react';

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
