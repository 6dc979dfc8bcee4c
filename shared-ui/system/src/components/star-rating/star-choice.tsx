import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { formatRating } from '../../format/money.ts';
import { OneStar } from './one-star.tsx';
import { starFill } from './star-fill.ts';
import styles from './star-rating.module.css';
import type { StarRatingProps } from './star-rating.tsx';

type StarChoiceProps = StarRatingProps & { onChange(value: number): void };

/** Change of the value by an arrow key. */
const STEPS: Readonly<Record<string, number>> = { ArrowRight: 0.5, ArrowUp: 0.5, ArrowLeft: -0.5, ArrowDown: -0.5 };

/** Whether a pointer is on the left half of a star. */
function isOnLeftHalf({ clientX, currentTarget }: MouseEvent): boolean {
  const { left, width } = currentTarget.getBoundingClientRect();
  return clientX - left < width / 2;
}

/** Stars as buttons. */
export function StarChoice(props: StarChoiceProps) {
  const { value, onChange, label, inGroup, halves = false, stars = 5, size = 24 } = props;
  const intl = useIntl();
  const frame = useRef<HTMLElement>(null);
  const [preview, setPreview] = useState<number | null>(null);
  const Frame = inGroup ? 'div' : 'fieldset';
  const markOf = (event: MouseEvent, star: number) => (halves && isOnLeftHalf(event) ? star - 0.5 : star);
  const step = (event: KeyboardEvent) => {
    const change = STEPS[event.key];
    if (!halves || change === undefined) return;
    event.preventDefault();
    const next = Math.min(stars, Math.max(0, value + change));
    onChange(next);
    frame.current?.querySelectorAll('button')[Math.max(1, Math.ceil(next)) - 1]?.focus();
  };
  return (
    <Frame
      ref={(element: HTMLElement | null) => {
        frame.current = element;
      }}
      className={styles.stars}
      aria-label={inGroup ? undefined : (label ?? intl.formatMessage({ id: 'ui.rating.label' }))}
      onPointerLeave={() => setPreview(null)}
      onKeyDown={step}
    >
      {Array.from({ length: stars }, (_, index) => {
        const star = index + 1;
        const isChosen = value > 0 && Math.ceil(value) === star;
        return (
          <button
            key={star}
            type="button"
            className={styles.choice}
            aria-label={intl.formatMessage({ id: 'ui.rating.choose' }, { value: isChosen ? value : star })}
            aria-pressed={isChosen}
            aria-invalid={props['aria-invalid']}
            onPointerMove={(event) => event.pointerType !== 'touch' && setPreview(markOf(event, star))}
            onClick={(event) => {
              setPreview(null);
              // A key has no place on the star: it chooses the whole one.
              const mark = event.detail === 0 ? star : markOf(event, star);
              onChange(mark === value ? 0 : mark);
            }}
          >
            <OneStar fill={starFill(preview ?? value, index)} size={size} />
          </button>
        );
      })}
      {halves && <ChosenNumber value={preview ?? value} />}
    </Frame>
  );
}

/** Beside the stars, where half of one is easily missed; read out, because an arrow key may leave the focus where it is. */
function ChosenNumber({ value }: { value: number }) {
  return <output className={styles.chosen}>{value > 0 && formatRating(value)}</output>;
}
