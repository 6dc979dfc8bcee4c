import { Star } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { formatRating } from '../../format/money.ts';
import { useLocale } from '../../root/locale.ts';
import { classNames } from '../../styles/class-names.ts';
import { type StarFill, starFill } from './star-fill.ts';
import styles from './star-rating.module.css';

export interface StarRatingProps {
  /** 0 to `stars`; 0 means none. */
  value: number;
  /** Makes it a control; choosing the current value resets to 0. */
  onChange?(value: number): void;
  /** Name of the control. */
  label?: string;
  /** A group around it has its own name, so the stars need none. */
  inGroup?: boolean;
  'aria-invalid'?: true;
  stars?: number;
  /** Side of a star in px. */
  size?: number;
}

const indexes = (stars: number) => Array.from({ length: stars }, (_, index) => index);

function OneStar({ fill, size }: { fill: StarFill; size: number }) {
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

/** Stars, read-only with one decimal or as an input. */
export function StarRating({ onChange, ...props }: StarRatingProps) {
  return onChange ? <StarChoice {...props} onChange={onChange} /> : <StarDisplay {...props} />;
}

function StarDisplay({ value, stars = 5, size = 20 }: StarRatingProps) {
  const intl = useIntl();
  const locale = useLocale();
  if (value === 0) return <span className={styles.none}>{intl.formatMessage({ id: 'ui.rating.none' })}</span>;
  const number = formatRating(value, locale);
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

function StarChoice(props: StarRatingProps & { onChange(value: number): void }) {
  const { value, onChange, label, inGroup, stars = 5, size = 24 } = props;
  const intl = useIntl();
  const [preview, setPreview] = useState<number | null>(null);
  const shown = preview ?? value;
  const Frame = inGroup ? 'div' : 'fieldset';
  return (
    <Frame
      className={styles.stars}
      aria-label={inGroup ? undefined : (label ?? intl.formatMessage({ id: 'ui.rating.label' }))}
      onPointerLeave={() => setPreview(null)}
    >
      {indexes(stars).map((index) => {
        const mark = index + 1;
        return (
          <button
            key={mark}
            type="button"
            className={styles.choice}
            aria-label={intl.formatMessage({ id: 'ui.rating.choose' }, { value: mark })}
            aria-pressed={value === mark}
            aria-invalid={props['aria-invalid']}
            onPointerEnter={(event) => event.pointerType !== 'touch' && setPreview(mark)}
            onClick={() => {
              setPreview(null);
              onChange(mark === value ? 0 : mark);
            }}
          >
            <OneStar fill={starFill(shown, index)} size={size} />
          </button>
        );
      })}
    </Frame>
  );
}

/** One star and the number, for a card: `★ 4,8` or `brak oceny`. */
export function RatingBadge({ value, className }: { value: number; className?: string }) {
  const intl = useIntl();
  const locale = useLocale();
  if (value === 0) {
    return <span className={classNames(styles.none, className)}>{intl.formatMessage({ id: 'ui.rating.none' })}</span>;
  }
  const number = formatRating(value, locale);
  return (
    <span
      role="img"
      className={classNames(styles.one, className)}
      aria-label={intl.formatMessage({ id: 'ui.rating.value' }, { value: number, stars: 5 })}
    >
      {number}
    </span>
  );
}
