import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { formatRating } from '../../format/money.ts';
import { OneStar } from './one-star.tsx';
import choice from './star-choice.module.css';
import { starFill } from './star-fill.ts';
import styles from './star-rating.module.css';

export interface StarChoiceProps {
  /** 0 to 5 in halves; 0 is none. */
  value: number;
  /** Called with 0 when the current value is chosen again. */
  onChange(value: number): void;
  /** Side of a star in px. */
  size?: number;
}

const STARS = [1, 2, 3, 4, 5] as const;

/** Change of the value by an arrow key. */
const STEPS: Readonly<Record<string, number>> = { ArrowRight: 0.5, ArrowUp: 0.5, ArrowLeft: -0.5, ArrowDown: -0.5 };

/** Whether a pointer is on the left half of a star. */
function isOnLeftHalf({ clientX, currentTarget }: MouseEvent): boolean {
  const { left, width } = currentTarget.getBoundingClientRect();
  return clientX - left < width / 2;
}

/** Stars as buttons: the left half of one is half a star, and arrow keys change the value by half a star. */
export function StarChoice({ value, onChange, size = 24 }: StarChoiceProps) {
  const intl = useIntl();
  const frame = useRef<HTMLFieldSetElement>(null);
  const [preview, setPreview] = useState<number | null>(null);
  const markOf = (event: MouseEvent, star: number) => (isOnLeftHalf(event) ? star - 0.5 : star);
  const step = (event: KeyboardEvent) => {
    const change = STEPS[event.key];
    if (change === undefined) return;
    event.preventDefault();
    const next = Math.min(STARS.length, Math.max(0, value + change));
    onChange(next);
    frame.current?.querySelectorAll('button')[Math.max(1, Math.ceil(next)) - 1]?.focus();
  };
  return (
    <fieldset
      ref={frame}
      className={styles.stars}
      aria-label={intl.formatMessage({ id: 'ui.rating.label' })}
      onPointerLeave={() => setPreview(null)}
      onKeyDown={step}
    >
      {STARS.map((star) => {
        const isChosen = value > 0 && Math.ceil(value) === star;
        return (
          <button
            key={star}
            type="button"
            className={choice.star}
            aria-label={intl.formatMessage({ id: 'ui.rating.choose' }, { value: isChosen ? value : star })}
            aria-pressed={isChosen}
            onPointerMove={(event) => event.pointerType !== 'touch' && setPreview(markOf(event, star))}
            onClick={(event) => {
              setPreview(null);
              // A key has no place on the star: it chooses the whole one.
              const mark = event.detail === 0 ? star : markOf(event, star);
              onChange(mark === value ? 0 : mark);
            }}
          >
            <OneStar fill={starFill(preview ?? value, star - 1)} size={size} />
          </button>
        );
      })}
      <ChosenNumber value={preview ?? value} />
    </fieldset>
  );
}

/** Beside the stars, where half of one is easily missed; read out, because an arrow key may leave the focus where it is. */
function ChosenNumber({ value }: { value: number }) {
  return <output className={choice.value}>{value > 0 && formatRating(value)}</output>;
}
