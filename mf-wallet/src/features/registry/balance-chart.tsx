import { formatDate, formatMoney, formatWholeAmount, useLocale } from '@wspolnik/shared-ui';
import { type PointerEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import classes from './balance-chart.module.css';
import { changesOf, type DayBalance, leftOf, scaleOf, stepPath } from './chart-scale.ts';
import { chartMessages as messages } from './registry.messages.ts';

export interface BalanceChartProps {
  /** Oldest first, one per day. */
  balances: DayBalance[];
}

/**
 * A chart in percent coordinates, which fits any width without measuring. A text above and a table below contain the
 * same data.
 */
export function BalanceChart({ balances }: BalanceChartProps) {
  const { formatMessage } = useIntl();
  return (
    <>
      <p className={classes.summary}>{useSummary(balances)}</p>
      <Plot balances={balances} />
      <details className={classes.details}>
        <summary>{formatMessage(messages.asTable)}</summary>
        <ChangesTable balances={balances} />
      </details>
    </>
  );
}

function useSummary(balances: DayBalance[]): string {
  const { formatMessage } = useIntl();
  const amounts = balances.map(({ balance }) => Number(balance));
  const money = (value: number) => formatMoney(value.toFixed(2));
  return formatMessage(messages.summary, {
    lowest: money(Math.min(...amounts)),
    highest: money(Math.max(...amounts)),
    change: signed((amounts.at(-1) ?? 0) - (amounts[0] ?? 0), money),
  });
}

const signed = (value: number, money: (value: number) => string) =>
  Math.round(value * 100) === 0 ? money(0) : `${value < 0 ? '−' : '+'}${money(Math.abs(value))}`;

function Plot({ balances }: BalanceChartProps) {
  const day = useDayText();
  const [pointed, setPointed] = useState<number | null>(null);
  const amounts = balances.map(({ balance }) => Number(balance));
  const scale = scaleOf(amounts);
  const line = stepPath(amounts.map(scale.top));
  const point = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const index = Math.round(((clientX - left) / width) * (balances.length - 1));
    setPointed(Math.min(Math.max(index, 0), balances.length - 1));
  };
  const ends = [...new Set([0, Math.floor((balances.length - 1) / 2), balances.length - 1])];
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
          <path d={`${line}V100H0Z`} className={classes.area} />
          <path d={line} className={classes.line} />
        </svg>
        {pointed === null ? null : (
          <Reading balances={balances} index={pointed} top={scale.top(amounts[pointed] ?? 0)} />
        )}
      </div>
      <div className={classes.days}>
        {ends.map((index) => (
          <span key={index}>{day(balances[index]?.day)}</span>
        ))}
      </div>
    </div>
  );
}

/** Details of the day under the pointer. */
function Reading({ balances, index, top }: BalanceChartProps & { index: number; top: number }) {
  const day = useDayText();
  const left = leftOf(index, balances.length);
  return (
    <>
      <span className={classes.dot} style={{ left: `${left}%`, top: `${top}%` }} />
      <span className={left > 50 ? classes.readingLeft : classes.readingRight} style={{ left: `${left}%` }}>
        {day(balances[index]?.day)}
        <strong>{formatMoney(balances[index]?.balance ?? '0.00')}</strong>
      </span>
    </>
  );
}

function ChangesTable({ balances }: BalanceChartProps) {
  const { formatMessage } = useIntl();
  const day = useDayText();
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{formatMessage(messages.day)}</th>
          <th scope="col">{formatMessage(messages.balance)}</th>
        </tr>
      </thead>
      <tbody>
        {changesOf(balances).map((each) => (
          <tr key={each.day}>
            <td>{day(each.day)}</td>
            <td>{formatMoney(each.balance)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The API's date is parsed as midnight UTC, which is the same day in Polish time. */
function useDayText(): (day: string | undefined) => string {
  const locale = useLocale();
  return (day = '') => (day ? formatDate(day, locale, { short: true }) : '');
}
