import type { Deal } from '@wspolnik/contract';
import { FullPrice } from '@wspolnik/market';
import { Badge, formatDate, SummaryList, useLocale } from '@wspolnik/system';
import { useIntl } from 'react-intl';
import { dealMessages as messages } from './deal.messages.ts';
import classes from './deal.module.css';
import { DealActions } from './deal-actions.tsx';

/** What is to be paid until when, and whether it is. */
export function DealPayment({ deal }: { deal: Deal }) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const { price, price_net, vat_rate, due_on, reminded_at, remind_from, allowed_actions } = deal;
  const isFree = Number(price) === 0;
  const due = {
    term: formatMessage(messages.dueOn),
    value: due_on ? formatDate(due_on, locale) : formatMessage(messages.noDue),
  };
  return (
    <div className={classes.payment}>
      <SummaryList
        rows={[
          {
            term: formatMessage(messages.gross),
            value: <FullPrice gross={price} net={price_net} rate={vat_rate} />,
          },
          ...(isFree ? [] : [due, { term: formatMessage(messages.state), value: <State deal={deal} /> }]),
        ]}
      />
      {reminded_at && !deal.paid_on ? (
        <p className={classes.muted}>
          <span>{formatMessage(messages.reminded, { day: formatDate(reminded_at, locale) })}</span>
          {remind_from && allowed_actions.includes('deal-remind') ? (
            <span> {formatMessage(messages.remindFrom, { day: formatDate(remind_from, locale, { time: true }) })}</span>
          ) : null}
        </p>
      ) : null}
      <DealActions deal={deal} />
    </div>
  );
}

function State({ deal: { paid_on, overdue } }: { deal: Deal }) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  if (paid_on)
    return <Badge tone="primary">{formatMessage(messages.isPaid, { day: formatDate(paid_on, locale) })}</Badge>;
  if (overdue) return <Badge tone="danger">{formatMessage(messages.isOverdue)}</Badge>;
  return <Badge tone="neutral">{formatMessage(messages.isUnpaid)}</Badge>;
}
