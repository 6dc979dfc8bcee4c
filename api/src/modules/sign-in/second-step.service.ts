import type { LoginReply } from '@wspolnik/contract/accounts';
import type { SecondStepBody } from '@wspolnik/contract/two-step';
import type { Context } from '../../platform/context.ts';
import { hashToken } from '../../platform/sign-in/tokens.ts';
import { problem } from '../../platform/wire/problem.ts';
import { type Client, closeChallenge, startSession, takeTry } from '../sessions/index.ts';
import { claimOf, requireOneProof } from './second-step-proofs.ts';

/**
 * Ends a sign-in with its second step and opens the session.
 *
 * @throws ApiProblem sign_in_expired, validation_failed on `code`, `recovery_code` or `passkey`, account_disabled, throttled
 */
export async function finishSignIn(context: Context, body: SecondStepBody, client: Client): Promise<LoginReply> {
  const { clock, db, mailer } = context;
  requireOneProof(body);
  const hash = hashToken(body.token);
  const challenge = await takeTry(db, hash, clock());
  if (!challenge) throw problem('sign_in_expired');
  if (challenge.disabled) throw problem('account_disabled');
  const claim = await claimOf(context, challenge, body);
  const reply = await startSession(context, challenge.user_id, client, async (tx) => {
    if (!(await closeChallenge(tx, hash, clock()))) throw problem('sign_in_expired');
    await claim(tx);
  });
  mailer.deliverSoon();
  return reply;
}
