import type { BuyBody, ChangeActiveBody, NetworkManageBody, NetworkManageReply, Order } from '@wspolnik/api/contract';
import { sendJSON } from '@wspolnik/shared-auth';

export const buyOffer = (json: BuyBody, idempotencyKey: string) =>
  sendJSON<Order>('POST', 'offers/buy/', { json, idempotencyKey });

export const changeOfferActive = (json: ChangeActiveBody) => sendJSON('POST', 'offers/change-active/', { json });

export const deleteOffer = (id: string) => sendJSON('DELETE', `offers/${id}/`);

export const manageNetwork = (json: NetworkManageBody) =>
  sendJSON<NetworkManageReply>('POST', 'network/manage/', { json });
