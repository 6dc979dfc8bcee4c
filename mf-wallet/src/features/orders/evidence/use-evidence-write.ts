import type { Order } from '@wspolnik/contract';
import { toast, useErrorText } from '@wspolnik/system';
import { type MessageDescriptor, useIntl } from 'react-intl';
import type { OrderSide } from '../../../lib/order-query.ts';
import { writeOrder } from '../actions/seen-events.ts';
import { isConflict, useConflictNotice, useShownOrder } from '../actions/use-order-action.ts';

/** Performs one write on the evidence of an order, shows the result, and explains a failure in a toast. */
export function useEvidenceWrite(order: Order, side: OrderSide) {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const show = useShownOrder(side);
  const explainConflict = useConflictNotice(order, side);
  return async (write: () => Promise<Order>, done: MessageDescriptor): Promise<void> => {
    try {
      show(await writeOrder(order.id, write));
      toast.success(formatMessage(done));
    } catch (error) {
      if (isConflict(error)) await explainConflict(error);
      else toast.error(errorText(error));
    }
  };
}
