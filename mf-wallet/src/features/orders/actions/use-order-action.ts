import type { Order, OrderPage } from '@wspolnik/api/contract';
import { ApiError, announceBalanceChange, getJSON, profileKey, useSessionStore } from '@wspolnik/shared-auth';
import { toast, useErrorText } from '@wspolnik/shared-ui';
import { type Action, useAction } from '@wspolnik/shared-ui/remote';
import { useState } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import type { OrderSide } from '../../../lib/order-query.ts';
import { orderRead, replaceOrder } from '../../../lib/orders.reads.ts';
import { eventMessages, eventTitle } from './event.messages.ts';
import { writeOrder } from './seen-events.ts';

/** Somebody was faster, or the order has reached a limit: the order on the screen was out of date. */
const CONFLICTS = ['invalid_transition', 'referrer_set', 'resubmit_limit', 'limit_reached', 'not_found', 'forbidden'];

interface OrderActionOptions<Input> {
  order: Order;
  side: OrderSide;
  write(id: string, input: Input, idempotencyKey: string): Promise<Order>;
  /** Said once it is done. */
  done: MessageDescriptor;
  /** With null when the action can no longer be done, of which the person was told. */
  onDone?(changed: Order | null): void;
}

/**
 * Carries out one action on an order and shows the order as it then stands. Rejects with what can be corrected or tried again;
 * a conflict with somebody else's action ends it as well. One instance per opening of a dialog: it holds the idempotency key.
 */
export function useOrderAction<Input = void>(options: OrderActionOptions<Input>): Action<Input, Order | null> {
  const { order, side, write, done, onDone } = options;
  const intl = useIntl();
  const show = useShownOrder(side);
  const explainConflict = useConflictNotice(order, side);

  const writeOrExplain = async (input: Input, key: string): Promise<Order | null> => {
    try {
      return await writeOrder(order.id, () => write(order.id, input, key));
    } catch (error) {
      if (!isConflict(error)) throw error;
      await explainConflict(error);
      return null;
    }
  };
  return useAction(writeOrExplain, {
    onDone: (changed) => {
      if (changed) {
        show(changed);
        toast.success(intl.formatMessage(done));
        announceBalanceChange();
      }
      onDone?.(changed);
    },
  });
}

/** Shows the order as a write answered it; nothing when the profile changed meanwhile, whose order it is not. */
export function useShownOrder(side: OrderSide): (order: Order) => void {
  const profile = useSessionStore(profileKey);
  return (order) => {
    if (profileKey(useSessionStore.getState()) === profile) replaceOrder(side, order);
  };
}

export function isConflict(error: unknown): error is ApiError {
  return error instanceof ApiError && CONFLICTS.includes(error.code);
}

/** Reads the order again and says what happened to it meanwhile. */
export function useConflictNotice({ id, history }: Order, side: OrderSide): (error: ApiError) => Promise<void> {
  const intl = useIntl();
  const errorText = useErrorText();
  const show = useShownOrder(side);
  // Not the present one: a live update may have shown already what makes the API refuse.
  const [before] = useState(history.length);

  return async (error) => {
    const page = await getJSON<OrderPage>(orderRead(side, id)).catch(() => null);
    const fresh = page?.results[0];
    if (fresh) show(fresh);
    const last = fresh?.history.at(-1);
    if (error.code !== 'invalid_transition' || !last || fresh?.history.length === before) {
      toast.info(error.code === 'limit_reached' ? intl.formatMessage(eventMessages.full) : errorText(error));
      return;
    }
    const event = intl.formatMessage(eventTitle(last));
    const actor = last.actor ?? intl.formatMessage(eventMessages.system);
    toast.info(intl.formatMessage(eventMessages.conflict, { event, actor }));
  };
}
