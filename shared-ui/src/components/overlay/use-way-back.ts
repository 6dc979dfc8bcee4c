import { useLayoutEffect, useRef } from 'react';

let menuButton: HTMLElement | null = null;

/** The button whose menu was chosen from: a dialog that opens next gives the focus back to it, for the menu is gone by then. */
export function noteMenuButton(button: HTMLElement | null): void {
  menuButton = button;
}

/** What opened a dialog: the focused element, or the button of the menu that has just closed. */
function findOpener(): Element | null {
  const focused = document.activeElement;
  const isMenu = focused === document.body || focused?.closest('[role="menu"]');
  const opener = isMenu && menuButton ? menuButton : focused;
  menuButton = null;
  return opener;
}

/**
 * Where the focus goes when a dialog closes, if what had it before is gone by then: to what stood around it and takes the
 * focus, else to the heading of the page. Null leaves it to the dialog, which gives the focus back.
 */
export function useWayBack(open: boolean): () => HTMLElement | null {
  const opener = useRef<{ element: Element | null; place: HTMLElement | null } | null>(null);
  useLayoutEffect(() => {
    if (!open) return;
    const element = findOpener();
    const place = element?.closest<HTMLElement>('main [tabindex="-1"]') ?? null;
    opener.current = { element, place };
  }, [open]);
  return () => {
    const { element, place } = opener.current ?? {};
    if (element?.isConnected) return element === document.body ? null : (element as HTMLElement);
    if (place?.isConnected) return place;
    const heading = document.querySelector<HTMLElement>('main h1');
    if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1;
    return heading;
  };
}
