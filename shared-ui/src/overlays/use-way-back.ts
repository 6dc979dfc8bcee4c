import { useLayoutEffect, useRef } from 'react';

/**
 * Where the focus goes when a dialog closes, if what had it before is gone by then: to the heading of the page. Null leaves
 * it to the dialog, which gives the focus back.
 */
export function useWayBack(open: boolean): () => HTMLElement | null {
  const opener = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (open) opener.current = document.activeElement;
  }, [open]);
  return () => {
    if (opener.current?.isConnected) return null;
    const heading = document.querySelector<HTMLElement>('main h1');
    if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1;
    return heading;
  };
}
