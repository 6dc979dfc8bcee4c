import type { CreateCardsBody, CreateCardsReply } from '@wspolnik/contract';
import { sendJSON } from '@wspolnik/shared-auth';

export const createCards = (json: CreateCardsBody) =>
  sendJSON<CreateCardsReply>('POST', 'accounts/company-membership-cards/', { json });

export const deleteCard = (id: string) =>
  sendJSON('DELETE', `accounts/admin/membership-cards/${encodeURIComponent(id)}/`);
