import type { BuyBody, BuyingLimits, NetworkManageBody, NetworkManageReply, Order } from '@wspolnik/contract';
import { getJSON, sendJSON } from '@wspolnik/shared-auth';
import { buyingLimitsRead } from '../../lib/offers.reads.ts';

export const buyOffer = (json: BuyBody, idempotencyKey: string) =>
  sendJSON<Order>('POST', 'offers/buy/', { json, idempotencyKey });

/** The reward of an order at `amount`, in the API's format. */
export const readReward = async (query: { offer_id: string; amount: string }) =>
  (await getJSON<BuyingLimits>(buyingLimitsRead(query))).reward;

export const manageNetwork = (json: NetworkManageBody) =>
  sendJSON<NetworkManageReply>('POST', 'network/manage/', { json });
