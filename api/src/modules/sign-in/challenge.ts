import type { SecondStepMethod, SecondStepReply } from '@wspolnik/contract/two-step';
import type { Context } from '../../platform/context.ts';
import { hashToken, newToken } from '../../platform/sign-in/tokens.ts';
import { insertChallenge } from '../sessions/index.ts';
import { selectCredentials } from './passkeys.sql.ts';
import { requestOptions } from './relying-party.ts';
import { isOn, type Methods, selectMethods } from './two-step.sql.ts';

const CHALLENGE_MS = 5 * 60 * 1000;

/** Empty for an account without a second step. */
export function methodsOf(found: Methods): SecondStepMethod[] {
  if (!isOn(found)) return [];
  const methods: SecondStepMethod[] = [];
  if (found.authenticator_since) methods.push('authenticator');
  if (found.passkeys > 0) methods.push('passkey');
  if (found.recovery_codes_left > 0) methods.push('recovery_code');
  return methods;
}

/** Begins the second step of a sign-in whose password was right; null for an account without one. */
export async function startChallenge(context: Context, userId: string): Promise<SecondStepReply | null> {
  const { clock, db } = context;
  const found = await selectMethods(db, userId);
  const methods = methodsOf(found);
  if (methods.length === 0) return null;
  const options = found.passkeys > 0 ? await requestOptions(context, await selectCredentials(db, userId)) : null;
  const token = newToken();
  const expiresAt = new Date(clock().getTime() + CHALLENGE_MS);
  await insertChallenge(db, {
    hash: hashToken(token),
    userId,
    passkeyChallenge: options?.challenge ?? null,
    expiresAt,
  });
  return { second_step: { token, methods, passkey_options: options && { ...options } } };
}
