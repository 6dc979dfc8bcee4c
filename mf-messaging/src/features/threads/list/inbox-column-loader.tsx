import { ErrorPanel, useOnDemand } from '@wspolnik/system';
import { useEffect, useEffectEvent } from 'react';
import { useIntl } from 'react-intl';
import classes from './inbox-column.module.css';
import type { InboxColumnProps } from './inbox-column.tsx';
import { ThreadListSkeleton } from './thread-list-skeleton.tsx';

const load = async () => (await import(/* webpackChunkName: "inbox-column" */ './inbox-column.tsx')).InboxColumn;

/** The inbox beside a thread; a narrow window, which does not show it, does not load it. */
export function InboxColumnLoader(props: InboxColumnProps) {
  const { formatMessage } = useIntl();
  const { Component, request, failed } = useOnDemand(load);
  const start = useEffectEvent(() => void request());
  useEffect(() => start(), []);
  if (Component) return <Component {...props} />;
  return (
    <section className={classes.column}>
      {failed ? (
        <ErrorPanel title={formatMessage({ id: 'ui.failure.title' })} onRetry={() => void request()} />
      ) : (
        <ThreadListSkeleton />
      )}
    </section>
  );
}
