import type { Order } from '@wspolnik/contract';
import { formatDate, useLocale } from '@wspolnik/system';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { DetailSection } from './detail-section.tsx';
import classes from './transaction.module.css';
import { eventMessages, detailMessages as messages, statusMessages } from './transactions.messages.ts';

const EVENTS: Record<string, MessageDescriptor> = {
  buy: eventMessages.buy,
  'sale-add-document': eventMessages.document,
  'sale-add-info': eventMessages.info,
  'reflink-actions': eventMessages.referrer,
  'drop-referrer': eventMessages.referrerDropped,
  resubmit: eventMessages.submit,
  'my-sales-change-status verified': eventMessages.verified,
  'my-sales-change-status rejected': eventMessages.rejected,
  'cancel-sale': eventMessages.cancel,
  expire: eventMessages.expire,
  report: eventMessages.report,
  'answer-report': eventMessages.answer,
  'transaction-reports verified': eventMessages.decidedVerified,
  'transaction-reports cancelled': eventMessages.decidedCancelled,
  complete: eventMessages.complete,
};

/** All events, newest first. */
export function Timeline({ history }: Pick<Order, 'history'>) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const events = history.map((event, index) => ({ ...event, key: `${index} ${event.action}` })).reverse();
  return (
    <DetailSection title={formatMessage(messages.history)}>
      <ol className={classes.list}>
        {events.map(({ key, at, status, action, actor, reason, seller_reason }) => (
          <li key={key} className={classes.event}>
            <p className={classes.what}>
              {formatMessage(EVENTS[`${action} ${status}`] ?? EVENTS[action] ?? statusMessages[status])}
            </p>
            <p className={classes.muted}>
              <time dateTime={at}>{formatDate(at, locale, { time: true })}</time> ·{' '}
              {actor ?? formatMessage(messages.system)}
            </p>
            {reason && !seller_reason ? (
              <p className={classes.text}>
                {/* An answer to a report is no reason for it. */}
                {action === 'answer-report' ? reason : formatMessage(messages.reason, { reason })}
              </p>
            ) : null}
          </li>
        ))}
      </ol>
    </DetailSection>
  );
}
