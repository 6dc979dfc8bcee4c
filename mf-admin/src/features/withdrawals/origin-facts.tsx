import type { WithdrawalFlag, WithdrawalOrigin } from '@wspolnik/contract';
import { Badge, formatDate, Link, useLocale } from '@wspolnik/system';
import { TriangleAlert } from 'lucide-react';
import { Fragment } from 'react';
import { useIntl } from 'react-intl';
import { PartyLink } from '../../lib/party.tsx';
import { flagMessages, originMessages as messages } from './withdrawals.messages.ts';
import classes from './withdrawals.module.css';

/** The origin of the points, and what an admin should check. */
export function OriginFacts({ origin }: { origin: WithdrawalOrigin }) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const { orders, order_count, newest_recharge_at, flags } = origin;
  const hidden = order_count - orders.length;
  if (order_count === 0) return <p className={classes.muted}>{formatMessage(messages.none)}</p>;
  return (
    <>
      <p className={classes.muted}>
        {formatMessage(messages.from, { count: order_count })}{' '}
        {orders.map(({ order_id, number, seller }, index) => (
          <Fragment key={order_id}>
            {index > 0 ? <span>{', '}</span> : null}
            <Link to={`/admin/transactions/${order_id}`}>{number}</Link>
            <span>{' ('}</span>
            <PartyLink party={{ ...seller, type: 'company' }} />
            <span>{')'}</span>
          </Fragment>
        ))}
        {hidden > 0 ? <span>{` ${formatMessage(messages.more, { count: hidden })}`}</span> : null}
        <span>{'. '}</span>
        {newest_recharge_at
          ? formatMessage(messages.recharge, { date: formatDate(newest_recharge_at, locale) })
          : formatMessage(messages.noRecharge)}
      </p>
      <Flags flags={flags} />
    </>
  );
}

export function Flags({ flags }: { flags: readonly WithdrawalFlag[] }) {
  const { formatMessage } = useIntl();
  if (flags.length === 0) return null;
  return (
    <ul className={classes.flags} aria-label={formatMessage(messages.flags)}>
      {flags.map((flag) => (
        <li key={flag}>
          <Badge tone="danger" icon={<TriangleAlert aria-hidden size={14} />}>
            {formatMessage(flagMessages[flag])}
          </Badge>
        </li>
      ))}
    </ul>
  );
}
