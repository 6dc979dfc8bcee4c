import { FullPrice } from '@wspolnik/market';
import { Button, Callout, DialogOnDemand, formatDate, Link, Money, useLocale } from '@wspolnik/system';
import { type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import type { OrderOfSide } from '../../../lib/order-query.ts';
import { referrerMessages } from '../actions/actions.messages.ts';
import { loadReferrerDialog } from '../actions/load-order-forms.ts';
import { isEarned } from '../order-reward.ts';
import { pointsMessages as messages } from './detail.messages.ts';
import classes from './order-points.module.css';
import { OrderSection } from './order-section.tsx';

/** Price and reward: the amounts, the shares of each side, and the current state of the points. */
export function OrderPoints({ order, side }: OrderOfSide) {
  const { formatMessage } = useIntl();
  const [naming, setNaming] = useState(false);
  const { buyer, referrer, reward_total, reward_buyer, reward_network } = order;
  const hasPoints = Number(reward_total) > 0;
  return (
    <OrderSection narrow title={formatMessage(messages.title)}>
      <dl className={order.status === 'cancelled' ? `${classes.facts} ${classes.reversed}` : classes.facts}>
        <Fact term={formatMessage(messages.price)}>
          <FullPrice gross={order.price} net={order.price_net} rate={order.vat_rate} />
        </Fact>
        {hasPoints ? (
          <>
            <Fact term={formatMessage(messages.total)}>
              <Money value={reward_total} />
            </Fact>
            <Fact
              term={formatMessage(messages.buyerHalf, { name: buyer.name })}
              isPoints={side === 'purchases' && isEarned(order)}
            >
              <Money value={reward_buyer} />
            </Fact>
            <Fact
              term={formatMessage(referrer ? messages.referrerHalf : messages.nobodyHalf, { name: referrer?.name })}
            >
              <Money value={reward_network} />
            </Fact>
          </>
        ) : null}
      </dl>
      <PointsState order={order} side={side} />
      {order.allowed_actions.includes('reflink-actions') ? (
        <Button variant="soft" size="sm" onClick={() => setNaming(true)}>
          {formatMessage(referrerMessages.open)}
        </Button>
      ) : null}
      <DialogOnDemand
        load={loadReferrerDialog}
        props={naming ? { order, side, onClose: () => setNaming(false) } : null}
      />
    </OrderSection>
  );
}

function Fact({ term, isPoints, children }: { term: string; isPoints?: boolean; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd className={isPoints ? classes.points : undefined}>{children}</dd>
    </div>
  );
}

/** State of the points. `reward_frozen` is false when the seller's balance was too low: the reward is then pending. */
function PointsState({ order, side }: OrderOfSide) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  if (Number(order.reward_total) === 0) return <p className={classes.muted}>{formatMessage(messages.none)}</p>;
  const isOver = order.status === 'cancelled';
  if (!order.reward_frozen && !isOver) {
    return (
      <Callout tone="points">
        <p>
          {formatMessage(side === 'sales' ? messages.dueSale : messages.due)}{' '}
          {side === 'sales' ? <Link to="/points/registry">{formatMessage(messages.settle)}</Link> : null}
        </p>
      </Callout>
    );
  }
  const at = order.status === 'completed' ? order.status_since : order.matures_at;
  const day = at ? formatDate(at, locale) : '';
  return <p className={classes.muted}>{formatMessage(messages[order.status], { day })}</p>;
}
