import { type PointerEvent, useState } from 'react';
import { formatWholeAmount } from '../../format/money.ts';
import { barLeftOf, barsPath, type DayValue, leftOf, scaleOf, stepPath } from './chart-scale.ts';
import classes from './day-chart.module.css';
import { useDayText } from './use-day-text.ts';

export interface PlotProps {
  /** Oldest first, one per day. */
  values: readonly DayValue[];
  /** `level`: a line that stays until it changes, such as a balance. `bars`: what each day brought. */
  kind: 'level' | 'bars';
  /** A value in words, with its unit. */
  format: (value: number) => string;
}

/** Hidden from screen readers, which have the text and the table. */
export function Plot({ values, kind, format }: PlotProps) {
  const day = useDayText();
  const [pointed, setPointed] = useState<number | null>(null);
  const isBars = kind === 'bars';
  const numbers = values.map(({ value }) => value);
  const scale = scaleOf(numbers);
  const tops = numbers.map(scale.top);
  const last = values.length - 1;
  const point = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const share = (clientX - left) / width;
    const index = isBars ? Math.floor(share * values.length) : Math.round(share * last);
    setPointed(Math.min(Math.max(index, 0), last));
  };
  const ends = [...new Set([0, Math.floor(last / 2), last])];
  return (
    <div aria-hidden="true" className={classes.chart}>
      <div className={classes.ticks}>
        {scale.ticks.map((tick) => (
          <span key={tick} style={{ top: `${scale.top(tick)}%` }}>
            {formatWholeAmount(tick)}
          </span>
        ))}
      </div>
      <div className={classes.plot} onPointerMove={point} onPointerDown={point} onPointerLeave={() => setPointed(null)}>
        <svg aria-hidden="true" viewBox="0 0 100 100" preserveAspectRatio="none" className={classes.picture}>
          {scale.ticks.map((tick) => (
            <line key={tick} x1="0" x2="100" y1={scale.top(tick)} y2={scale.top(tick)} className={classes.grid} />
          ))}
          {isBars ? <path d={barsPath(tops)} className={classes.bars} /> : <Level line={stepPath(tops)} />}
        </svg>
        {pointed === null ? null : (
          <Reading
            day={day(values[pointed]?.day)}
            text={format(numbers[pointed] ?? 0)}
            left={isBars ? barLeftOf(pointed, values.length) : leftOf(pointed, values.length)}
            top={tops[pointed] ?? 0}
          />
        )}
      </div>
      <div className={classes.days}>
        {ends.map((index) => (
          <span key={index}>{day(values[index]?.day)}</span>
        ))}
      </div>
    </div>
  );
}

function Level({ line }: { line: string }) {
  return (
    <>
      <path d={`${line}V100H0Z`} className={classes.area} />
      <path d={line} className={classes.line} />
    </>
  );
}

/** Details of the day under the pointer. */
function Reading({ day, text, left, top }: { day: string; text: string; left: number; top: number }) {
  return (
    <>
      <span className={classes.dot} style={{ left: `${left}%`, top: `${top}%` }} />
      <span className={left > 50 ? classes.readingLeft : classes.readingRight} style={{ left: `${left}%` }}>
        {day}
        <strong>{text}</strong>
      </span>
    </>
  );
}
