import type { Order } from '@wspolnik/api/contract';
import { formatDate, Link, Money, useLocale } from '@wspolnik/shared-ui';
import { type ReactNode, useId } from 'react';
import { useIntl } from 'react-intl';
import type { OrderSide } from '../../lib/swr-keys.ts';
import { OrderActions } from './order-actions.tsx';
import classes from './order-detail.module.css';
import { OrderTimeline } from './order-timeline.tsx';
import { ordersMessages as messages } from './orders.messages.ts';

export interface OrderDetailProps {
  order: Order;
  side: OrderSide;
}

export function OrderDetail({ order, side }: OrderDetailProps) {
  const { formatMessage } = useIntl();
  const historyId = useId();
  return (
    <div className={classes.detail}>
      {order.status === 'rejected' && order.rejected_reason ? (
        <p className={classes.rejected}>
          <strong>{formatMessage(messages.rejectedReason)}</strong> {order.rejected_reason}
        </p>
      ) : null}
      <OrderFacts order={order} side={side} />
      <section aria-labelledby={historyId}>
        <h3 id={historyId} className={classes.heading}>
          {formatMessage(messages.history)}
        </h3>
        <OrderTimeline history={order.history} />
      </section>
      <OrderActions order={order} side={side} />
    </div>
  );
}

function OrderFacts({ order, side }: OrderDetailProps) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const { buyer, seller } = order;
  return (
    <dl className={classes.facts}>
      <Fact term={formatMessage(messages.price)}>
        <Money value={order.price} />
      </Fact>
      <Fact term={formatMessage(messages.rewardBuyer)}>
        <span className={classes.points}>
          <Money value={order.reward_buyer} />
        </span>
        {order.reward_frozen ? null : <small className={classes.due}>{formatMessage(messages.rewardDue)}</small>}
      </Fact>
      {side === 'sales' ? (
        <Fact term={formatMessage(messages.rewardTotal)}>
          <Money value={order.reward_total} />
        </Fact>
      ) : null}
      <Fact term={formatMessage(messages.buyer)}>
        {buyer.type === 'company' ? <Link to={`/companies/${buyer.id}`}>{buyer.name}</Link> : buyer.name}
      </Fact>
      <Fact term={formatMessage(messages.seller)}>
        <Link to={`/companies/${seller.id}`}>{seller.name}</Link>
      </Fact>
      <Fact term={formatMessage(messages.boughtAt)}>
        <time dateTime={order.created_at}>{formatDate(order.created_at, locale, { time: true })}</time>
      </Fact>
    </dl>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
