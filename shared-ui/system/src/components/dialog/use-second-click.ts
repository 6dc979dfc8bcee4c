import { type MouseEvent, type PointerEvent, useRef } from 'react';

/** Milliseconds between the two clicks of a double click, as desktop systems have it. */
const DOUBLE_CLICK_MS = 500;

/**
 * Makes a dialog ignore the second half of a double click. The first half may have changed the content, with other buttons under the
 * pointer or, where the dialog became smaller, the page behind it.
 */
export function useSecondClick() {
  const pressed = useRef(Number.NEGATIVE_INFINITY);
  return {
    /** For the content: where a double click begins. */
    note: (event: PointerEvent) => {
      pressed.current = event.timeStamp;
    },
    ignoreInside: (event: MouseEvent) => {
      if (event.detail < 2) return;
      event.preventDefault();
      event.stopPropagation();
    },
    ignoreOutside: (event: CustomEvent<{ originalEvent: Event }>) => {
      if (event.detail.originalEvent.timeStamp - pressed.current < DOUBLE_CLICK_MS) event.preventDefault();
    },
  };
}
