import type { Order, TransactionReport } from '@wspolnik/contract';
import { GrossPrice } from '@wspolnik/market';
import { formatDate, Link, useLocale } from '@wspolnik/system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { PartyLink } from '../../lib/party.tsx';
import rows from '../../lib/rows.module.css';
import { OrderBadge } from './order-badge.tsx';
import { rowMessages as messages } from './transactions.messages.ts';
import classes from './transactions.module.css';

export function TransactionRow({ order, children }: { order: Order; children?: ReactNode }) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const { id, number, offer, buyer, seller, price, status, created_at } = order;
  return (
    <article aria-labelledby={`row-${id}`} className={classes.row}>
      <div className={rows.words}>
        <h2 id={`row-${id}`} className={rows.title}>
          <Link to={`/admin/transactions/${id}`}>
            {number} {offer.title}
          </Link>
        </h2>
        <p className={rows.facts}>
          <OrderBadge status={status} />
          <time dateTime={created_at}>{formatDate(created_at, locale, { time: true })}</time>
        </p>
        <p className={rows.facts}>
          <span>
            {formatMessage(messages.buyer)} <PartyLink party={buyer} />
          </span>
          <span>
            {formatMessage(messages.seller)} <PartyLink party={{ ...seller, type: 'company' }} />
          </span>
        </p>
        {children}
      </div>
      <strong className={classes.price}>
        <GrossPrice value={price} />
      </strong>
    </article>
  );
}

/** The order with its report and the decision. */
export function ReportRow({ report }: { report: TransactionReport }) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const { order, reason, created_at, answered_at, answer_until, decision, decided_at, decided_by, is_own } = report;
  return (
    <TransactionRow order={order}>
      <p className={classes.report}>
        <span className={classes.muted}>
          {formatMessage(messages.reported)}{' '}
          <time dateTime={created_at}>{formatDate(created_at, locale, { time: true })}</time>
        </span>
        {reason}
      </p>
      {decision ? null : (
        <p className={classes.muted}>
          {answered_at
            ? formatMessage(messages.answered, { date: formatDate(answered_at, locale, { time: true }) })
            : formatMessage(messages.awaited, { until: formatDate(answer_until, locale, { time: true }) })}
        </p>
      )}
      {decision && decided_at ? (
        <p className={classes.muted}>
          {formatMessage(messages[decision])} · <time dateTime={decided_at}>{formatDate(decided_at, locale)}</time> ·{' '}
          <span>{decided_by}</span>
        </p>
      ) : null}
      {is_own && !decision ? <p className={classes.muted}>{formatMessage(messages.own)}</p> : null}
    </TransactionRow>
  );
}
