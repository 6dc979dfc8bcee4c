import type { Introduction, IntroductionActionBody, IntroductionBody } from '@wspolnik/contract';
import { refresh } from '@wspolnik/kit';
import { sendJSON } from '@wspolnik/shared-auth';
import { introductionsRead, invitationsRead, tiesRead } from './network.reads.ts';

/** Asks the first of a chain to introduce the profile in use to its last. */
export async function askForIntroduction(json: IntroductionBody, idempotencyKey: string): Promise<Introduction> {
  const made = await sendJSON<Introduction>('POST', 'network/introductions/', { json, idempotencyKey });
  await refresh(introductionsRead, invitationsRead, tiesRead);
  return made;
}

export async function answerIntroduction(id: string, json: IntroductionActionBody): Promise<Introduction> {
  const answered = await sendJSON<Introduction>('POST', `network/introductions/${id}/`, { json });
  await refresh(introductionsRead, invitationsRead, tiesRead);
  return answered;
}
