import type { Order } from '@wspolnik/api/contract';
import { formatDate, useLocale } from '@wspolnik/shared-ui';
import { useIntl } from 'react-intl';
import classes from './order-detail.module.css';
import { OrderStatus } from './order-status.tsx';
import { eventMessages, ordersMessages as messages } from './orders.messages.ts';

export interface OrderTimelineProps {
  history: Order['history'];
}

/** Newest first: what happened last is what the person came for. */
export function OrderTimeline({ history }: OrderTimelineProps) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const events = [...history].sort((a, b) => b.at.localeCompare(a.at));
  return (
    <ol className={classes.timeline}>
      {events.map((event) => (
        <li key={`${event.at} ${event.action}`} className={classes.event}>
          {isAddition(event.action) ? (
            <span className={classes.addition}>{formatMessage(eventMessages[event.action])}</span>
          ) : (
            <OrderStatus status={event.status} />
          )}
          <span className={classes.muted}>
            <time dateTime={event.at}>{formatDate(event.at, locale, { time: true })}</time>
            {' · '}
            {event.actor ?? formatMessage(messages.system)}
          </span>
          {event.reason ? (
            <span className={classes.eventReason}>{formatMessage(messages.reason, { reason: event.reason })}</span>
          ) : null}
        </li>
      ))}
    </ol>
  );
}

function isAddition(action: string): action is keyof typeof eventMessages {
  return Object.hasOwn(eventMessages, action);
}
