import type { SavedReplies, SavedReply, SavedReplyBody } from '@wspolnik/contract';
import { defineRead } from '@wspolnik/kit';
import { sendJSON } from '@wspolnik/shared-auth';

export const savedRepliesRead = defineRead<SavedReplies>('message-saved-replies/');

export const addReply = (json: SavedReplyBody): Promise<SavedReply> =>
  sendJSON<SavedReply>('POST', 'message-saved-replies/', { json });

export const changeReply = (id: string, json: SavedReplyBody): Promise<SavedReply> =>
  sendJSON<SavedReply>('PUT', `message-saved-replies/${id}/`, { json });

export const deleteReply = (id: string): Promise<void> => sendJSON<void>('DELETE', `message-saved-replies/${id}/`);
