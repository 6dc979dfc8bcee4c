import { CloseButton } from '@wspolnik/shared-ui';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './map-card.module.css';

interface MapCardProps {
  name: string;
  /** Takes the focus when it opens: for those who came by the list. */
  focus?: boolean;
  onClose(): void;
  children: ReactNode;
}

/** What opens at a marker. It holds the focus of nobody: Escape or the button closes it. */
export function MapCard({ name, focus, onClose, children }: MapCardProps) {
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The library puts its popup into the page after this effect has run.
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
        // The map would take arrows and plus for its own.
        event.stopPropagation();
        if (event.key === 'Escape') onClose();
      }}
    >
      <CloseButton className={styles.close} onClick={onClose} />
      {children}
    </div>
  );
}
