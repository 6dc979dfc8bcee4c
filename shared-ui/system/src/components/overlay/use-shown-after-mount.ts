import { useEffect, useState } from 'react';

/**
 * False on the first render, then `open`. Zag's machines move the focus in the transition from closed to open. They would skip
 * it for a view that is loaded for its first opening and therefore starts open.
 */
export function useShownAfterMount(open: boolean): boolean {
  const [mounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  return mounted && open;
}
