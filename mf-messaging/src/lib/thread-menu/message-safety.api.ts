import type { MessageBlockBody, MessageReportBody, ProfileCard } from '@wspolnik/contract';
import { sendJSON } from '@wspolnik/shared-auth';

export function blockProfile({ id, type }: Pick<ProfileCard, 'id' | 'type'>): Promise<void> {
  const json: MessageBlockBody = type === 'company' ? { company_id: id } : { user_id: id };
  return sendJSON<void>('POST', 'message-blocks/', { json });
}

export const unblockProfile = (id: string): Promise<void> => sendJSON<void>('DELETE', `message-blocks/${id}/`);

export const reportMessage = (json: MessageReportBody): Promise<void> =>
  sendJSON<void>('POST', 'message-report/', { json });
