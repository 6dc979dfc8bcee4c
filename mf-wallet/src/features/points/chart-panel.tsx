import { useList } from '@wspolnik/kit';
import {
  classNames,
  ErrorPanel,
  formatMoney,
  PartSkeleton,
  Segmented,
  type SegmentedOption,
  useErrorText,
} from '@wspolnik/system';
import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { balanceHistoryRead } from '../../lib/points.reads.ts';
import classes from './chart-panel.module.css';
import { chartMessages as messages } from './points.messages.ts';

const DayChart = lazy(async () => ({
  default: (await import(/* webpackChunkName: "charts" */ '@wspolnik/system/charts')).DayChart,
}));

const PERIODS = ['30', '90', '365'] as const;
type Period = (typeof PERIODS)[number];

const inMoney = (value: number) => formatMoney(value.toFixed(2));

/** The balance over time. The chart's code is loaded once there are data to draw. */
export function ChartPanel() {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const [period, setPeriod] = useState<Period>('90');
  // The previous period's chart stays until the next one is loaded.
  const { data, error, retry } = useList(balanceHistoryRead({ days: Number(period) }));
  const balances = data?.balances;
  const isFlat = balances?.every(({ balance }) => balance === '0.00') ?? false;
  const options: SegmentedOption<Period>[] = PERIODS.map((value) => ({
    value,
    label: formatMessage(messages.days, { count: Number(value) }),
  }));
  return (
    <section aria-labelledby="balance-chart" className={classNames(classes.panel, isFlat && classes.flat)}>
      <header className={classes.header}>
        <h2 id="balance-chart">{formatMessage(messages.title)}</h2>
        <Segmented<Period>
          label={formatMessage(messages.period)}
          options={options}
          value={period}
          onChange={setPeriod}
        />
      </header>
      {isFlat ? (
        <p className={classes.empty}>{formatMessage(messages.empty)}</p>
      ) : balances ? (
        <Suspense fallback={<PartSkeleton className={classes.skeleton} />}>
          <DayChart
            values={balances.map(({ day, balance }) => ({ day, value: Number(balance) }))}
            kind="level"
            name={formatMessage(messages.balance)}
            format={inMoney}
            tone="points"
          />
        </Suspense>
      ) : error ? (
        <ErrorPanel title={formatMessage(messages.failed)} detail={errorText(error)} onRetry={retry} />
      ) : (
        <div aria-busy="true" className={classes.skeleton} />
      )}
    </section>
  );
}
