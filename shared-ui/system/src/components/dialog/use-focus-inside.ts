import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps the focus in a dialog whose content changes: when a form is replaced by its result, its focused field is removed. Then
 * the dialog itself gets the focus, so that its new title is announced and Tab continues inside.
 */
export function useFocusInside(content: RefObject<HTMLElement | null>) {
  const held = useRef<Element | null>(null);
  // After every render, because that is when elements are removed.
  useEffect(() => {
    if (!held.current || held.current.isConnected) return;
    held.current = null;
    if (document.activeElement === document.body) content.current?.focus();
  });
  return ({ target }: FocusEvent) => {
    held.current = target;
  };
}
