import type { Order, OwnOrderPage } from '@wspolnik/contract';
import { type Action, useAction } from '@wspolnik/kit';
import { ApiError, announceBalanceChange, getJSON, profileKey, useSessionStore } from '@wspolnik/shared-auth';
import { toast, useErrorText } from '@wspolnik/system';
import { useState } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import type { OrderOfSide, OrderSide } from '../../../lib/order-query.ts';
import { orderRead, replaceOrder } from '../../../lib/orders.reads.ts';
import { eventMessages, eventTitle } from './event.messages.ts';
import { writeOrder } from './seen-events.ts';

/** Somebody else acted first, or the order has reached a limit: the order on the screen was out of date. */
const CONFLICTS = [
  'invalid_transition',
  'referrer_set',
  'resubmit_limit',
  'nothing_changed',
  'limit_reached',
  'not_found',
  'forbidden',
];

interface OrderActionOptions<Input> extends OrderOfSide {
  write(id: string, input: Input, idempotencyKey: string): Promise<Order>;
  /** Text of the toast after success. */
  done: MessageDescriptor;
  /** Called with null after a conflict, which a toast has already explained. */
  onDone?(changed: Order | null): void;
}

/** Undefined when the order has changed. The present order is shown, and the caller has to ask again. */
type Outcome = Order | null | undefined;

/**
 * Performs one action on an order and shows the updated order. Rejects with errors that the person can correct or
 * retry; a conflict with somebody else's action also ends the action. Use one instance per opening of a dialog, because
 * it contains the idempotency key.
 */
export function useOrderAction<Input = void>(options: OrderActionOptions<Input>): Action<Input, Outcome> {
  const { order, side, write, done, onDone } = options;
  const intl = useIntl();
  const show = useShownOrder(side);
  const explainConflict = useConflictNotice(order, side);
  const reload = useReload(order.id, side);

  const writeOrExplain = async (input: Input, key: string): Promise<Outcome> => {
    try {
      return await writeOrder(order.id, () => write(order.id, input, key));
    } catch (error) {
      if (error instanceof ApiError && error.code === 'order_changed' && (await reload())) return undefined;
      if (!isConflict(error)) throw error;
      await explainConflict(error);
      return null;
    }
  };
  return useAction(writeOrExplain, {
    onDone: (changed) => {
      if (changed === undefined) return;
      if (changed) {
        show(changed);
        toast.success(intl.formatMessage(done));
        announceBalanceChange();
      }
      onDone?.(changed);
    },
  });
}

/**
 * Shows the order that a write returned. Does nothing when the profile changed meanwhile, because the order belongs to
 * the previous one.
 */
export function useShownOrder(side: OrderSide): (order: Order) => void {
  const profile = useSessionStore(profileKey);
  return (order) => {
    if (profileKey(useSessionStore.getState()) === profile) replaceOrder(side, order);
  };
}

export function isConflict(error: unknown): error is ApiError {
  return error instanceof ApiError && CONFLICTS.includes(error.code);
}

/** Reloads and shows the order; null when it cannot be read. */
function useReload(id: string, side: OrderSide): () => Promise<Order | null> {
  const show = useShownOrder(side);
  return async () => {
    const page = await getJSON<OwnOrderPage>(orderRead(side, id)).catch(() => null);
    const fresh = page?.results[0] ?? null;
    if (fresh) show(fresh);
    return fresh;
  };
}

/** Reloads the order and explains in a toast how it has changed. */
export function useConflictNotice({ id, history }: Order, side: OrderSide): (error: ApiError) => Promise<void> {
  const intl = useIntl();
  const errorText = useErrorText();
  const reload = useReload(id, side);
  // The length at mount, because a live update may already have shown the event that makes the API refuse.
  const [before] = useState(history.length);

  return async (error) => {
    const fresh = await reload();
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
