import type { Order } from '@wspolnik/api/contract';
import { Callout, ErrorBoundary } from '@wspolnik/shared-ui';
import { Bell } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useIntl } from 'react-intl';
import type { OrderSide } from '../../lib/swr-keys.ts';
import { deedMessages, deedOf } from './deeds.messages.ts';
import { NextStep } from './next-step.tsx';
import classes from './order-detail.module.css';
import { OrderEvidence } from './order-evidence.tsx';
import { useOrderNews } from './order-news.ts';
import { OrderParty } from './order-party.tsx';
import { OrderPoints } from './order-points.tsx';
import { OrderTimeline } from './order-timeline.tsx';

const OrderOpinion = lazy(async () => ({
  default: (await import(/* webpackChunkName: "order-opinion" */ './order-opinion.tsx')).OrderOpinion,
}));

export interface OrderDetailProps {
  order: Order;
  side: OrderSide;
}

export function OrderDetail({ order, side }: OrderDetailProps) {
  return (
    <div className={classes.detail}>
      <News order={order} />
      <NextStep order={order} side={side} />
      <div className={classes.columns}>
        <div className={classes.main}>
          <OrderEvidence order={order} side={side} />
          {side === 'purchases' && order.status === 'completed' ? (
            <ErrorBoundary fallback={() => null}>
              <Suspense fallback={null}>
                <OrderOpinion seller={order.seller} />
              </Suspense>
            </ErrorBoundary>
          ) : null}
          <OrderTimeline order={order} />
        </div>
        <div className={classes.beside}>
          <OrderParty order={order} side={side} />
          <OrderPoints order={order} side={side} />
        </div>
      </div>
    </div>
  );
}

/** The region is always there, so that a screen reader reads what comes into it. */
function News({ order }: Pick<OrderDetailProps, 'order'>) {
  const { formatMessage } = useIntl();
  const news = useOrderNews(order);
  return (
    <div role="status" className={classes.news}>
      {news ? (
        <Callout icon={<Bell aria-hidden strokeWidth={1.75} />}>
          {formatMessage(deedMessages.news, {
            deed: formatMessage(deedOf(news)),
            actor: news.actor ?? formatMessage(deedMessages.system),
          })}
        </Callout>
      ) : null}
    </div>
  );
}
