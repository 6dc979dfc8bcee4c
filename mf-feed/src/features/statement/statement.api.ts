import type { AppealBody, ModerationStatement } from '@wspolnik/contract';
import { sendJSON } from '@wspolnik/shared-auth';

/** Resolves with the statement, whose appeal now waits. */
export const appealDecision = (id: string, json: AppealBody) =>
  sendJSON<ModerationStatement>('POST', `moderation/decisions/${id}/appeal/`, { json });
