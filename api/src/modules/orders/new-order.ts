import { toMoney } from '../../platform/money.ts';
import type { OrderView } from './order-list.sql.ts';
import type { NewOrder } from './place-order.sql.ts';

const NO_STEPS = { resubmissions: 0, document_count: 0, info_count: 0, reminded_at: null };

/**
 * A new order as every list will read it, so that nothing has to be read back. Its number and whether its reward is frozen
 * are known only to the statement that places it, and are added later.
 */
export function viewOfNew({ id, offer, buyer, referrer, price, now }: NewOrder): OrderView {
  const [at, network] = [now.toISOString(), Math.floor(offer.reward / 2)];
  return {
    id,
    seller_id: offer.company_id,
    buyer_user_id: buyer.user.id,
    buyer_company_id: buyer.company?.id ?? null,
    referrer_user_id: referrer?.userId ?? null,
    referrer_company_id: referrer?.companyId ?? null,
    offer_title: offer.title,
    reward: offer.reward,
    status: 'bought',
    status_since: at,
    ...NO_STEPS,
    documents: [],
    view: {
      id,
      number: '',
      status: 'bought',
      status_since: at,
      created_at: at,
      offer: { id: offer.id, title: offer.title, image: offer.image },
      price: toMoney(price),
      reward_total: toMoney(offer.reward),
      reward_buyer: toMoney(offer.reward - network),
      reward_network: toMoney(network),
      reward_frozen: true,
      buyer: offer.buyer,
      seller: offer.seller,
      referrer: referrer?.party ?? null,
      rejected_reason: null,
      infos: [],
      history: [{ at, status: 'bought', action: 'buy', actor: offer.buyer.name, reason: null }],
    },
  };
}
