import type { LoginReply } from '../../contract/accounts.ts';
import type { SecondStepBody } from '../../contract/two-step.ts';
import type { Context } from '../../platform/context.ts';
import { invalidField, problem } from '../../platform/problem.ts';
import { clearThrottle, type ThrottleRule, throttle } from '../../platform/throttle.ts';
import { hashToken } from '../../platform/tokens.ts';
import type { Db } from '../../storage/db.ts';
import { type ChallengeRow, type Client, closeChallenge, startSession, takeTry } from '../sessions/index.ts';
import { secretPurpose } from './authenticator.service.ts';
import { checkAssertion } from './passkeys.service.ts';
import { hashRecoveryCode } from './recovery-codes.ts';
import { acceptedStep } from './totp.ts';
import { findAuthenticator, selectMethods, useRecoveryCode, useStep } from './two-step.sql.ts';
import { mailAbout } from './two-step-mails.ts';

/**
 * Codes of one account over all its sign-ins: whoever knows the password could begin one after another. Passkeys and recovery
 * codes cannot be guessed, so that the owner still gets in with them.
 */
export const CODES_OF_ACCOUNT: ThrottleRule = { name: 'second-step', limit: 20, windowSeconds: 60 * 60 };

/** Uses up the proof; runs in the transaction that opens the session. */
type Claim = (tx: Db) => Promise<void>;

async function byCode(context: Context, { user_id }: ChallengeRow, code: string): Promise<Claim> {
  const { clock, db, vault } = context;
  await throttle(db, CODES_OF_ACCOUNT, user_id, clock());
  const app = await findAuthenticator(db, user_id);
  const secret = app && vault.open(secretPurpose(user_id), app.secret);
  if (!app || !secret) throw invalidField('code', 'codeWrong');
  const step = acceptedStep(secret, code, app.last_step, clock());
  return async (tx) => {
    if (!(await useStep(tx, user_id, step))) throw invalidField('code', 'codeUsed');
    await clearThrottle(tx, CODES_OF_ACCOUNT, user_id);
  };
}

function byRecoveryCode(context: Context, challenge: ChallengeRow, code: string): Claim {
  const { clock, vault } = context;
  const userId = challenge.user_id;
  return async (tx) => {
    const result = await useRecoveryCode(tx, userId, hashRecoveryCode(vault, userId, code), clock());
    if (result !== 'accepted') {
      throw invalidField('recovery_code', result === 'used' ? 'recoveryCodeUsed' : 'recoveryCodeWrong');
    }
    const { recovery_codes_left } = await selectMethods(tx, userId);
    await mailAbout(context, tx, 'recoveryCodeUsed', challenge, { left: String(recovery_codes_left) });
  };
}

/** @throws ApiProblem validation_failed unless there is exactly one proof */
function claimOf(context: Context, challenge: ChallengeRow, body: SecondStepBody): Promise<Claim> | Claim {
  const { code, passkey, recovery_code } = body;
  if (passkey) return checkAssertion(context, challenge, passkey);
  if (recovery_code) return byRecoveryCode(context, challenge, recovery_code);
  return byCode(context, challenge, code ?? '');
}

/**
 * Ends a sign-in with its second step and opens the session.
 *
 * @throws ApiProblem sign_in_expired, validation_failed on `code`, `recovery_code` or `passkey`, account_disabled, throttled
 */
export async function finishSignIn(context: Context, body: SecondStepBody, client: Client): Promise<LoginReply> {
  const { clock, db, mailer } = context;
  const proofs = [body.code, body.passkey, body.recovery_code].filter((proof) => proof !== undefined);
  if (proofs.length !== 1) throw invalidField('code', 'required');
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
