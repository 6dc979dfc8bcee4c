import type { AnswerContactBody, ContactMessageDetail } from '@wspolnik/contract';
import { sendJSON } from '@wspolnik/shared-auth';

const pathOf = (id: string, action: string) => `admin/contact-messages/${encodeURIComponent(id)}/${action}/`;

export const answerContact = (id: string, body: AnswerContactBody) =>
  sendJSON<ContactMessageDetail>('POST', pathOf(id, 'answer'), { json: body });

export const setContactClosed = (id: string, closed: boolean) =>
  sendJSON<ContactMessageDetail>('POST', pathOf(id, 'status'), { json: { closed } });
