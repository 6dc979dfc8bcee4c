import type { Offer, Order } from '@wspolnik/api/contract';
import { announceBalanceChange, rememberedReferral, useSentOnce } from '@wspolnik/shared-auth';
import { buyOffer } from './offers.api.ts';

/** Buys once per opening of the dialog, however often the button is pressed. */
export function useBuyOffer(offer: Offer): (amount?: string) => Promise<Order | undefined> {
  const send = useSentOnce();
  return async (amount) => {
    const body = {
      offer_id: offer.id,
      amount,
      // An own amount counts as the price seen: only a change of the kind of price is a surprise then.
      expected_price: amount ?? offer.price_from ?? undefined,
      ref: rememberedReferral(),
    };
    const order = await send((key) => buyOffer(body, key));
    if (order) announceBalanceChange();
    return order;
  };
}
