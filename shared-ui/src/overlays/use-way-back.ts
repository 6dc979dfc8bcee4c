import { useLayoutEffect, useRef } from 'react';

/**
 * Where the focus goes when a dialog closes, if what had it before is gone by then: to what stood around it and takes the
 * focus, else to the heading of the page. Null leaves it to the dialog, which gives the focus back.
 */
export function useWayBack(open: boolean): () => HTMLElement | null {
  const opener = useRef<{ element: Element | null; place: HTMLElement | null } | null>(null);
  useLayoutEffect(() => {
    const element = document.activeElement;
    const place = element?.closest<HTMLElement>('main [tabindex="-1"]') ?? null;
    if (open) opener.current = { element, place };
  }, [open]);
  return () => {
    if (opener.current?.element?.isConnected) return null;
    if (opener.current?.place?.isConnected) return opener.current.place;
    const heading = document.querySelector<HTMLElement>('main h1');
    if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1;
    return heading;
  };
}
