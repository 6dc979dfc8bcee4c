import type { VitalsRange, VitalsReport } from '@wspolnik/contract';
import { useList, useRead } from '@wspolnik/kit';
import {
  EmptyState,
  ErrorPanel,
  LinkButton,
  PartSkeleton,
  Segmented,
  Select,
  useErrorText,
  usePage,
} from '@wspolnik/system';
import { Gauge, Rocket } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import dashboard from '../../lib/dashboard/dashboard.module.css';
import { folderOf, releaseStateRead, vitalsRead } from '../../lib/releases.reads.ts';
import { Errors } from './errors.tsx';
import { Parts } from './parts.tsx';
import { Plots } from './plots.tsx';
import { Tiles } from './tiles.tsx';
import { vitalsTexts as texts } from './vitals.messages.ts';
import classes from './vitals.module.css';

const RANGES: readonly VitalsRange[] = ['hour', 'day', 'month'];
/** Milliseconds: gateways write once a minute. */
const REPEAT = { refreshInterval: 30_000 };

/** What browsers have measured, by remote, version and route. */
export function VitalsPage() {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const title = formatMessage(texts.title);
  usePage({ title });
  const [range, setRange] = useState<VitalsRange>('day');
  const [remote, setRemote] = useState('');
  const asked = { range, ...(remote && { remote }) };
  const { data, error, retry } = useList(vitalsRead(asked), REPEAT);
  return (
    <div className={`wp-container ${dashboard.page}`}>
      <header className={dashboard.header}>
        <h1>{title}</h1>
        <LinkButton to="/admin/releases" variant="outline" icon={<Rocket aria-hidden size={18} strokeWidth={1.75} />}>
          {formatMessage(texts.toReleases)}
        </LinkButton>
      </header>
      <p className={dashboard.quiet}>{formatMessage(texts.intro)}</p>
      <div className={dashboard.header}>
        <Segmented<VitalsRange>
          label={formatMessage(texts.range)}
          options={RANGES.map((value) => ({ value, label: formatMessage(texts[value]) }))}
          value={range}
          onChange={setRange}
        />
        <RemoteSelect value={remote} onChange={setRemote} />
      </div>
      {!data && error && <ErrorPanel title={formatMessage(texts.failed)} detail={errorText(error)} onRetry={retry} />}
      {!data && !error && <PartSkeleton className={classes.skeleton} />}
      {data && <Report report={data} range={range} />}
      {data && data.total.views > 0 && <Errors asked={asked} />}
    </div>
  );
}

function RemoteSelect({ value, onChange }: { value: string; onChange(value: string): void }) {
  const { formatMessage } = useIntl();
  const { data } = useRead(releaseStateRead());
  const names = data?.containers.map(({ name }) => name) ?? [];
  return (
    <Select
      aria-label={formatMessage(texts.remote)}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      options={[
        { value: '', label: formatMessage(texts.all) },
        ...names.map((name) => ({ value: name, label: folderOf(name) })),
      ]}
    />
  );
}

function Report({ report, range }: { report: VitalsReport; range: VitalsRange }) {
  const { formatMessage } = useIntl();
  if (report.total.views === 0 && report.parts.length === 0) {
    return (
      <EmptyState
        icon={<Gauge aria-hidden size={32} strokeWidth={1.5} />}
        title={formatMessage(texts.empty)}
        text={formatMessage(texts.emptyText)}
      />
    );
  }
  return (
    <>
      <Tiles total={report.total} />
      <Plots report={report} range={range} />
      <Parts parts={report.parts} />
    </>
  );
}
