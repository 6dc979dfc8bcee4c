import type { CanaryGroup, RunningCanary } from '@wspolnik/contract';
import { Badge, Button, formatDate, type Tone, useLocale } from '@wspolnik/system';
import { FigureTable } from '@wspolnik/system/figures';
import { lazy } from 'react';
import { useIntl } from 'react-intl';
import dashboard from '../../lib/dashboard/dashboard.module.css';
import { PlotCard } from '../../lib/dashboard/plot-card.tsx';
import { folderOf, shortVersion } from '../../lib/releases.reads.ts';
import { useVitalsFormats } from '../../lib/use-vitals-formats.ts';
import type { Ask } from './ask.ts';
import { canaryMessages as messages } from './releases.messages.ts';
import classes from './releases.module.css';

const LineChart = lazy(async () => ({
  default: (await import(/* webpackChunkName: "charts" */ '@wspolnik/system/charts')).LineChart,
}));

const VERDICTS = {
  running: { message: messages.running, tone: 'info' },
  worse: { message: messages.worse, tone: 'danger' },
  'better or equal': { message: messages.good, tone: 'primary' },
  undecided: { message: messages.undecided, tone: 'points' },
} as const satisfies Record<RunningCanary['verdict'], { message: object; tone: Tone }>;

interface CanaryPanelProps {
  canary: RunningCanary;
  mayRelease: boolean;
  ask: Ask;
}

/** The running canary: what was decided, the numbers of both groups, and how they came about. */
export function CanaryPanel({ canary, mayRelease, ask }: CanaryPanelProps) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const { name, version, share, at, who, why, verdict, groups, least } = canary;
  const title = { name: folderOf(name), version: shortVersion(version) };
  const pages = Math.min(groups.canary.pages, groups.control.pages);
  return (
    <section aria-labelledby="canary" className={classes.canary}>
      <header className={dashboard.header}>
        <h2 id="canary">{formatMessage(messages.title, title)}</h2>
        {mayRelease && (
          <div className={classes.actions}>
            <Button variant="outline" onClick={() => ask({ kind: 'promote', name, version })}>
              {formatMessage(messages.all)}
            </Button>
            <Button variant="danger" onClick={() => ask({ kind: 'rollback', name, version })}>
              {formatMessage(messages.end)}
            </Button>
          </div>
        )}
      </header>
      <p className={dashboard.quiet}>
        {formatMessage(messages.share, { share, who, why, at: formatDate(at, locale, { time: true }) })}
      </p>
      <p role="status">
        <Badge tone={VERDICTS[verdict].tone}>
          {formatMessage(VERDICTS[verdict].message, { pages, least: least.pages })}
        </Badge>
      </p>
      <Groups groups={groups} />
      <Course canary={canary} />
    </section>
  );
}

function Groups({ groups }: Pick<RunningCanary, 'groups'>) {
  const { formatMessage, formatNumber } = useIntl();
  const { share, milliseconds } = useVitalsFormats();
  const cells = ({ pages, failed, lcp, inp }: CanaryGroup) => [
    formatNumber(pages),
    `${formatNumber(failed)} (${share(failed / Math.max(1, pages))})`,
    milliseconds(lcp),
    milliseconds(inp),
  ];
  const heads = [messages.group, messages.pages, messages.failed, messages.lcp, messages.inp];
  return (
    <FigureTable label={formatMessage(messages.group)} heads={heads.map((head) => formatMessage(head))}>
      {(['canary', 'control'] as const).map((group) => (
        <tr key={group}>
          <th scope="row">{formatMessage(messages[group])}</th>
          {cells(groups[group]).map((cell, index) => (
            <td key={heads[index + 1]?.id}>{cell}</td>
          ))}
        </tr>
      ))}
    </FigureTable>
  );
}

function Course({ canary: { course } }: Pick<CanaryPanelProps, 'canary'>) {
  const { formatMessage, formatNumber } = useIntl();
  const { share, clock } = useVitalsFormats();
  if (course.length === 0) return <p className={dashboard.quiet}>{formatMessage(messages.empty)}</p>;
  const times = course.map(({ at }) => at);
  const failing = formatMessage(messages.failing);
  const evidence = formatMessage(messages.evidence);
  return (
    <div className={dashboard.plots}>
      <PlotCard id="canary-failing" title={failing} level={3}>
        <LineChart
          label={failing}
          times={times}
          series={[
            {
              name: formatMessage(messages.canary),
              tone: 'danger',
              values: course.map(({ canary }) => canary * 100),
            },
            {
              name: formatMessage(messages.control),
              tone: 'second',
              values: course.map(({ control }) => control * 100),
            },
          ]}
          format={(value) => share(value / 100)}
          formatTime={clock}
          finest={0.1}
        />
      </PlotCard>
      <PlotCard id="canary-evidence" title={evidence} level={3}>
        <LineChart
          label={evidence}
          times={times}
          series={[{ name: evidence, tone: 'primary', values: course.map((one) => Math.min(one.evidence, 25)) }]}
          format={(value) => formatNumber(value, { maximumFractionDigits: 1 })}
          formatTime={clock}
        />
        <p className={dashboard.quiet}>{formatMessage(messages.evidenceHelp)}</p>
      </PlotCard>
    </div>
  );
}
