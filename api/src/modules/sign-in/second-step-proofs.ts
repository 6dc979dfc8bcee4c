import type { SecondStepBody } from '@wspolnik/contract/two-step';
import { HOUR_S } from '@wspolnik/settings';
import type { Context } from '../../platform/context.ts';
import { clearThrottle, type ThrottleRule, throttle } from '../../platform/limits/throttle.ts';
import { invalidField } from '../../platform/wire/problem.ts';
import type { Db } from '../../storage/db.ts';
import { secretPurpose } from './authenticator.service.ts';
import { checkAssertion, type PasskeyChallenge } from './passkeys.service.ts';
import { hashRecoveryCode } from './recovery-codes.ts';
import { acceptedStep } from './totp.ts';
import { findAuthenticator, selectMethods, useRecoveryCode, useStep } from './two-step.sql.ts';
import { mailAbout } from './two-step-mails.ts';

/**
 * Codes of one account over all its sign-ins and confirmations: whoever knows the password could begin one after another.
 * Passkeys and recovery codes cannot be guessed, so that the owner still gets in with them.
 */
const CODES_OF_ACCOUNT: ThrottleRule = { name: 'second-step', limit: 20, windowSeconds: HOUR_S };

/** Uses up the proof; runs in the transaction of what it proves. */
export type Claim = (tx: Db) => Promise<void>;

/** The person who proves it. */
export interface Prover extends PasskeyChallenge {
  email: string;
  first_name: string;
  locale: 'pl' | 'en';
}

type Proofs = Pick<SecondStepBody, 'code' | 'recovery_code' | 'passkey'>;

/** @throws ApiProblem validation_failed, `required` on `field` */
export function requireOneProof(
  { code, passkey, recovery_code }: { [Proof in keyof Proofs]: unknown },
  field = 'code',
) {
  const proofs = [code, passkey, recovery_code].filter((proof) => proof !== undefined);
  if (proofs.length !== 1) throw invalidField(field, 'required');
}

async function byCode(context: Context, { user_id }: Prover, code: string): Promise<Claim> {
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

function byRecoveryCode(context: Context, prover: Prover, code: string): Claim {
  const { clock, vault } = context;
  const userId = prover.user_id;
  return async (tx) => {
    const result = await useRecoveryCode(tx, userId, hashRecoveryCode(vault, userId, code), clock());
    if (result !== 'accepted') {
      throw invalidField('recovery_code', result === 'used' ? 'recoveryCodeUsed' : 'recoveryCodeWrong');
    }
    const { recovery_codes_left } = await selectMethods(tx, userId);
    await mailAbout(context, tx, 'recoveryCodeUsed', prover, { left: String(recovery_codes_left) });
  };
}

/**
 * Checks the one proof of `body`.
 *
 * @throws ApiProblem validation_failed on `code`, `recovery_code` or `passkey`, throttled
 */
export function claimOf(context: Context, prover: Prover, { code, passkey, recovery_code }: Proofs) {
  if (passkey) return checkAssertion(context, prover, passkey);
  if (recovery_code) return byRecoveryCode(context, prover, recovery_code);
  return byCode(context, prover, code ?? '');
}
