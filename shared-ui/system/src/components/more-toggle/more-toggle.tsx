import type { MouseEvent } from 'react';
import { useIntl } from 'react-intl';
import styles from './more-toggle.module.css';

export interface MoreToggleProps {
  open: boolean;
  /** Id of the expandable element. */
  controls: string;
  onClick(event: MouseEvent<HTMLButtonElement>): void;
}

/** Expands and collapses the content above it. */
export function MoreToggle({ open, controls, onClick }: MoreToggleProps) {
  const intl = useIntl();
  return (
    <button type="button" className={styles.toggle} aria-expanded={open} aria-controls={controls} onClick={onClick}>
      {intl.formatMessage({ id: open ? 'ui.showMore.less' : 'ui.showMore.more' })}
    </button>
  );
}
