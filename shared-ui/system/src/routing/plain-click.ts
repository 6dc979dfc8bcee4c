import type { MouseEvent } from 'react';

/**
 * For a link that a script follows in its own way: a plain click calls `follow`. Every other click, one before the scripts have
 * arrived and one without any opens the address.
 */
export const plainClick = (follow: () => void) => (event: MouseEvent) => {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  follow();
};
