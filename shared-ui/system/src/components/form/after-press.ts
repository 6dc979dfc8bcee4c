let isWatching = false;
let isPressed = false;

const ENDS = ['pointerup', 'pointercancel'] as const;

/** Starts to track whether a pointer is down; further calls have no effect. */
export function watchPress(): void {
  if (isWatching) return;
  isWatching = true;
  document.addEventListener('pointerdown', () => (isPressed = true), true);
  for (const end of ENDS) document.addEventListener(end, () => (isPressed = false), true);
}

/**
 * Calls back now or, while a pointer is down, after its click. If a press on a button blurs a field, the field's error must not
 * appear before the click: it would move the button away from the pointer, and the click would be lost.
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
