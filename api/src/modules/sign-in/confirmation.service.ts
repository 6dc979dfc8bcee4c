import type { Confirmation, ConfirmationMethod, ConfirmBody } from '@wspolnik/contract/confirmations';
import type { PasskeyOptions } from '@wspolnik/contract/two-step';
import type { Context } from '../../platform/context.ts';
import { type ThrottleRule, throttle } from '../../platform/limits/throttle.ts';
import { issueConfirmation } from '../../platform/sign-in/confirmation.ts';
import type { Identity } from '../../platform/sign-in/identity.ts';
import { invalidField } from '../../platform/wire/problem.ts';
import { confirmPassword } from '../passwords/index.ts';
import { methodsOf } from './challenge.ts';
import type { PasskeyChallenge } from './passkeys.service.ts';
import { selectCredentials } from './passkeys.sql.ts';
import { requestOptions } from './relying-party.ts';
import { claimOf, requireOneProof } from './second-step-proofs.ts';
import { selectMethods } from './two-step.sql.ts';

type Person = Identity['user'];

const CHALLENGE_MS = 5 * 60 * 1000;
/** A sign-in allows five tries; here nothing else limits them. */
const RECOVERY_CODES: ThrottleRule = { name: 'confirm-recovery-code', limit: 10, windowSeconds: 15 * 60 };

const FIELDS = {
  password: 'password',
  authenticator: 'code',
  passkey: 'passkey',
  recovery_code: 'recovery_code',
} as const;

interface Challenge {
  challenge: string;
  /** Milliseconds. */
  issued: number;
}
const challengePurpose = (userId: string) => `passkey confirmation of ${userId}`;

/** With a second step, a password is not enough: a stolen one must not suffice where the sign-in asks for more. */
export async function confirmationMethods({ db }: Context, userId: string): Promise<ConfirmationMethod[]> {
  const methods = methodsOf(await selectMethods(db, userId));
  return methods.length > 0 ? methods : ['password'];
}

/** The challenge for the passkeys of an account; without one there are no keys in it. */
export async function startConfirmation(context: Context, userId: string): Promise<PasskeyOptions> {
  const { clock, db, vault } = context;
  const options = await requestOptions(context, await selectCredentials(db, userId));
  const challenge: Challenge = { challenge: options.challenge, issued: clock().getTime() };
  return { token: vault.seal(challengePurpose(userId), JSON.stringify(challenge)), options: { ...options } };
}

/** @throws ApiProblem validation_failed, `passkeyWrong` on `passkey` */
function readChallenge({ clock, vault }: Context, user_id: string, token: string): PasskeyChallenge {
  const text = vault.tryOpen(challengePurpose(user_id), token);
  const { challenge, issued } = JSON.parse(text ?? '{"challenge":"","issued":0}') as Challenge;
  if (issued + CHALLENGE_MS <= clock().getTime()) throw invalidField('passkey', 'passkeyWrong');
  return { user_id, passkey_challenge: challenge, challenged_at: new Date(issued) };
}

async function confirmSecondStep(context: Context, user: Person, { passkey, code, recovery_code }: ConfirmBody) {
  const { clock, db, mailer } = context;
  const { id: user_id, email, first_name, locale } = user;
  const asked = passkey ? readChallenge(context, user_id, passkey.token) : { user_id, passkey_challenge: null };
  if (recovery_code) await throttle(db, RECOVERY_CODES, user_id, clock());
  const proofs = { code, recovery_code, passkey: passkey?.response };
  const claim = await claimOf(context, { ...asked, email, first_name, locale }, proofs);
  await db.transaction(claim);
  mailer.deliverSoon();
}

/**
 * Checks the second step of an account that has one, of every other one the password.
 *
 * @throws ApiProblem validation_failed (required on the field of the first method; `passwordWrong` on `password`; `codeWrong`,
 *   `codeOld`, `codeUsed` on `code`; `recoveryCodeWrong`, `recoveryCodeUsed` on `recovery_code`; `passkeyWrong` on `passkey`), throttled
 */
export async function confirm(context: Context, identity: Identity, body: ConfirmBody): Promise<Confirmation> {
  const { user } = identity;
  const [first = 'password'] = await confirmationMethods(context, user.id);
  if (first === 'password') {
    if (!body.password) throw invalidField('password', 'required');
    await confirmPassword(context, user.id, body.password);
  } else {
    requireOneProof(body, FIELDS[first]);
    await confirmSecondStep(context, user, body);
  }
  return issueConfirmation(context.vault, identity, context.clock());
}
