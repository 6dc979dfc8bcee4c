import { leftOf, scaleOf } from '@wspolnik/system/charts';
import { type PointerEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import { linePath } from './line-path.ts';
import classes from './line-plot.module.css';

export interface Series {
  name: string;
  /** The second is dashed, so that lines differ without their colours. */
  tone: 'primary' | 'second' | 'danger';
  /** One for each time; null where nothing was measured. */
  values: readonly (number | null)[];
}

export interface LinePlotProps {
  /** What the values are; its heading is elsewhere. */
  label: string;
  /** Milliseconds since 1970, ascending. */
  times: readonly number[];
  series: readonly Series[];
  /** A value with its unit. */
  format(value: number): string;
  formatTime(at: number): string;
  /** The smallest distance of two ticks. */
  finest?: number;
}

/** Lines over time in percent coordinates, which fit any width. A table below has the same values. */
export function LinePlot(props: LinePlotProps) {
  const { label, series } = props;
  const { formatMessage } = useIntl();
  return (
    <div className={classes.whole}>
      {series.length > 1 && (
        <ul className={classes.legend} aria-hidden="true">
          {series.map(({ name, tone }) => (
            <li key={name} data-tone={tone}>
              {name}
            </li>
          ))}
        </ul>
      )}
      <Picture {...props} />
      <details className={classes.details}>
        <summary>
          {formatMessage({ id: 'ui.chart.asTable' })}
          <span className="wp-visually-hidden">: {label}</span>
        </summary>
        <ValueTable {...props} />
      </details>
    </div>
  );
}

/** Hidden from screen readers, which have the table. */
function Picture({ times, series, format, formatTime, finest = 1 }: LinePlotProps) {
  const [pointed, setPointed] = useState<number | null>(null);
  const numbers = series.flatMap(({ values }) => values.filter((value) => value !== null));
  const scale = scaleOf([0, ...numbers], finest);
  const last = Math.max(0, times.length - 1);
  const point = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    setPointed(Math.min(Math.max(Math.round(((clientX - left) / width) * last), 0), last));
  };
  const ends = [...new Set([0, Math.floor(last / 2), last])];
  return (
    <div aria-hidden="true" className={classes.chart}>
      <div className={classes.ticks}>
        {scale.ticks.map((tick) => (
          <span key={tick} style={{ top: `${scale.top(tick)}%` }}>
            {format(tick)}
          </span>
        ))}
      </div>
      <div className={classes.plot} onPointerMove={point} onPointerDown={point} onPointerLeave={() => setPointed(null)}>
        <svg aria-hidden="true" viewBox="0 0 100 100" preserveAspectRatio="none" className={classes.picture}>
          {scale.ticks.map((tick) => (
            <line key={tick} x1="0" x2="100" y1={scale.top(tick)} y2={scale.top(tick)} className={classes.grid} />
          ))}
          {series.map(({ name, tone, values }) => (
            <path key={name} d={linePath(values, scale.top)} className={classes.line} data-tone={tone} />
          ))}
        </svg>
        {pointed === null ? null : (
          <Reading {...{ times, series, format, formatTime }} at={pointed} left={leftOf(pointed, times.length)} />
        )}
      </div>
      <div className={classes.times}>
        {ends.map((index) => (
          <span key={index}>{formatTime(times[index] ?? 0)}</span>
        ))}
      </div>
    </div>
  );
}

interface ReadingProps extends Pick<LinePlotProps, 'times' | 'series' | 'format' | 'formatTime'> {
  at: number;
  left: number;
}

/** The values of the time under the pointer. */
function Reading({ times, series, format, formatTime, at, left }: ReadingProps) {
  return (
    <>
      <span className={classes.cursor} style={{ left: `${left}%` }} />
      <span className={left > 50 ? classes.readingLeft : classes.readingRight} style={{ left: `${left}%` }}>
        {formatTime(times[at] ?? 0)}
        {series.map(({ name, values }) => {
          const value = values[at] ?? null;
          return (
            <span key={name}>
              {series.length > 1 && <span>{name} </span>}
              <strong>{value === null ? '–' : format(value)}</strong>
            </span>
          );
        })}
      </span>
    </>
  );
}

function ValueTable({ label, times, series, format, formatTime }: LinePlotProps) {
  const { formatMessage } = useIntl();
  const rows = times
    .map((at, index) => ({ at, values: series.map(({ values }) => values[index] ?? null) }))
    .filter(({ values }) => values.some((value) => value !== null))
    .reverse();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by keyboard
    <div className={classes.scroll} tabIndex={0}>
      <table className={classes.table}>
        <caption className="wp-visually-hidden">{label}</caption>
        <thead>
          <tr>
            <th scope="col">{formatMessage({ id: 'plot.time' })}</th>
            {series.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ at, values }) => (
            <tr key={at}>
              <td>{formatTime(at)}</td>
              {values.map((value, index) => (
                <td key={series[index]?.name}>{value === null ? '–' : format(value)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
