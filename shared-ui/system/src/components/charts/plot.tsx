import { type PointerEvent, type ReactNode, useState } from 'react';
import classes from './chart.module.css';
import { barLeftOf, leftOf, type Scale } from './chart-scale.ts';

interface PlotProps {
  scale: Scale;
  tickText(tick: number): string;
  /** Number of places from left to right; texts and readings ask for one by its index. */
  count: number;
  /** Each place is as wide as a bar, instead of a point. */
  isBars?: boolean;
  placeText(index: number): string;
  reading(index: number): ReactNode;
  /** Where the value is, in percent from the top. Without it the pointer moves a vertical line. */
  topOf?(index: number): number;
  /** Paths in a box of 100 by 100. */
  children: ReactNode;
}

/** Ticks, a grid and the reading under the pointer. Hidden from screen readers, which have the chart's table. */
export function Plot({ scale, tickText, count, isBars = false, placeText, reading, topOf, children }: PlotProps) {
  const [pointed, setPointed] = useState<number | null>(null);
  const last = Math.max(0, count - 1);
  const point = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const share = (clientX - left) / width;
    const index = isBars ? Math.floor(share * count) : Math.round(share * last);
    setPointed(Math.min(Math.max(index, 0), last));
  };
  const ends = [...new Set([0, Math.floor(last / 2), last])];
  return (
    <div aria-hidden="true" className={classes.chart}>
      <div className={classes.ticks}>
        {scale.ticks.map((tick) => (
          <span key={tick} style={{ top: `${scale.top(tick)}%` }}>
            {tickText(tick)}
          </span>
        ))}
      </div>
      <div className={classes.plot} onPointerMove={point} onPointerDown={point} onPointerLeave={() => setPointed(null)}>
        <svg aria-hidden="true" viewBox="0 0 100 100" preserveAspectRatio="none" className={classes.picture}>
          {scale.ticks.map((tick) => (
            <line key={tick} x1="0" x2="100" y1={scale.top(tick)} y2={scale.top(tick)} className={classes.grid} />
          ))}
          {children}
        </svg>
        {pointed !== null && (
          <Reading left={isBars ? barLeftOf(pointed, count) : leftOf(pointed, count)} top={topOf?.(pointed)}>
            {placeText(pointed)}
            {reading(pointed)}
          </Reading>
        )}
      </div>
      <div className={classes.ends}>
        {ends.map((index) => (
          <span key={index}>{placeText(index)}</span>
        ))}
      </div>
    </div>
  );
}

function Reading({ left, top, children }: { left: number; top: number | undefined; children: ReactNode }) {
  return (
    <>
      {top === undefined ? (
        <span className={classes.cursor} style={{ left: `${left}%` }} />
      ) : (
        <span className={classes.dot} style={{ left: `${left}%`, top: `${top}%` }} />
      )}
      <span className={left > 50 ? classes.readingLeft : classes.readingRight} style={{ left: `${left}%` }}>
        {children}
      </span>
    </>
  );
}
