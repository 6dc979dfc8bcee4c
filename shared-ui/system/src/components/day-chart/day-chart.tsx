import { useIntl } from 'react-intl';
import { changesOf } from './chart-scale.ts';
import classes from './day-chart.module.css';
import { Plot, type PlotProps } from './plot.tsx';
import { useDayText } from './use-day-text.ts';

export interface DayChartProps extends PlotProps {
  /** Name of the values; the head of the table's column. */
  name: string;
  /** `points`: in the colour of points and earned money. */
  tone?: 'points' | 'primary';
}

/**
 * A chart in percent coordinates, which fits any width without measuring. A text above and a table below contain the
 * same data.
 */
export function DayChart({ tone = 'primary', ...props }: DayChartProps) {
  const { formatMessage } = useIntl();
  return (
    <div className={classes.whole} data-tone={tone}>
      <p className={classes.summary}>{useSummary(props)}</p>
      <Plot {...props} />
      <details className={classes.details}>
        <summary>{formatMessage({ id: 'ui.chart.asTable' })}</summary>
        <ValueTable {...props} />
      </details>
    </div>
  );
}

function useSummary({ values, kind, format }: DayChartProps): string {
  const { formatMessage } = useIntl();
  const numbers = values.map(({ value }) => value);
  const highest = format(Math.max(...numbers));
  if (kind === 'bars') {
    const total = format(numbers.reduce((sum, value) => sum + value, 0));
    return formatMessage({ id: 'ui.chart.total' }, { total, highest });
  }
  const change = signed((numbers.at(-1) ?? 0) - (numbers[0] ?? 0), format);
  return formatMessage({ id: 'ui.chart.change' }, { lowest: format(Math.min(...numbers)), highest, change });
}

const signed = (value: number, format: (value: number) => string) =>
  Math.round(value * 100) === 0 ? format(0) : `${value < 0 ? '−' : '+'}${format(Math.abs(value))}`;

/** The days on which the level changed, or on which points came in; the other days follow from these. */
function ValueTable({ values, kind, name, format }: DayChartProps) {
  const { formatMessage } = useIntl();
  const day = useDayText();
  const rows = kind === 'bars' ? values.filter(({ value }) => value !== 0).reverse() : changesOf(values);
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{formatMessage({ id: 'ui.chart.day' })}</th>
          <th scope="col">{name}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((each) => (
          <tr key={each.day}>
            <td>{day(each.day)}</td>
            <td>{format(each.value)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
