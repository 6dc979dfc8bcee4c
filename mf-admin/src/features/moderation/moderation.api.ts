import type { ModerationBody, ModerationNumbers } from '@wspolnik/api/contract';
import { getJSON, sendJSON } from '@wspolnik/shared-auth';

/** Fails with 409 `already_decided` or `invalid_transition` when another admin was first. */
export async function decideCase(json: ModerationBody): Promise<true> {
  await sendJSON<undefined>('POST', 'accounts/admin/moderation/', { json });
  return true;
}

export const loadNumbers = (year: number) =>
  getJSON<ModerationNumbers>(`accounts/admin/moderation/numbers/?year=${year}`);
