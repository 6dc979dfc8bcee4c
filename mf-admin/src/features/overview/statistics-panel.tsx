import type { Statistics } from '@wspolnik/contract';
import { useList } from '@wspolnik/kit';
import { ErrorPanel, formatMoney, Segmented, type SegmentedOption, useErrorText } from '@wspolnik/system';
import { lazy, useState } from 'react';
import { useIntl } from 'react-intl';
import dashboard from '../../lib/dashboard/dashboard.module.css';
import { PlotCard } from '../../lib/dashboard/plot-card.tsx';
import { statisticsRead } from '../../lib/overview.reads.ts';
import { statisticsMessages as messages, seriesMessages } from './overview.messages.ts';
import classes from './overview.module.css';

const DayChart = lazy(async () => ({
  default: (await import(/* webpackChunkName: "charts" */ '@wspolnik/system/charts')).DayChart,
}));

const PERIODS = ['30', '90', '365'] as const;
type Period = (typeof PERIODS)[number];

type Series = Exclude<keyof Statistics, 'days'>;
const SERIES: readonly { name: Series; isMoney?: true; isLevel?: true }[] = [
  { name: 'sign_ups' },
  { name: 'active_companies', isLevel: true },
  { name: 'orders' },
  { name: 'granted', isMoney: true },
  { name: 'paid', isMoney: true },
];

/** How the product grows, day by day. The code of the charts is loaded once there are data to draw. */
export function StatisticsPanel() {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const [period, setPeriod] = useState<Period>('90');
  // The charts of the period before stay until the next are loaded.
  const { data, error, retry } = useList(statisticsRead({ days: Number(period) }));
  const options: SegmentedOption<Period>[] = PERIODS.map((value) => ({
    value,
    label: formatMessage(messages.days, { count: Number(value) }),
  }));
  return (
    <section aria-labelledby="overview-statistics" className={dashboard.section}>
      <header className={dashboard.header}>
        <h2 id="overview-statistics">{formatMessage(messages.title)}</h2>
        <Segmented<Period>
          label={formatMessage(messages.period)}
          options={options}
          value={period}
          onChange={setPeriod}
        />
      </header>
      {!data && error ? (
        <ErrorPanel title={formatMessage(messages.failed)} detail={errorText(error)} onRetry={retry} />
      ) : (
        <div className={dashboard.plots} aria-busy={!data || undefined}>
          {SERIES.map(({ name, ...kind }) => (
            <PlotCard key={name} id={`overview-${name}`} title={formatMessage(seriesMessages[name])} level={3}>
              {data ? (
                <SeriesChart days={data.days} numbers={data[name].map(Number)} series={name} {...kind} />
              ) : (
                <div className={dashboard.plotSkeleton} />
              )}
            </PlotCard>
          ))}
        </div>
      )}
    </section>
  );
}

interface SeriesChartProps {
  days: readonly string[];
  numbers: readonly number[];
  series: Series;
  isMoney?: true;
  isLevel?: true;
}

function SeriesChart({ days, numbers, series, isMoney, isLevel }: SeriesChartProps) {
  const { formatMessage, formatNumber } = useIntl();
  if (numbers.every((value) => value === 0)) return <p className={classes.empty}>{formatMessage(messages.empty)}</p>;
  return (
    <DayChart
      values={days.map((day, index) => ({ day, value: numbers[index] ?? 0 }))}
      kind={isLevel ? 'level' : 'bars'}
      name={formatMessage(seriesMessages[series])}
      format={isMoney ? (value) => formatMoney(value.toFixed(2)) : (value) => formatNumber(value)}
      tone={isMoney ? 'points' : 'primary'}
    />
  );
}
