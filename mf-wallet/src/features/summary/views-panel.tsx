import type { SalesSummary } from '@wspolnik/contract';
import { PartSkeleton } from '@wspolnik/system';
import { lazy, Suspense } from 'react';
import { useIntl } from 'react-intl';
import { viewMessages as messages } from './summary.messages.ts';
import classes from './summary.module.css';

const DayChart = lazy(async () => ({
  default: (await import(/* webpackChunkName: "charts" */ '@wspolnik/system/charts')).DayChart,
}));

/** Views of all offers, day by day. The chart's code loads once there is something to draw. */
export function ViewsPanel({ days }: Pick<SalesSummary, 'days'>) {
  const { formatMessage } = useIntl();
  const isSeen = days.some(({ views }) => views > 0);
  return (
    <section aria-labelledby="views-by-day" className={classes.panel}>
      <h2 id="views-by-day">{formatMessage(messages.title)}</h2>
      {isSeen ? (
        <Suspense fallback={<PartSkeleton className={classes.chart} />}>
          <DayChart
            values={days.map(({ day, views }) => ({ day, value: views }))}
            kind="bars"
            name={formatMessage(messages.name)}
            format={(count) => formatMessage(messages.count, { count })}
          />
        </Suspense>
      ) : (
        <p className={classes.none}>{formatMessage(messages.none)}</p>
      )}
      <p className={classes.detail}>{formatMessage(messages.note)}</p>
    </section>
  );
}
