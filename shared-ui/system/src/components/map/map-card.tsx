import { CloseButton } from '@wspolnik/system';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './map-card.module.css';

interface MapCardProps {
  name: string;
  /** Moves the focus into the card when it opens: after a choice from the list. */
  focus?: boolean;
  onClose(): void;
  children: ReactNode;
}

/** The card of a marker. No focus trap: Escape or the button closes it. */
export function MapCard({ name, focus, onClose, children }: MapCardProps) {
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The library adds its popup to the page after this effect.
    if (focus) queueMicrotask(() => card.current?.focus({ preventScroll: true }));
  }, [focus]);
  return (
    <div
      ref={card}
      role="dialog"
      aria-label={name}
      tabIndex={-1}
      className={styles.card}
      onKeyDown={(event) => {
        // The map would handle arrows and plus itself.
        event.stopPropagation();
        if (event.key === 'Escape') onClose();
      }}
    >
      <CloseButton className={styles.close} onClick={onClose} />
      {children}
    </div>
  );
}
