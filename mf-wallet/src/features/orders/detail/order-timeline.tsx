import type { Order, OrderStatus } from '@wspolnik/contract';
import { formatDate, useLocale } from '@wspolnik/system';
import { useIntl } from 'react-intl';
import { eventMessages, eventTitle } from '../actions/event.messages.ts';
import type { OrderEvent } from '../actions/seen-events.ts';
import { timelineMessages as messages } from './detail.messages.ts';
import { OrderSection } from './order-section.tsx';
import classes from './order-timeline.module.css';

export interface OrderTimelineProps {
  order: Order;
}

/** The next event, then the past ones, newest first, because the latest event matters most. */
export function OrderTimeline({ order }: OrderTimelineProps) {
  const { formatMessage } = useIntl();
  // The API returns the events in the order in which they happened, including events of the same moment.
  const { history } = order;
  const events = history
    .map((event, index) => ({
      event,
      key: `${index} ${event.action}`,
      isStep: event.status !== history[index - 1]?.status,
    }))
    .reverse();
  return (
    <OrderSection title={formatMessage(messages.title)}>
      <ol className={classes.timeline}>
        <UpcomingEvent order={order} />
        {events.map((entry) => (
          <Event {...entry} key={entry.key} />
        ))}
      </ol>
    </OrderSection>
  );
}

interface EventProps {
  event: OrderEvent;
  /** Whether it changed the status; other events have no colour. */
  isStep: boolean;
}

function Event({ event, isStep }: EventProps) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  return (
    <li className={classes.event} data-status={isStep ? event.status : undefined}>
      <p className={classes.what}>{formatMessage(eventTitle(event))}</p>
      <p className={classes.muted}>
        <time dateTime={event.at}>{formatDate(event.at, locale, { time: true })}</time>
        {' · '}
        {event.actor ?? formatMessage(eventMessages.system)}
      </p>
      {event.day ? (
        <p className={classes.muted}>{formatMessage(messages.day, { day: formatDate(event.day, locale) })}</p>
      ) : null}
      {event.reason ? (
        <p className={classes.reason}>
          {/* An answer to a report is no reason for it. */}
          {event.action === 'answer-report' ? event.reason : formatMessage(messages.reason, { reason: event.reason })}
        </p>
      ) : null}
    </li>
  );
}

const UPCOMING: Partial<Record<OrderStatus, { id: string }>> = {
  bought: messages.aheadCancelled,
  in_verification: messages.aheadDecision,
  rejected: messages.aheadCancelled,
  verified: messages.aheadCompleted,
  reported: messages.aheadReport,
};

/** The next automatic event, unless somebody acts before. */
function UpcomingEvent({ order }: OrderTimelineProps) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const label = UPCOMING[order.status];
  const at = order.cancels_at ?? order.matures_at;
  if (!label) return null;
  return (
    <li className={`${classes.event} ${classes.ahead}`}>
      <p className={classes.what}>
        <span className="wp-visually-hidden">{formatMessage(messages.ahead)} </span>
        {formatMessage(label)}
      </p>
      {at ? (
        <p className={classes.muted}>
          <time dateTime={at}>{formatDate(at, locale)}</time>
        </p>
      ) : null}
    </li>
  );
}
