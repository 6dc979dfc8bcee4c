import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps the focus in a dialog whose content changes: a form that gives way to its answer takes the focused field with it.
 * The dialog itself has the focus then, so that its new title is read out and Tab goes on inside.
 */
export function useFocusInside(content: RefObject<HTMLElement | null>) {
  const held = useRef<Element | null>(null);
  // After every drawing: that is when elements go.
  useEffect(() => {
    if (!held.current || held.current.isConnected) return;
    held.current = null;
    if (document.activeElement === document.body) content.current?.focus();
  });
  return ({ target }: FocusEvent) => {
    held.current = target;
  };
}
