import { useIntl } from 'react-intl';
import { formatWholeAmount } from '../../format/money.ts';
import classes from './chart.module.css';
import { barsPath, changesOf, type DayValue, scaleOf, stepPath } from './chart-scale.ts';
import { Plot } from './plot.tsx';
import { useDayText } from './use-day-text.ts';
import { ValueTable } from './value-table.tsx';

export interface DayChartProps {
  /** Oldest first, one per day. */
  values: readonly DayValue[];
  /** `level`: a line that stays until it changes, such as a balance. `bars`: what each day brought. */
  kind: 'level' | 'bars';
  /** A value in words, with its unit. */
  format: (value: number) => string;
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
  const { values, kind, name, format } = props;
  const day = useDayText();
  const isBars = kind === 'bars';
  const numbers = values.map(({ value }) => value);
  const scale = scaleOf(numbers);
  const tops = numbers.map(scale.top);
  // The days on which the level changed, or on which points came in; the other days follow from these.
  const listed = isBars ? values.filter(({ value }) => value !== 0).reverse() : changesOf(values);
  return (
    <div className={classes.whole} data-tone={tone}>
      <p className={classes.summary}>{useSummary(props)}</p>
      <Plot
        scale={scale}
        tickText={formatWholeAmount}
        count={values.length}
        isBars={isBars}
        placeText={(index) => day(values[index]?.day)}
        reading={(index) => <strong>{format(numbers[index] ?? 0)}</strong>}
        topOf={(index) => tops[index] ?? 0}
      >
        {isBars ? <path d={barsPath(tops)} className={classes.bars} /> : <Level line={stepPath(tops)} />}
      </Plot>
      <ValueTable
        heads={[formatMessage({ id: 'ui.chart.day' }), name]}
        rows={listed.map((each) => ({ key: each.day, cells: [day(each.day), format(each.value)] }))}
      />
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

function Level({ line }: { line: string }) {
  return (
    <>
      <path d={`${line}V100H0Z`} className={classes.area} />
      <path d={line} className={classes.line} />
    </>
  );
}
