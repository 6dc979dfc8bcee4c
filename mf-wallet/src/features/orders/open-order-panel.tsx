import type { Order } from '@wspolnik/api/contract';
import { Callout, ErrorPanel, useErrorText } from '@wspolnik/shared-ui';
import { isGone, useRead } from '@wspolnik/shared-ui/remote';
import { CircleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { isOpenOrder, type OrderSide } from '../../lib/order-query.ts';
import { orderRead } from '../../lib/orders.reads.ts';
import { focusOrderIfLost, useScrollToHash } from './order-focus.ts';
import { OrderRow, OrderRowSkeleton } from './order-row.tsx';
import { ordersMessages as messages } from './orders.messages.ts';
import classes from './orders.module.css';

export interface OpenOrderPanelProps {
  side: OrderSide;
  id: string | undefined;
  /** The orders of the current list; undefined while it loads. */
  listed: readonly Order[] | undefined;
  hash: string;
  closeTo: string;
}

/** The order of `?open=` when the list below does not contain it. */
export function OpenOrderPanel({ side, id, listed, hash, closeTo }: OpenOrderPanelProps) {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const { state, order, error, retry } = useOpenOrder(side, id, listed);
  useScrollToHash(hash, state === 'found');
  useFocusAfterMove(state, order?.id);

  if (order) {
    return (
      <div className={classes.apart}>
        <OrderRow order={order} side={side} isOpen toggleTo={closeTo} />
      </div>
    );
  }
  if (state === 'loading') return listed ? <OrderRowSkeleton rows={1} /> : null;
  if (state === 'missing') {
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
  }
  if (state !== 'failed') return null;
  return <ErrorPanel title={formatMessage(messages.failed)} detail={errorText(error)} onRetry={retry} />;
}

type OpenState = 'none' | 'listed' | 'loading' | 'found' | 'missing' | 'failed';

/** Requests the order by its id only when the current list does not contain it. */
function useOpenOrder(side: OrderSide, id: string | undefined, listed: readonly Order[] | undefined) {
  const isListed = listed?.some((order) => isOpenOrder(order, id)) ?? false;
  const { data, error, retry } = useRead(id && listed && !isListed ? orderRead(side, id) : null);
  const order = data?.results[0];
  const stateOf = (): OpenState => {
    if (!id) return 'none';
    if (isListed) return 'listed';
    if (order) return 'found';
    if (error) return isGone(error) ? 'missing' : 'failed';
    return data === undefined ? 'loading' : 'missing';
  };
  return { state: stateOf(), order, error, retry };
}

/**
 * An action may remove the order from a filtered list together with the focused element. The order in this panel then
 * gets the focus.
 */
function useFocusAfterMove(state: OpenState, orderId: string | undefined): void {
  const wasListed = useRef(false);
  useEffect(() => {
    if (state === 'listed') wasListed.current = true;
    if (state !== 'found' || !wasListed.current || !orderId) return;
    wasListed.current = false;
    return focusOrderIfLost(orderId);
  }, [state, orderId]);
}
