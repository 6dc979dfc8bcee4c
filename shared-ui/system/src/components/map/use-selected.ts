import { useRef, useState } from 'react';

interface Options {
  selectedId?: string | null;
  onSelect?(id: string | null): void;
}

export interface Selected {
  id: string | null;
  /** Whether the card gets the focus: it was opened from the list. */
  focusCard: boolean;
  fromList(id: string): void;
  fromMap(id: string | null): void;
}

/**
 * The marker whose card is open, controlled by a prop or uncontrolled. When the card closes, the focus returns to the button
 * that opened it.
 */
export function useSelected({ selectedId, onSelect }: Options): Selected {
  const [own, setOwn] = useState<string | null>(null);
  const [focusCard, setFocusCard] = useState(false);
  const opener = useRef<Element | null>(null);
  const change = (id: string | null, byList: boolean) => {
    setOwn(id);
    setFocusCard(byList);
    onSelect?.(id);
  };
  return {
    id: selectedId === undefined ? own : selectedId,
    focusCard,
    fromList(id) {
      opener.current = document.activeElement;
      change(id, true);
    },
    fromMap(id) {
      change(id, false);
      if (id === null && opener.current instanceof HTMLElement) opener.current.focus();
      opener.current = null;
    },
  };
}
