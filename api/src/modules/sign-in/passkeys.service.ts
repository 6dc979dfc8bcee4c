import {
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type {
  AddPasskeyBody,
  AddPasskeyReply,
  Passkey,
  PasskeyAssertion,
  PasskeyOptions,
} from '@wspolnik/contract/two-step';
import type { Context } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { aboutProver } from '../../platform/sign-in/confirmation.ts';
import type { Identity } from '../../platform/sign-in/identity.ts';
import { invalidField, problem } from '../../platform/wire/problem.ts';
import { requiredName } from '../../platform/words/text.ts';
import type { Db } from '../../storage/db.ts';
import { addMethod } from './change-methods.ts';
import * as store from './passkeys.sql.ts';
import { creationOptions, relyingParty } from './relying-party.ts';

const SETUP_MS = 10 * 60 * 1000;
const MAX_PASSKEYS = 20;

interface Setup {
  challenge: string;
  /** Milliseconds. */
  expires: number;
}
/** As the setup of an authenticator app, a token adds one key. */
const setupPurpose = (identity: Identity) => aboutProver('passkey setup', identity);

/** @throws ApiProblem limit_reached */
export async function startPasskey(context: Context, identity: Identity): Promise<PasskeyOptions> {
  const { clock, db, vault } = context;
  const { user } = identity;
  const credentials = await store.selectCredentials(db, user.id);
  if (credentials.length >= MAX_PASSKEYS) throw problem('limit_reached');
  const options = await creationOptions(context, user, credentials);
  const setup: Setup = { challenge: options.challenge, expires: clock().getTime() + SETUP_MS };
  return { token: vault.seal(setupPurpose(identity), JSON.stringify(setup)), options: { ...options } };
}

/** Nonsense makes the library throw. */
async function verifiedKey(context: Context, response: AddPasskeyBody['response'], expectedChallenge: string) {
  const { id, origin } = relyingParty(context);
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: response as unknown as RegistrationResponseJSON,
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: false,
    });
    return registrationInfo?.credential;
  } catch {
    return undefined;
  }
}

/** @throws ApiProblem token_invalid, token_expired, validation_failed (`passkeyWrong`, `passkeyKnown` on `passkey`) */
export async function addPasskey(context: Context, identity: Identity, body: AddPasskeyBody): Promise<AddPasskeyReply> {
  const { clock, vault } = context;
  const userId = identity.user.id;
  const name = requiredName('name', body.name);
  const text = vault.tryOpen(setupPurpose(identity), body.token);
  if (text === null) throw problem('token_invalid');
  const { challenge, expires } = JSON.parse(text) as Setup;
  if (expires <= clock().getTime()) throw problem('token_expired');
  const key = await verifiedKey(context, body.response, challenge);
  if (!key) throw invalidField('passkey', 'passkeyWrong');
  const row: store.NewPasskey = {
    id: newId(),
    userId,
    name,
    credential_id: key.id,
    public_key: Buffer.from(key.publicKey).toString('base64url'),
    counter: key.counter,
    transports: body.response.response.transports ?? [],
  };
  let passkey: Passkey | undefined;
  const { recovery_codes } = await addMethod(
    context,
    identity,
    async (tx) => {
      passkey = await store.insertPasskey(tx, row, clock());
      if (!passkey) throw invalidField('passkey', 'passkeyKnown');
    },
    { kind: 'passkeyAdded', params: { passkey: name } },
  );
  if (!passkey) throw new Error('a passkey was added and not answered');
  return { passkey, recovery_codes };
}

async function newCounter(
  context: Context,
  credential: store.Credential,
  response: PasskeyAssertion,
  expectedChallenge: string,
): Promise<number | null> {
  const { id, origin } = relyingParty(context);
  const { credential_id, public_key, counter } = credential;
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: response as unknown as AuthenticationResponseJSON,
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: false,
      credential: { id: credential_id, publicKey: new Uint8Array(Buffer.from(public_key, 'base64url')), counter },
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    return null;
  }
}

/** The challenge for a passkey. */
export interface PasskeyChallenge {
  user_id: string;
  passkey_challenge: string | null;
  /** For a challenge that no row closes: an answer to it counts once, because the key must not have been used since. */
  challenged_at?: Date;
}

/**
 * Checks a passkey's answer to a challenge; the result stores its counter.
 *
 * @throws ApiProblem validation_failed, `passkeyWrong` on `passkey`
 */
export async function checkAssertion(
  context: Context,
  { user_id, passkey_challenge, challenged_at }: PasskeyChallenge,
  response: PasskeyAssertion,
): Promise<(tx: Db) => Promise<void>> {
  const credentials = await store.selectCredentials(context.db, user_id);
  const credential = credentials.find(({ credential_id }) => credential_id === response.id);
  const after =
    credential && passkey_challenge ? await newCounter(context, credential, response, passkey_challenge) : null;
  if (!credential || after === null) throw invalidField('passkey', 'passkeyWrong');
  const use = { before: credential.counter, after, challengedAt: challenged_at ?? null };
  return async (tx) => {
    const isUsed = await store.useCounter(tx, credential.credential_id, use, context.clock());
    if (!isUsed) throw invalidField('passkey', 'passkeyWrong');
  };
}
