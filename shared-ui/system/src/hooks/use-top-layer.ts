import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Maximum height of a list below a field, in pixels (specification §9). */
export const MENU_HEIGHT = 300;
const GAP = 4;
const EDGE = 8;

function place(anchor: HTMLElement, layer: HTMLElement): void {
  const field = anchor.getBoundingClientRect();
  // The visual viewport excludes a phone's keyboard.
  const height = window.visualViewport?.height ?? window.innerHeight;
  const below = height - field.bottom - GAP - EDGE;
  const above = field.top - GAP - EDGE;
  layer.style.maxHeight = `${MENU_HEIGHT}px`;
  const up = below < layer.offsetHeight && above > below;
  Object.assign(layer.style, {
    left: `${field.left}px`,
    width: `${field.width}px`,
    top: up ? 'auto' : `${field.bottom + GAP}px`,
    bottom: up ? `${window.innerHeight - field.top + GAP}px` : 'auto',
    maxHeight: `${Math.max(88, Math.min(MENU_HEIGHT, up ? above : below))}px`,
  });
}

/**
 * Positions a list below its field, above everything: in the browser's top layer, so that no dialog clips it and nothing on the
 * page moves. It keeps its place in the document, so that a dialog's focus trap includes it. (@floating-ui/dom does the same
 * for 5.7 KB br.) Escape closes only the list, not the dialog around it.
 */
export function useTopLayer(
  open: boolean,
  anchor: RefObject<HTMLElement | null>,
  layer: RefObject<HTMLElement | null>,
  onEscape: () => void,
): void {
  const closing = useRef(onEscape);
  useLayoutEffect(() => {
    closing.current = onEscape;
  });
  useLayoutEffect(() => {
    const field = anchor.current;
    const list = layer.current;
    if (!open || !field || !list) return;
    const update = () => place(field, list);
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      closing.current();
    };
    // Missing in jsdom.
    list.showPopover?.();
    update();
    window.addEventListener('scroll', update, { capture: true, passive: true });
    window.addEventListener('resize', update);
    window.visualViewport?.addEventListener('resize', update);
    // A dialog listens on the document in the capturing phase, and the window comes before it.
    window.addEventListener('keydown', onKeyDown, true);
    return () => {
      window.removeEventListener('scroll', update, { capture: true });
      window.removeEventListener('resize', update);
      window.visualViewport?.removeEventListener('resize', update);
      window.removeEventListener('keydown', onKeyDown, true);
      if (list.isConnected) list.hidePopover?.();
    };
  }, [open, anchor, layer]);
}
