import { useEffect } from 'react';

/** Milliseconds within which a closing dialog has restored the focus. */
const FOCUS_BACK = 150;

/**
 * Whether the person used the keyboard last. `:focus-visible` cannot tell for an element that the page focuses by itself:
 * browsers then draw the ring for everybody who follows a link.
 */
let usesKeyboard = false;
if (typeof window !== 'undefined') {
  window.addEventListener('keydown', () => (usesKeyboard = true), { capture: true, passive: true });
  window.addEventListener('pointerdown', () => (usesKeyboard = false), { capture: true, passive: true });
}

function focusOrder(order: HTMLElement): void {
  order.toggleAttribute('data-by-keyboard', usesKeyboard);
  order.focus({ preventScroll: true });
}

/** An action may remove the focused element; the order then gets the focus. Returns a function that cancels this. */
export function focusOrderIfLost(orderId: string): () => void {
  const timer = setTimeout(() => {
    const { activeElement } = document;
    if (activeElement && activeElement !== document.body) return;
    const order = document.getElementById(`order-${orderId}`);
    if (order) focusOrder(order);
  }, FOCUS_BACK);
  return () => clearTimeout(timer);
}

/** Scrolls to `#order-{id}` and focuses it once it is rendered, after a load or a change of the hash. */
export function useScrollToHash(hash: string, isLoaded: boolean) {
  useEffect(() => {
    if (!isLoaded || !hash.startsWith('#order-')) return;
    // Valid ids contain no percent-encoded characters; a hash with such characters matches no element.
    const target = document.getElementById(hash.slice(1));
    if (!target) return;
    target.scrollIntoView({ block: 'start' });
    focusOrder(target);
  }, [hash, isLoaded]);
}
