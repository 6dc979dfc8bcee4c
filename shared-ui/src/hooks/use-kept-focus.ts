import { type RefObject, useEffect, useRef } from 'react';

/** What may get the focus, one in each `li` or `tr` of a list. */
const STOP = '[data-stop]';

const stopsIn = (container: HTMLElement | null) => [...(container?.querySelectorAll<HTMLElement>(STOP) ?? [])];

/**
 * Keeps the place of whoever works by keyboard: when the focused element leaves the page, and nothing else took the focus, it
 * goes to the element marked by `data-stop` in the item of `container` that came in the place, else to the last one. When none
 * is left, or the element stood in no item, it goes to what stood around it and takes the focus, else to `fallback`.
 */
export function useKeptFocus(
  container: RefObject<HTMLElement | null>,
  fallback: () => HTMLElement | null | undefined,
): void {
  const last = useRef<{ element: Element; index: number; place: HTMLElement | null } | null>(null);
  // After every drawing: that is when elements go, and when the container itself may be another one.
  useEffect(() => {
    const watched = container.current;
    const note = ({ target }: FocusEvent) => {
      const element = target as Element;
      const index = stopsIn(watched).findIndex((stop) => (stop.closest('li, tr') ?? stop).contains(element));
      last.current = { element, index, place: element.closest<HTMLElement>('main [tabindex="-1"]') };
    };
    watched?.addEventListener('focusin', note);
    const left = last.current;
    if (left && !left.element.isConnected) {
      last.current = null;
      const stops = stopsIn(watched);
      const next = left.index < 0 ? undefined : stops[Math.min(left.index, stops.length - 1)];
      const around = left.place?.isConnected ? left.place : fallback();
      if (document.activeElement === document.body) (next ?? around)?.focus({ preventScroll: true });
    }
    return () => watched?.removeEventListener('focusin', note);
  });
}
