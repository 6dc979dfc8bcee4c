import type { Offer } from '@wspolnik/contract';
import { sendJSON } from '@wspolnik/shared-auth';

export const createOffer = (form: FormData, idempotencyKey: string) =>
  sendJSON<Offer>('POST', 'offers/', { form, idempotencyKey });

export const editOffer = (id: string, form: FormData) =>
  sendJSON<Offer>('PUT', `offers/${encodeURIComponent(id)}/`, { form });
