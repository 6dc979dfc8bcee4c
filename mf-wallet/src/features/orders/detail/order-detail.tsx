import { Callout, ErrorBoundary } from '@wspolnik/system';
import { Bell } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useIntl } from 'react-intl';
import type { OrderOfSide } from '../../../lib/order-query.ts';
import { eventMessages, eventTitle } from '../actions/event.messages.ts';
import { useUnseenEvent } from '../actions/seen-events.ts';
import { DealPart } from '../deal/deal-part.tsx';
import { OrderEvidence } from '../evidence/order-evidence.tsx';
import { NextStep } from './next-step.tsx';
import classes from './order-detail.module.css';
import { OrderParty } from './order-party.tsx';
import { OrderPoints } from './order-points.tsx';
import { OrderReport } from './order-report.tsx';
import { OrderStepper } from './order-stepper.tsx';
import { OrderTimeline } from './order-timeline.tsx';

const OrderOpinion = lazy(async () => ({
  default: (await import(/* webpackChunkName: "order-opinion" */ './order-opinion.tsx')).OrderOpinion,
}));

export function OrderDetail({ order, side }: OrderOfSide) {
  return (
    <div className={classes.detail}>
      <ChangeNote order={order} />
      <OrderStepper order={order} />
      <NextStep order={order} side={side} />
      <div className={classes.columns}>
        <div className={classes.main}>
          <OrderReport order={order} />
          <DealPart order={order} />
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

/** The live region is always rendered, so that screen readers announce content added to it. */
function ChangeNote({ order }: Pick<OrderOfSide, 'order'>) {
  const { formatMessage } = useIntl();
  const change = useUnseenEvent(order);
  return (
    <div role="status" className={classes.change}>
      {change ? (
        <Callout icon={<Bell aria-hidden strokeWidth={1.75} />}>
          {formatMessage(eventMessages.change, {
            event: formatMessage(eventTitle(change)),
            actor: change.actor ?? formatMessage(eventMessages.system),
          })}
        </Callout>
      ) : null}
    </div>
  );
}
