import type { Order } from '@wspolnik/api/contract';
import { Callout } from '@wspolnik/shared-ui';
import { CircleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import type { OrderSide } from '../../lib/swr-keys.ts';
import { focusOrderIfLost } from './focus-order.ts';
import { OrderRow } from './order-row.tsx';
import { OrderRowSkeleton } from './order-row-skeleton.tsx';
import { ordersMessages as messages } from './orders.messages.ts';
import classes from './orders.module.css';
import { OrdersFailed } from './orders-failed.tsx';
import { type OpenOrder, useOpenOrder } from './use-orders.ts';
import { useScrollToHash } from './use-scroll-to-hash.ts';

export interface OpenOrderPanelProps {
  side: OrderSide;
  id: string | undefined;
  /** The orders of the list on the screen; undefined while it loads. */
  listed: Order[] | undefined;
  hash: string;
  closeTo: string;
}

/** The order of `?open=` when the list below does not hold it. */
export function OpenOrderPanel({ side, id, listed, hash, closeTo }: OpenOrderPanelProps) {
  const { formatMessage } = useIntl();
  const open = useOpenOrder(side, id, listed);
  const order = open.state === 'found' ? open.order : null;
  useScrollToHash(hash, order !== null);
  useFocusAfterMove(open.state, order?.id);

  switch (open.state) {
    case 'loading':
      return listed ? <OrderRowSkeleton rows={1} /> : null;
    case 'missing':
      return (
        <Callout
          role="status"
          className={classes.note}
          icon={<CircleAlert aria-hidden strokeWidth={1.75} />}
          title={formatMessage(messages.missing)}
        >
          {formatMessage(messages.missingDetail)}
        </Callout>
      );
    case 'failed':
      return <OrdersFailed error={open.error} onRetry={() => void open.refetch()} />;
    case 'found':
      return (
        <div className={classes.apart}>
          <OrderRow order={open.order} side={side} isOpen toggleTo={closeTo} />
        </div>
      );
    default:
      return null;
  }
}

/** An action may take the order out of a filtered list, and with it what had the focus: it goes on here. */
function useFocusAfterMove(state: OpenOrder['state'], orderId: string | undefined): void {
  const wasListed = useRef(false);
  useEffect(() => {
    if (state === 'listed') wasListed.current = true;
    if (state !== 'found' || !wasListed.current || !orderId) return;
    wasListed.current = false;
    return focusOrderIfLost(orderId);
  }, [state, orderId]);
}
