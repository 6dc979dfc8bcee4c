import type { ReleaseState } from '@wspolnik/contract';
import { ReadStates, refresh, useRead } from '@wspolnik/kit';
import { Button, Callout, DialogOnDemand, LinkButton, usePage } from '@wspolnik/system';
import { Gauge } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import dashboard from '../../lib/dashboard/dashboard.module.css';
import { folderOf, releaseHistoryRead, releaseStateRead, shortVersion } from '../../lib/releases.reads.ts';
import { RowSkeletons } from '../../lib/row-skeletons.tsx';
import rows from '../../lib/rows.module.css';
import type { Ask } from './ask.ts';
import { CanaryPanel } from './canary-panel.tsx';
import { ContainerRow } from './container-row.tsx';
import { History } from './history.tsx';
import { endPreview } from './releases.api.ts';
import { releaseMessages as messages } from './releases.messages.ts';

const loadOrder = async () => (await import(/* webpackChunkName: "release-order" */ './order-dialog.tsx')).OrderDialog;

/** Milliseconds between two reads: what somebody else releases is seen within two seconds. */
const REPEAT = { refreshInterval: 1000 };

/** What is live, the running canary and the history, with what an admin may do about them. */
export function ReleasesPage() {
  const { formatMessage } = useIntl();
  const title = formatMessage(messages.title);
  usePage({ title });
  const read = useRead(releaseStateRead(), REPEAT);
  return (
    <div className={`wp-container ${dashboard.page}`}>
      <header className={dashboard.header}>
        <h1>{title}</h1>
        <LinkButton to="/admin/vitals" variant="outline" icon={<Gauge aria-hidden size={18} strokeWidth={1.75} />}>
          {formatMessage(messages.toVitals)}
        </LinkButton>
      </header>
      <ReadStates
        read={read}
        skeleton={<RowSkeletons count={6} height={120} narrow={200} />}
        failed={formatMessage(messages.failed)}
        gone={{ title: formatMessage(messages.gone), action: null }}
      >
        {(state) => <Content state={state} />}
      </ReadStates>
    </div>
  );
}

function Content({ state }: { state: ReleaseState }) {
  const { formatMessage } = useIntl();
  const [asked, ask] = useState<Parameters<Ask>[0] | null>(null);
  const { number, channel, containers, canary, mayRelease, expected, viewsPerSecond } = state;
  const order = asked && {
    ...asked,
    expected,
    viewsPerSecond,
    onDone: () => void refresh(releaseStateRead, releaseHistoryRead),
    onClose: () => ask(null),
  };
  return (
    <>
      <p className={dashboard.quiet}>{formatMessage(messages.number, { number, channel })}</p>
      <Preview preview={state.preview} />
      {!mayRelease && <Callout tone="neutral">{formatMessage(messages.noKey)}</Callout>}
      {canary && <CanaryPanel canary={canary} mayRelease={mayRelease} ask={ask} />}
      <section aria-labelledby="releases-live" className={dashboard.section}>
        <h2 id="releases-live">{formatMessage(messages.live)}</h2>
        <ul className={rows.list}>
          {containers.map((container) => (
            <li key={container.name}>
              <ContainerRow container={container} mayRelease={mayRelease} canary={canary} ask={ask} />
            </li>
          ))}
        </ul>
      </section>
      <History newest={number} />
      <DialogOnDemand load={loadOrder} props={order} />
    </>
  );
}

function Preview({ preview }: Pick<ReleaseState, 'preview'>) {
  const { formatMessage } = useIntl();
  if (!preview) return null;
  const end = () => endPreview().then(() => window.location.reload());
  return (
    <Callout
      action={
        <Button variant="outline" onClick={() => void end()}>
          {formatMessage(messages.endPreview)}
        </Button>
      }
    >
      {formatMessage(messages.previewed, { name: folderOf(preview.name), version: shortVersion(preview.version) })}
    </Callout>
  );
}
