import type { ChangeActiveBody } from '@wspolnik/contract';
import { sendJSON } from '@wspolnik/shared-auth';

export const setOfferActive = (json: ChangeActiveBody) => sendJSON('POST', 'offers/change-active/', { json });

export const removeOffer = (id: string) => sendJSON('DELETE', `offers/${encodeURIComponent(id)}/`);
