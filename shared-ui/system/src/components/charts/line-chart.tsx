import { useIntl } from 'react-intl';
import classes from './chart.module.css';
import { linePath, scaleOf } from './chart-scale.ts';
import { Plot } from './plot.tsx';
import { ValueTable } from './value-table.tsx';

export interface LineSeries {
  name: string;
  /** The second is dashed, so that lines differ without their colours. */
  tone: 'primary' | 'second' | 'danger';
  /** One for each time; null where nothing was measured. */
  values: readonly (number | null)[];
}

export interface LineChartProps {
  /** What the values are; its heading is elsewhere. */
  label: string;
  /** Milliseconds since 1970, ascending. */
  times: readonly number[];
  series: readonly LineSeries[];
  /** A value with its unit. */
  format(value: number): string;
  formatTime(at: number): string;
  /** The smallest distance of two ticks. */
  finest?: number;
}

/** Lines over time in percent coordinates, which fit any width. A table below has the same values. */
export function LineChart({ label, times, series, format, formatTime, finest = 1 }: LineChartProps) {
  const { formatMessage } = useIntl();
  const isSingle = series.length === 1;
  const scale = scaleOf([0, ...series.flatMap(({ values }) => values.filter((value) => value !== null))], finest);
  const text = (value: number | null | undefined) => (value == null ? '–' : format(value));
  const rows = times.map((at, index) => ({ at, values: series.map(({ values }) => values[index] ?? null) }));
  const measured = rows.filter(({ values }) => values.some((value) => value !== null)).reverse();
  return (
    <div className={classes.whole}>
      {!isSingle && (
        <ul className={classes.legend} aria-hidden="true">
          {series.map(({ name, tone }) => (
            <li key={name} data-tone={tone}>
              {name}
            </li>
          ))}
        </ul>
      )}
      <Plot
        scale={scale}
        tickText={format}
        count={times.length}
        placeText={(index) => formatTime(times[index] ?? 0)}
        reading={(index) =>
          series.map(({ name, values }) => (
            <span key={name}>
              {!isSingle && <span>{name} </span>}
              <strong>{text(values[index])}</strong>
            </span>
          ))
        }
      >
        {series.map(({ name, tone, values }) => (
          <path key={name} d={linePath(values, scale.top)} className={classes.line} data-tone={tone} />
        ))}
      </Plot>
      <ValueTable
        label={label}
        heads={[formatMessage({ id: 'ui.chart.time' }), ...series.map(({ name }) => name)]}
        rows={measured.map(({ at, values }) => ({ key: at, cells: [formatTime(at), ...values.map(text)] }))}
      />
    </div>
  );
}
