import { type MouseEvent, useEffect, useRef } from 'react';

/**
 * A page chosen in the pagination starts at the top of the list, in scroll position and focus. Back and Forward restore the
 * previous scroll position. The scroll waits for the new address; otherwise it would be stored as the position of the old page.
 */
export function usePagingTop(page: string | undefined) {
  const top = useRef<HTMLElement>(null);
  const isPaging = useRef(false);
  const shownPage = useRef(page);
  useEffect(() => {
    if (shownPage.current === page) return;
    shownPage.current = page;
    if (!isPaging.current) return;
    isPaging.current = false;
    // After the frame that handles the click, because layout and paint of the content scrolled into view would delay it.
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => {
        top.current?.scrollIntoView({ block: 'start' });
        top.current?.focus({ preventScroll: true });
      });
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [page]);
  const onPaging = (click: MouseEvent<HTMLElement>) => {
    const opensElsewhere = click.ctrlKey || click.metaKey || click.shiftKey;
    const isShown = (click.target as Element).closest('[aria-current]') !== null;
    isPaging.current = !opensElsewhere && !isShown;
  };
  return { top, onPaging };
}
