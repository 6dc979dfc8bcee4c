import type { VitalsRange, VitalsReport } from '@wspolnik/contract';
import type { LineChartProps } from '@wspolnik/system/charts';
import { lazy, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import dashboard from '../../lib/dashboard/dashboard.module.css';
import { PlotCard } from '../../lib/dashboard/plot-card.tsx';
import { useVitalsFormats } from '../../lib/use-vitals-formats.ts';
import { vitalsTexts as texts } from './vitals.messages.ts';

const LineChart = lazy(async () => ({
  default: (await import(/* webpackChunkName: "charts" */ '@wspolnik/system/charts')).LineChart,
}));

const TIMES: Record<VitalsRange, Intl.DateTimeFormatOptions> = {
  hour: { hour: '2-digit', minute: '2-digit' },
  day: { hour: '2-digit', minute: '2-digit' },
  month: { day: 'numeric', month: 'short', hour: '2-digit' },
};

/** Page views, failures and speed over the period. */
export function Plots({ report: { points }, range }: { report: VitalsReport; range: VitalsRange }) {
  const { formatMessage, formatNumber } = useIntl();
  const { milliseconds, share, clock } = useVitalsFormats();
  const common = {
    times: points.map(({ at }) => at),
    formatTime: (at: number) => clock(at, TIMES[range]),
  };
  return (
    <div className={dashboard.plots}>
      <Plot of="viewsPlot">
        {(label) => (
          <LineChart
            {...common}
            label={label}
            series={[{ name: formatMessage(texts.views), tone: 'primary', values: points.map(({ views }) => views) }]}
            format={(value) => formatNumber(value)}
          />
        )}
      </Plot>
      <Plot of="failingPlot">
        {(label) => (
          <LineChart
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
          <LineChart
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
  children(label: LineChartProps['label']): ReactNode;
}

function Plot({ of: what, children }: PlotProps) {
  const { formatMessage } = useIntl();
  const label = formatMessage(texts[what]);
  return (
    <PlotCard id={`vitals-${what}`} title={label} level={2}>
      {children(label)}
    </PlotCard>
  );
}
