import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';
import type { Context } from '../../platform/context.ts';
import type { IdentityUser } from '../../platform/sign-in/identity.ts';
import type { Credential } from './passkeys.sql.ts';

const NAME = 'Wspólnik';

type Settings = Pick<Context, 'config'>;

/** Passkeys are bound to the public origin: another host or port of the product cannot use them. */
export function relyingParty({ config }: Settings): { id: string; origin: string } {
  const { hostname, origin } = new URL(config.publicUrl);
  return { id: hostname, origin };
}

const known = (credentials: readonly Credential[]) =>
  credentials.map(({ credential_id: id, transports }) => ({ id, transports: transports as AuthenticatorTransports }));
type AuthenticatorTransports = NonNullable<
  NonNullable<Parameters<typeof generateAuthenticationOptions>[0]['allowCredentials']>[number]['transports']
>;

export function creationOptions(settings: Settings, user: IdentityUser, credentials: readonly Credential[]) {
  return generateRegistrationOptions({
    rpName: NAME,
    rpID: relyingParty(settings).id,
    userName: user.email,
    userDisplayName: `${user.first_name} ${user.last_name}`.trim(),
    userID: new TextEncoder().encode(user.id),
    attestationType: 'none',
    excludeCredentials: known(credentials),
    // The password comes first, so the key need not find the account, and a key without a PIN will do.
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
  });
}

export function requestOptions(
  settings: Settings,
  credentials: readonly Credential[],
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  return generateAuthenticationOptions({
    rpID: relyingParty(settings).id,
    allowCredentials: known(credentials),
    userVerification: 'preferred',
  });
}
