import { useEffect, useRef, useState } from 'react';

/** Whole rows of one, two, three or four cards. */
const STEP = 12;
/** A step is drawn up to two screens ahead, so that scrolling rarely meets the end of the list. */
const AHEAD = '0px 0px 200% 0px';
/** Most items drawn at once when Back leads to the list. */
const RESTORED = 20 * STEP;
/** In the state of the history's entry: without the items above it a scroll position cannot be restored. */
const MEMORY = 'wpSteps';

function remembered(): number {
  const shown: unknown = window.history.state?.[MEMORY];
  return typeof shown === 'number' ? Math.min(shown, RESTORED) : STEP;
}

/** The first items of a long list; more follow as its end comes near the screen, or when the button there is pressed. */
export function useSteps(length: number) {
  const [drawn, setDrawn] = useState(remembered);
  const list = useRef<HTMLUListElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  /** The button moves away or disappears: its focus passes to the first new item. */
  const focused = useRef<number | null>(null);
  const hasMore = drawn < length;

  const drawAfter = (items: number) => {
    if (document.activeElement === button.current) focused.current = items;
    setDrawn(items + STEP);
    window.history.replaceState({ ...window.history.state, [MEMORY]: items + STEP }, '');
  };
  const onNear = useRef(drawAfter);
  onNear.current = drawAfter;

  useEffect(() => {
    if (focused.current === null) return;
    list.current?.children[focused.current]?.querySelector('a')?.focus();
    focused.current = null;
  });

  /** Once the screen is full, an end that a jump has brought onto it stays: more items would move what follows the list. */
  const full = useRef(false);
  // Observed again after each step: a button that is still near sends no further event.
  useEffect(() => {
    if (!hasMore || !button.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const near = entries.find((entry) => entry.isIntersecting);
        if (near && (!full.current || near.boundingClientRect.top >= window.innerHeight)) onNear.current(drawn);
        else full.current = true;
      },
      { rootMargin: AHEAD },
    );
    observer.observe(button.current);
    return () => observer.disconnect();
  }, [drawn, hasMore]);

  return { shown: Math.min(drawn, length), hasMore, showMore: () => drawAfter(drawn), list, button };
}
