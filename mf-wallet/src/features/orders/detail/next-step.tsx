import type { Order } from '@wspolnik/contract';
import { Callout, formatDate, Link, useLocale } from '@wspolnik/system';
import { useIntl } from 'react-intl';
import type { OrderOfSide } from '../../../lib/order-query.ts';
import { MoreActions } from '../actions/more-actions.tsx';
import { OrderActions } from '../actions/order-actions.tsx';
import { awaitedMessage, hintMessages as hints, nextMessages } from './next-step.messages.ts';
import classes from './next-step.module.css';

/** The next step, its actor and its buttons. */
export function NextStep({ order, side }: OrderOfSide) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const { title, detail } = nextMessages[side][order.status];
  const awaited = side === 'sales' ? awaitedUntil(order) : null;
  const day = order.cancels_at ?? order.matures_at ?? awaited;
  return (
    <section className={classes.step} data-status={order.status}>
      <div className={classes.head}>
        <h3 className={classes.title}>{formatMessage(title)}</h3>
        <MoreActions order={order} side={side} />
      </div>
      {order.status === 'rejected' && order.rejected_reason ? (
        <Callout tone="danger">
          <p className={classes.reason}>
            <strong>{formatMessage(hints.rejectedReason)}</strong> {order.rejected_reason}
          </p>
        </Callout>
      ) : null}
      <p>{formatMessage(awaited ? awaitedMessage : detail, { day: day ? formatDate(day, locale) : '' })}</p>
      <Hint order={order} side={side} />
      <OrderActions order={order} side={side} />
    </section>
  );
}

/** The day of an answer to a report that the seller has not given. */
function awaitedUntil({ status, report }: Order): string | null {
  return status === 'reported' && report && !report.answered_at ? report.answer_until : null;
}

/** Explains why an expected button is missing, or how many submissions are left. */
function Hint({ order, side }: OrderOfSide) {
  const { formatMessage } = useIntl();
  const { status, allowed_actions, resubmissions_left: left } = order;
  const isEarned = side === 'purchases' && Number(order.reward_buyer) > 0;
  if (side === 'sales' && status === 'in_verification' && !allowed_actions.includes('my-sales-change-status')) {
    return <p className={classes.hint}>{formatMessage(hints.othersDecide)}</p>;
  }
  if (side === 'sales' && awaitedUntil(order) && !allowed_actions.includes('answer-report')) {
    return <p className={classes.hint}>{formatMessage(hints.othersAnswer)}</p>;
  }
  if (side === 'purchases' && status === 'rejected' && left > 0) {
    return <p className={classes.hint}>{formatMessage(hints.left, { left })}</p>;
  }
  if (status === 'completed' && isEarned && order.reward_frozen) {
    return (
      <p className={classes.hint}>
        <Link to="/points/registry">{formatMessage(hints.seePoints)}</Link>
      </p>
    );
  }
  return null;
}
