import { type ReactNode, useEffect, useState } from 'react';

/**
 * Milliseconds that a page or a slot may keep its place empty. Code that does not come is given up after 6 s (webpack's limit for
 * a file), so what takes longer waits for something that never comes.
 */
export const WAITING_LIMIT = 6500;

/**
 * The fallback of a `Suspense` of a page or a slot. After the limit it throws, so that the boundary above shows its panel: React
 * itself waits for ever, and counts a page as rendered that shows its fallback.
 */
export function Waiting({ children }: { children: ReactNode }) {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), WAITING_LIMIT);
    return () => clearTimeout(timer);
  }, []);
  if (isOver) throw new Error(`nothing to show after ${WAITING_LIMIT} ms`);
  return children;
}
