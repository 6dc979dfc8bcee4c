import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';

/** Minimum distance of a swipe in pixels; anything shorter is a tap. */
const SWIPE = 40;

/** Navigation through `count` pictures: steps and swipes wrap around, Home and End go to the ends. */
export function useGalleryMoves(count: number, index: number, onIndex: (index: number) => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  const step = (by: number) => onIndex((index + by + count) % count);
  const targets: Record<string, () => void> = {
    ArrowRight: () => step(1),
    ArrowLeft: () => step(-1),
    Home: () => onIndex(0),
    End: () => onIndex(count - 1),
  };
  return {
    step,
    onKeyDown(event: KeyboardEvent): void {
      const go = targets[event.key];
      if (!go || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      go();
    },
    swipe: {
      onPointerDown(event: PointerEvent): void {
        start.current = event.pointerType === 'mouse' ? null : { x: event.clientX, y: event.clientY };
      },
      onPointerUp(event: PointerEvent): void {
        if (!start.current) return;
        const x = event.clientX - start.current.x;
        const y = event.clientY - start.current.y;
        start.current = null;
        if (Math.abs(x) > SWIPE && Math.abs(x) > Math.abs(y)) step(x < 0 ? 1 : -1);
      },
      onPointerCancel(): void {
        start.current = null;
      },
    },
  };
}

/** Pictures that failed to load. */
export function useBroken() {
  const [broken, setBroken] = useState<readonly string[]>([]);
  return {
    isBroken: (url: string) => broken.includes(url),
    report: (url: string) => setBroken((before) => (before.includes(url) ? before : [...before, url])),
  };
}
