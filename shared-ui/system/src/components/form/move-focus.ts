let isMoving = false;

/** True while the form itself moves the focus: nobody left the field that loses it. */
export const isFocusMoving = (): boolean => isMoving;

/** Focuses the element without marking the field that had the focus as left, which would clear the server's errors. */
export function moveFocus(element: HTMLElement | null | undefined): void {
  isMoving = true;
  element?.focus();
  isMoving = false;
}
