import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import classes from './scroll-row.module.css';

export interface ScrollRowProps {
  /** Changes with the selected item and with what moves the items: then the selected one comes into view. */
  watched: string;
  /** One element, as wide as its items. The selected one has `aria-current` or `aria-selected`. */
  children: ReactNode;
}

/** Part of the width that an arrow moves. */
const STEP = 0.7;
/** Browsers round positions. */
const ROUNDING = 1;

/**
 * Items in one row, such as tabs. Where they do not fit, the row fades at that end and has an arrow there. The arrows are for pointers:
 * by keyboard the focus moves through the items, and the browser scrolls to them.
 */
export function ScrollRow({ watched, children }: ScrollRowProps) {
  const row = useRef<HTMLDivElement>(null);
  const hidden = useHidden(row);
  useSelectedInView(row, watched);
  const move = (direction: 1 | -1) => row.current?.scrollBy({ left: direction * row.current.clientWidth * STEP });
  return (
    <div className={classes.whole} data-start={hidden.start || undefined} data-end={hidden.end || undefined}>
      <div ref={row} className={classes.row}>
        {children}
      </div>
      {hidden.start && (
        <button type="button" tabIndex={-1} aria-hidden="true" className={classes.start} onClick={() => move(-1)}>
          <ChevronLeft size={18} strokeWidth={2} />
        </button>
      )}
      {hidden.end && (
        <button type="button" tabIndex={-1} aria-hidden="true" className={classes.end} onClick={() => move(1)}>
          <ChevronRight size={18} strokeWidth={2} />
        </button>
      )}
    </div>
  );
}

/** At which ends items are out of view. */
function useHidden(row: RefObject<HTMLDivElement | null>) {
  const [hidden, setHidden] = useState({ start: false, end: false });
  useEffect(() => {
    const element = row.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const measure = () => {
      const { scrollLeft, clientWidth, scrollWidth } = element;
      const start = scrollLeft > ROUNDING;
      const end = scrollLeft + clientWidth < scrollWidth - ROUNDING;
      setHidden((before) => (before.start === start && before.end === end ? before : { start, end }));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, [row]);
  return hidden;
}

function useSelectedInView(row: RefObject<HTMLDivElement | null>, watched: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: other items move the selected one; otherwise a person's own scrolling stays
  useLayoutEffect(() => {
    const element = row.current;
    const current = element?.querySelector('[aria-current], [aria-selected="true"]')?.getBoundingClientRect();
    if (!element || !current) return;
    const frame = element.getBoundingClientRect();
    // scrollIntoView would move the page as well.
    element.scrollLeft += Math.max(0, current.right - frame.right) + Math.min(0, current.left - frame.left);
  }, [row, watched]);
}
