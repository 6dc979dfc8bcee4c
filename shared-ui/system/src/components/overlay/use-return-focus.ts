import { useLayoutEffect, useRef } from 'react';

let menuButton: HTMLElement | null = null;

/**
 * The button of the last menu in which an item was chosen. A dialog that opens next returns the focus to it, because the menu
 * is closed by then.
 */
export function rememberMenuButton(button: HTMLElement | null): void {
  menuButton = button;
}

/** The element that opened a dialog: the focused one, or the button of the menu that has just closed. */
function findOpener(): Element | null {
  const focused = document.activeElement;
  const isMenu = focused === document.body || focused?.closest('[role="menu"]');
  const opener = isMenu && menuButton ? menuButton : focused;
  menuButton = null;
  return opener;
}

/**
 * Where the focus goes when a dialog closes and the previously focused element no longer exists: to the nearest focusable
 * ancestor of it, otherwise to the heading of the page. Null leaves it to the dialog, which returns the focus.
 */
export function useReturnFocus(open: boolean): () => HTMLElement | null {
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
