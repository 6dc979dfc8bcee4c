import { type RefObject, useEffect, useRef } from 'react';

/** Focus targets, one in each `li` or `tr` of a list. */
const STOP = '[data-stop]';

const stopsIn = (container: HTMLElement | null) => [...(container?.querySelectorAll<HTMLElement>(STOP) ?? [])];

/**
 * Preserves the position of keyboard users. When the focused element is removed and nothing else got the focus, it moves to the
 * element with `data-stop` in the item of `container` at the same index, otherwise in the last item. If there is no item left,
 * or the element was not in an item, it moves to the nearest focusable ancestor, otherwise to `fallback`.
 */
export function useKeptFocus(
  container: RefObject<HTMLElement | null>,
  fallback: () => HTMLElement | null | undefined,
): void {
  const last = useRef<{ element: Element; index: number; place: HTMLElement | null } | null>(null);
  // After every render, because elements are removed then and the container itself may be replaced.
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
