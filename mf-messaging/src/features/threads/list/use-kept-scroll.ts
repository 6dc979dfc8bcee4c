import { type RefObject, useEffect, useRef } from 'react';

/** Where the list beside a thread was scrolled to: every thread is its own page, with its own list. */
let last = { of: '', top: 0 };

/** Keeps the place in a scroll box over pages, for the same list. */
export function useKeptScroll(of: string): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    element.scrollTop = last.of === of ? last.top : 0;
    const note = () => {
      last = { of, top: element.scrollTop };
    };
    element.addEventListener('scroll', note, { passive: true });
    return () => element.removeEventListener('scroll', note);
  }, [of]);
  return box;
}
