import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Two screens ahead, so that scrolling rarely meets the end of the list. */
const AHEAD = '0px 0px 200% 0px';

/** Calls back when the element comes near the screen; once each time `isWatched` becomes true. */
export function useNearEnd(element: RefObject<Element | null>, isWatched: boolean, onNear: () => void): void {
  const react = useEffectEvent(onNear);
  useEffect(() => {
    const watched = element.current;
    if (!isWatched || !watched) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        react();
      },
      { rootMargin: AHEAD },
    );
    observer.observe(watched);
    return () => observer.disconnect();
  }, [element, isWatched]);
}
