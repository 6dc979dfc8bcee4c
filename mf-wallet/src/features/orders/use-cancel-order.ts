import type { Order } from '@wspolnik/api/contract';
import { ApiError, announceBalanceChange, newIdempotencyKey } from '@wspolnik/shared-auth';
import { toast } from '@wspolnik/shared-ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useErrorText } from '../../lib/use-error-text.ts';
import { cancelOrder } from './orders.api.ts';
import { cancelMessages as messages } from './orders.messages.ts';
import { useRefetchOrders } from './use-orders.ts';

/** Cancels the order and reads the lists again. Resolves with the text of a failure that can be tried again, else null. */
export function useCancelOrder(order: Order) {
  const intl = useIntl();
  const errorText = useErrorText();
  const refetch = useRefetchOrders();
  // One key for all tries of this dialog: a retry after a lost answer must not be a second request.
  const [idempotencyKey] = useState(newIdempotencyKey);

  return async (reason: string): Promise<string | null> => {
    try {
      await cancelOrder(order.id, reason, idempotencyKey);
      toast.success(intl.formatMessage(messages.done));
      announceBalanceChange();
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'invalid_transition')) return errorText(error);
      toast.info(intl.formatMessage(messages.stale));
    }
    await refetch();
    // The button that opened the dialog is gone with the action.
    document.getElementById(`order-${order.id}`)?.focus();
    return null;
  };
}
