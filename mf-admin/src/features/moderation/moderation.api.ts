import type { ModerationBody, ModerationItem, ModerationNumbers } from '@wspolnik/contract';
import { getJSON, sendJSON } from '@wspolnik/shared-auth';
import { moderationCaseRead } from '../../lib/moderation.reads.ts';

/** Fails with 409 `case_changed` when the case has changed. */
export async function decideCase(json: ModerationBody): Promise<true> {
  await sendJSON<undefined>('POST', 'accounts/admin/moderation/', { json });
  return true;
}

export const loadCase = (id: string) => getJSON<ModerationItem>(moderationCaseRead({ id }));

export const loadNumbers = (year: number) =>
  getJSON<ModerationNumbers>(`accounts/admin/moderation/numbers/?year=${year}`);
