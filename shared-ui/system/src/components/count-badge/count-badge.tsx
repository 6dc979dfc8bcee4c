import { cappedCount } from '../../routing/attention.ts';
import styles from './count-badge.module.css';

export interface CountBadgeProps {
  /** Nothing is shown for 0. */
  count: number;
}

/** How many are new, on the corner of an icon; its parent is positioned and says the count in its name. */
export function CountBadge({ count }: CountBadgeProps) {
  if (count === 0) return null;
  return (
    <span className={styles.badge} aria-hidden="true">
      {cappedCount(count)}
    </span>
  );
}

/** Something new elsewhere, without a number. */
export function NewDot() {
  return <span className={styles.dot} aria-hidden="true" />;
}
