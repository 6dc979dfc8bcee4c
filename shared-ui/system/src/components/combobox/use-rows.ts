import { type RefObject, type UIEvent, useEffect, useState } from 'react';
import { MENU_HEIGHT } from '../../hooks/use-top-layer.ts';

/** Lists up to this length are rendered completely. */
const WHOLE_LIST = 100;
/** Extra rows rendered beyond each edge, so that fast scrolling shows no gaps. */
const SPARE = 8;

/**
 * Virtualises a long list of rows of equal height, so that a thousand options render as fast as twenty. Scrolls the highlighted
 * row into view.
 */
export function useRows(list: RefObject<HTMLElement | null>, count: number, rowHeight: number, highlighted: number) {
  const [scrolled, setScrolled] = useState(0);
  useEffect(() => {
    const scroller = list.current;
    if (!scroller || highlighted < 0) return;
    const top = highlighted * rowHeight;
    const height = scroller.clientHeight || MENU_HEIGHT;
    if (top < scroller.scrollTop) scroller.scrollTop = top;
    else if (top + rowHeight * 1.5 > scroller.scrollTop + height) scroller.scrollTop = top + rowHeight * 1.5 - height;
    setScrolled(scroller.scrollTop);
  }, [list, highlighted, rowHeight]);
  const whole = count <= WHOLE_LIST;
  const first = whole ? 0 : Math.max(0, Math.min(Math.floor(scrolled / rowHeight), count - 1) - SPARE);
  const last = whole ? count : Math.min(count, first + Math.ceil(MENU_HEIGHT / rowHeight) + 2 * SPARE);
  return {
    first,
    last,
    height: count * rowHeight,
    onScroll: (event: UIEvent<HTMLElement>) => setScrolled(event.currentTarget.scrollTop),
  };
}
