import type { Order } from '@wspolnik/api/contract';
import { ApiError, announceBalanceChange, useSentOnce } from '@wspolnik/shared-auth';
import { toast, useErrorText } from '@wspolnik/shared-ui';
import { useState } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { type OrderSide, swrKeys } from '../../lib/swr-keys.ts';
import { useProfileId } from '../../lib/use-profile-id.ts';
import { deedMessages, deedOf } from './deeds.messages.ts';
import { keepInMind, whileWriting } from './order-news.ts';
import { findOrder } from './orders.api.ts';
import { useKeepOrder } from './use-orders.ts';

/** Somebody was faster, or the order has reached a limit: the order on the screen was out of date. */
const STALE = ['invalid_transition', 'referrer_set', 'resubmit_limit', 'limit_reached', 'not_found', 'forbidden'];

/**
 * Carries out one action on an order, once however often it is asked for, and shows the order as it then stands. Resolves
 * with true when there is nothing more to do: it is done, or it can no longer be done and the person was told why. Rejects
 * with what can be mended or tried again. One instance per opening of a dialog: it holds the idempotency key.
 */
export function useOrderAction(order: Order, side: OrderSide) {
  const intl = useIntl();
  const send = useSentOnce();
  const keep = useKeepOrder(side);
  const tellStale = useTellStale(order, side);

  return async (write: (key: string) => Promise<Order>, done: MessageDescriptor): Promise<boolean> => {
    try {
      const changed = await whileWriting(order.id, async () => {
        const answer = await send(write);
        if (answer) keepInMind(answer);
        return answer;
      });
      if (!changed) return false;
      keep(changed);
      toast.success(intl.formatMessage(done));
      announceBalanceChange();
    } catch (error) {
      if (!isStale(error)) throw error;
      await tellStale(error);
    }
    return true;
  };
}

export function isStale(error: unknown): error is ApiError {
  return error instanceof ApiError && STALE.includes(error.code);
}

/** Reads the order again and says what happened to it meanwhile. */
export function useTellStale({ id, history }: Order, side: OrderSide) {
  const intl = useIntl();
  const errorText = useErrorText();
  const keep = useKeepOrder(side);
  const profileId = useProfileId();
  // Not the present one: the live line may have shown already what makes the API refuse.
  const [before] = useState(history.length);

  return async (error: ApiError): Promise<void> => {
    const fresh = profileId ? await findOrder(swrKeys.order(side, id, profileId)).catch(() => null) : null;
    if (fresh) keep(fresh);
    const last = fresh?.history.at(-1);
    if (error.code !== 'invalid_transition' || !last || fresh?.history.length === before) {
      toast.info(error.code === 'limit_reached' ? intl.formatMessage(deedMessages.full) : errorText(error));
      return;
    }
    const deed = intl.formatMessage(deedOf(last));
    const actor = last.actor ?? intl.formatMessage(deedMessages.system);
    toast.info(intl.formatMessage(deedMessages.stale, { deed, actor }));
  };
}
