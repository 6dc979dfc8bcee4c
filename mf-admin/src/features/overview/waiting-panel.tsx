import type { AdminOverview } from '@wspolnik/contract';
import { StaleNote } from '@wspolnik/kit';
import { Badge, daysBetween, ErrorPanel, Link, useErrorText } from '@wspolnik/system';
import { CircleCheck, Clock } from 'lucide-react';
import { useIntl } from 'react-intl';
import dashboard from '../../lib/dashboard/dashboard.module.css';
import { useWaiting, WAITING_KINDS, WAITING_PAGES, type WaitingKind } from '../../lib/waiting.ts';
import { kindMessages, waitingMessages as messages } from './overview.messages.ts';
import classes from './overview.module.css';

/** Days. Longer waits are red. */
const OLD = 3;

export function WaitingPanel() {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const overview = useWaiting();
  const { data, error, retry } = overview;
  const isQuiet = data && WAITING_KINDS.every((kind) => data[kind].count === 0);
  return (
    <section aria-labelledby="overview-waiting" className={dashboard.section}>
      <h2 id="overview-waiting">{formatMessage(messages.title)}</h2>
      <div role="status" className={classes.note}>
        <StaleNote read={overview} />
        {isQuiet && (
          <p className={classes.quiet}>
            <CircleCheck aria-hidden size={20} strokeWidth={1.75} />
            {formatMessage(messages.nothing)}
          </p>
        )}
      </div>
      {!data && error ? (
        <ErrorPanel title={formatMessage(messages.failed)} detail={errorText(error)} onRetry={retry} />
      ) : (
        <ul className={classes.waiting} aria-busy={!data || undefined}>
          {WAITING_KINDS.map((kind) => (
            <li key={kind}>{data ? <Tile kind={kind} {...data[kind]} /> : <div className={classes.tileSkeleton} />}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Tile({ kind, count, oldest_at }: AdminOverview[WaitingKind] & { kind: WaitingKind }) {
  const { formatMessage, formatNumber } = useIntl();
  const days = oldest_at ? daysBetween(oldest_at, Date.now()) : 0;
  return (
    <Link to={WAITING_PAGES[kind]} className={classes.tile}>
      <span className={classes.kind}>{formatMessage(kindMessages[kind])}</span>
      <strong className={classes.number}>{formatNumber(count)}</strong>
      {oldest_at ? (
        <Badge tone={days > OLD ? 'danger' : 'neutral'} icon={<Clock aria-hidden size={14} strokeWidth={1.75} />}>
          {formatMessage(messages.oldest, { days })}
        </Badge>
      ) : (
        <span className={classes.none}>{formatMessage(messages.none)}</span>
      )}
    </Link>
  );
}
