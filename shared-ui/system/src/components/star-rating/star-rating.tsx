import { useIntl } from 'react-intl';
import { formatRating } from '../../format/money.ts';
import { classNames } from '../../styles/class-names.ts';
import { OneStar } from './one-star.tsx';
import { starFill } from './star-fill.ts';
import styles from './star-rating.module.css';

export interface StarRatingProps {
  /** 0 to `stars`; 0 is none. */
  value: number;
  stars?: number;
  /** Side of a star in px. */
  size?: number;
}

const indexes = (stars: number) => Array.from({ length: stars }, (_, index) => index);

/** Read-only stars with one decimal; `StarChoice` is the control. */
export function StarRating({ value, stars = 5, size = 20 }: StarRatingProps) {
  const intl = useIntl();
  if (value === 0) return <span className={styles.none}>{intl.formatMessage({ id: 'ui.rating.none' })}</span>;
  const number = formatRating(value);
  return (
    <span className={styles.rating}>
      <span
        role="img"
        className={styles.stars}
        aria-label={intl.formatMessage({ id: 'ui.rating.value' }, { value: number, stars })}
      >
        {indexes(stars).map((index) => (
          <OneStar key={index} fill={starFill(value, index)} size={size} />
        ))}
      </span>
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
    </span>
  );
}

interface RatingBadgeProps {
  value: number;
  /** Opinions with a rating; shown beside it. */
  count?: number | undefined;
  className?: string | undefined;
}

/** One star and the number, for a card: `★ 4,8 (12)` or `brak oceny`. */
export function RatingBadge({ value, count = 0, className }: RatingBadgeProps) {
  const intl = useIntl();
  if (value === 0) {
    return <span className={classNames(styles.none, className)}>{intl.formatMessage({ id: 'ui.rating.none' })}</span>;
  }
  const number = formatRating(value);
  const label = intl.formatMessage({ id: 'ui.rating.value' }, { value: number, stars: 5 });
  return (
    <span
      role="img"
      className={classNames(styles.one, className)}
      aria-label={count > 0 ? `${label}, ${intl.formatMessage({ id: 'ui.rating.count' }, { count })}` : label}
    >
      {number}
      {count > 0 && <span className={styles.count}>{`(${count})`}</span>}
    </span>
  );
}
