import { type MouseEvent, useEffect, useRef } from 'react';

/**
 * A page chosen in the pagination begins at the top of the list, for the eye and for the keyboard; Back and Forward keep
 * the place they had. It waits for the new address, or the scroll would be remembered as the place of the old page.
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
    // After the frame that answers the click: what scrolls into sight has to be laid out and drawn first.
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
