import type { BuyBody, NetworkManageBody, NetworkManageReply, Order } from '@wspolnik/contract';
import { sendJSON } from '@wspolnik/shared-auth';

export const buyOffer = (json: BuyBody, idempotencyKey: string) =>
  sendJSON<Order>('POST', 'offers/buy/', { json, idempotencyKey });

export const manageNetwork = (json: NetworkManageBody) =>
  sendJSON<NetworkManageReply>('POST', 'network/manage/', { json });
