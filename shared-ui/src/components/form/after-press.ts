let isWatching = false;
let isPressed = false;

const ENDS = ['pointerup', 'pointercancel'] as const;

/** Begins to notice whether a pointer is down; once, however often it is called. */
export function watchPress(): void {
  if (isWatching) return;
  isWatching = true;
  document.addEventListener('pointerdown', () => (isPressed = true), true);
  for (const end of ENDS) document.addEventListener(end, () => (isPressed = false), true);
}

/**
 * Calls now, or while a pointer is down once its click is over. A field that is left by pressing a button must not show its
 * error before: the text would move the button away from under the pointer, and the click would be lost.
 */
export function afterPress(call: () => unknown): void {
  if (!isPressed) {
    call();
    return;
  }
  const release = () => {
    for (const end of ENDS) document.removeEventListener(end, release);
    setTimeout(call);
  };
  for (const end of ENDS) document.addEventListener(end, release);
}
