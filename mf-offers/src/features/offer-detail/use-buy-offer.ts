import type { Offer, Order } from '@wspolnik/api/contract';
import { ApiError, announceBalanceChange, newIdempotencyKey } from '@wspolnik/shared-auth';
import { useRef, useState } from 'react';
import { rememberedReferral } from '../../lib/referral.ts';
import { buyOffer } from './offers.api.ts';

/**
 * Buys once per opening of the dialog, however often the button is pressed. The idempotency key stays over lost connections
 * and server errors, when nobody knows whether the order was made; a plain refusal made none, so a corrected amount gets
 * a new key.
 */
export function useBuyOffer(offer: Offer): (amount?: string) => Promise<Order | undefined> {
  const [key, setKey] = useState(newIdempotencyKey);
  const isSending = useRef(false);

  return async (amount) => {
    if (isSending.current) return undefined;
    isSending.current = true;
    try {
      const order = await buyOffer(
        {
          offer_id: offer.id,
          amount,
          // An own amount counts as the price seen: only a change of the kind of price is a surprise then.
          expected_price: amount ?? offer.price_from ?? undefined,
          ref: rememberedReferral(),
        },
        key,
      );
      announceBalanceChange();
      return order;
    } catch (error) {
      if (isRefusal(error)) setKey(newIdempotencyKey());
      throw error;
    } finally {
      isSending.current = false;
    }
  };
}

function isRefusal(error: unknown): boolean {
  return (
    error instanceof ApiError && error.status >= 400 && error.status < 500 && error.code !== 'idempotency_mismatch'
  );
}
