import type { Order } from '@wspolnik/api/contract';
import { Button } from '@wspolnik/shared-ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { OrderSide } from '../../lib/swr-keys.ts';
import { CancelOrderDialog } from './cancel-order-dialog.tsx';
import classes from './order-detail.module.css';
import { cancelMessages } from './orders.messages.ts';

export interface OrderActionsProps {
  order: Order;
  side: OrderSide;
}

/** What the API allows this caller now. An action that this release does not know has no button. */
export function OrderActions({ order, side }: OrderActionsProps) {
  const { formatMessage } = useIntl();
  const [cancelling, setCancelling] = useState(false);
  const close = () => setCancelling(false);
  if (!order.allowed_actions.includes('cancel-sale')) return null;
  return (
    <div className={classes.actions}>
      <Button variant="outline" onClick={() => setCancelling(true)}>
        {formatMessage(cancelMessages.open)}
      </Button>
      {cancelling ? <CancelOrderDialog order={order} side={side} onClose={close} /> : null}
    </div>
  );
}
