import { type RefObject, useEffect, useRef } from 'react';

/** What may get the focus, one in each `li` or `tr` of a list. */
const STOP = '[data-stop]';

const stopsIn = (container: HTMLElement | null) => [...(container?.querySelectorAll<HTMLElement>(STOP) ?? [])];

/**
 * Keeps the place of whoever works by keyboard: when the focused element leaves the page, and nothing else took the focus, it
 * goes to the element marked by `data-stop` in the item of `container` that came in the place, else to the last one, and to
 * `fallback` when none is left or the element stood in no item.
 */
export function useKeptFocus(
  container: RefObject<HTMLElement | null>,
  fallback: () => HTMLElement | null | undefined,
): void {
  const last = useRef<{ element: Element; index: number } | null>(null);
  // After every drawing: that is when elements go, and when the container itself may be another one.
  useEffect(() => {
    const watched = container.current;
    const note = ({ target }: FocusEvent) => {
      const element = target as Element;
      const index = stopsIn(watched).findIndex((stop) => (stop.closest('li, tr') ?? stop).contains(element));
      last.current = { element, index };
    };
    watched?.addEventListener('focusin', note);
    const left = last.current;
    if (left && !left.element.isConnected) {
      last.current = null;
      const stops = stopsIn(watched);
      const next = left.index < 0 ? undefined : stops[Math.min(left.index, stops.length - 1)];
      if (document.activeElement === document.body) (next ?? fallback())?.focus({ preventScroll: true });
    }
    return () => watched?.removeEventListener('focusin', note);
  });
}
