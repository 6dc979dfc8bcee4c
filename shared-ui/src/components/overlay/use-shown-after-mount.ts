import { useEffect, useState } from 'react';

/**
 * False on the first render, then `open`. Zag's machines move the focus on the way from closed to open, and miss it when
 * they start open, as a view that was loaded for its first opening does.
 */
export function useShownAfterMount(open: boolean): boolean {
  const [mounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  return mounted && open;
}
