import type { AuthenticatorSetup } from '@wspolnik/contract/two-step';
import type { Context } from '../../platform/context.ts';
import { aboutProver } from '../../platform/sign-in/confirmation.ts';
import type { Identity } from '../../platform/sign-in/identity.ts';
import { aboutField } from '../../platform/vault/vault.ts';
import { problem } from '../../platform/wire/problem.ts';
import { addMethod } from './change-methods.ts';
import { acceptedStep, newSecret, setupUri } from './totp.ts';
import { putAuthenticator } from './two-step.sql.ts';

const SETUP_MS = 10 * 60 * 1000;

const setupPurpose = (identity: Identity) => aboutProver('authenticator setup', identity);
/** Bound to the person: a row copied to another account is useless there. */
export const secretPurpose = (userId: string) => aboutField('totp_authenticators.secret', userId);

interface Setup {
  secret: string;
  /** Milliseconds. */
  expires: number;
}

/**
 * The setup is only in the sealed token, so that one that is never finished leaves nothing. A token stands for the confirmation
 * of its session, and ends with the first change of the account's methods, so that it adds one app.
 */
export function startSetup({ clock, vault }: Context, identity: Identity): AuthenticatorSetup {
  const secret = newSecret();
  const setup: Setup = { secret, expires: clock().getTime() + SETUP_MS };
  const token = vault.seal(setupPurpose(identity), JSON.stringify(setup));
  return { token, secret, uri: setupUri(secret, identity.user.email) };
}

/** @throws ApiProblem token_invalid, token_expired, validation_failed on `code` */
export function confirmSetup(context: Context, identity: Identity, { token, code }: { token: string; code: string }) {
  const { clock, vault } = context;
  const userId = identity.user.id;
  const text = vault.tryOpen(setupPurpose(identity), token);
  if (text === null) throw problem('token_invalid');
  const { secret, expires } = JSON.parse(text) as Setup;
  const now = clock();
  if (expires <= now.getTime()) throw problem('token_expired');
  const step = acceptedStep(secret, code, 0, now);
  const sealed = vault.seal(secretPurpose(userId), secret);
  return addMethod(context, identity, (tx) => putAuthenticator(tx, { userId, secret: sealed, step }, now), {
    kind: 'authenticatorAdded',
  });
}
