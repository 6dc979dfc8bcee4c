import { Callout, ErrorPanel, useErrorText } from '@wspolnik/system';
import { CircleAlert } from 'lucide-react';
import { useIntl } from 'react-intl';
import classes from '../../lib/order-list-page.module.css';
import type { OrderSide } from '../../lib/order-query.ts';
import { useScrollToHash } from './order-focus.ts';
import { OrderRow, OrderRowSkeleton } from './order-row.tsx';
import { ordersMessages as messages } from './orders.messages.ts';
import type { OpenOrder } from './use-open-order.ts';

export interface OpenOrderPanelProps {
  side: OrderSide;
  opened: OpenOrder;
  hash: string;
  closeTo: string;
}

/** The order of `?open=` when the list below did not contain it. */
export function OpenOrderPanel({ side, opened, hash, closeTo }: OpenOrderPanelProps) {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const { state, order, error, retry } = opened;
  useScrollToHash(hash, state === 'apart');

  if (state === 'apart' && order) {
    return (
      <div className={classes.apart}>
        <OrderRow order={order} side={side} isOpen unread={0} toggleTo={closeTo} />
      </div>
    );
  }
  if (state === 'loading') return <OrderRowSkeleton rows={1} />;
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
