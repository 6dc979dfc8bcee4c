import type { VitalsRange, VitalsReport } from '@wspolnik/contract';
import { PartSkeleton } from '@wspolnik/system';
import { lazy, type ReactNode, Suspense } from 'react';
import { useIntl } from 'react-intl';
import type { LinePlotProps } from '../../lib/line-plot/line-plot.tsx';
import { useVitalsFormats } from '../../lib/use-vitals-formats.ts';
import { vitalsTexts as texts } from './vitals.messages.ts';
import classes from './vitals.module.css';

const LinePlot = lazy(async () => ({
  default: (await import(/* webpackChunkName: "line-plot" */ '../../lib/line-plot/line-plot.tsx')).LinePlot,
}));

const TIMES: Record<VitalsRange, Intl.DateTimeFormatOptions> = {
  hour: { hour: '2-digit', minute: '2-digit' },
  day: { hour: '2-digit', minute: '2-digit' },
  month: { day: 'numeric', month: 'short', hour: '2-digit' },
};

/** Page views, failures and speed over the period. */
export function Plots({ report: { points }, range }: { report: VitalsReport; range: VitalsRange }) {
  const { formatMessage, formatNumber, formatDate } = useIntl();
  const { milliseconds, share } = useVitalsFormats();
  const common = {
    times: points.map(({ at }) => at),
    formatTime: (at: number) => formatDate(at, TIMES[range]),
  };
  return (
    <div className={classes.plots}>
      <Plot of="viewsPlot">
        {(label) => (
          <LinePlot
            {...common}
            label={label}
            series={[{ name: formatMessage(texts.views), tone: 'primary', values: points.map(({ views }) => views) }]}
            format={(value) => formatNumber(value)}
          />
        )}
      </Plot>
      <Plot of="failingPlot">
        {(label) => (
          <LinePlot
            {...common}
            label={label}
            series={[
              {
                name: formatMessage(texts.failing),
                tone: 'danger',
                values: points.map(({ views, failed }) => (views > 0 ? (failed / views) * 100 : null)),
              },
            ]}
            format={(value) => share(value / 100)}
            finest={0.1}
          />
        )}
      </Plot>
      <Plot of="speedPlot">
        {(label) => (
          <LinePlot
            {...common}
            label={label}
            series={[
              { name: formatMessage(texts.lcp), tone: 'primary', values: points.map(({ lcp }) => lcp) },
              { name: formatMessage(texts.inp), tone: 'second', values: points.map(({ inp }) => inp) },
            ]}
            format={milliseconds}
          />
        )}
      </Plot>
    </div>
  );
}

interface PlotProps {
  of: 'viewsPlot' | 'failingPlot' | 'speedPlot';
  children(label: LinePlotProps['label']): ReactNode;
}

function Plot({ of: what, children }: PlotProps) {
  const { formatMessage } = useIntl();
  const label = formatMessage(texts[what]);
  return (
    <section aria-labelledby={`vitals-${what}`} className={classes.plot}>
      <h2 id={`vitals-${what}`}>{label}</h2>
      <Suspense fallback={<PartSkeleton className={classes.plotSkeleton} />}>{children(label)}</Suspense>
    </section>
  );
}
