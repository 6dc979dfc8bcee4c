import { Star } from 'lucide-react';
import { classNames } from '../../styles/class-names.ts';
import type { StarFill } from './star-fill.ts';
import styles from './star-rating.module.css';

export function OneStar({ fill, size }: { fill: StarFill; size: number }) {
  return (
    <span className={styles.star} data-fill={fill}>
      <Star size={size} strokeWidth={1.75} />
      {fill !== 'empty' && (
        <span className={classNames(styles.fill, fill === 'half' && styles.half)}>
          <Star size={size} strokeWidth={1.75} />
        </span>
      )}
    </span>
  );
}
