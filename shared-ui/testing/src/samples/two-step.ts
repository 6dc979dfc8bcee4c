import type { AuthenticatorSetup, Passkey, PasskeyOptions, SecondStepReply, TwoStep } from '@wspolnik/contract';
import { idOf } from './wire.ts';

export function passkey(overrides: Partial<Passkey> = {}): Passkey {
  return { id: idOf(41), name: 'Telefon', created_at: '2026-01-02T10:00:00.000Z', last_used_at: null, ...overrides };
}

/** The second step of a person who has none. */
export function twoStep(overrides: Partial<TwoStep> = {}): TwoStep {
  return {
    is_on: false,
    is_required: false,
    authenticator_since: null,
    passkeys: [],
    recovery_codes_left: 0,
    ...overrides,
  };
}

export function authenticatorSetup(overrides: Partial<AuthenticatorSetup> = {}): AuthenticatorSetup {
  const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
  return { token: 'setup', secret, uri: `otpauth://totp/Wsp%C3%B3lnik:ewa?secret=${secret}`, ...overrides };
}

export function passkeyOptions(overrides: Partial<PasskeyOptions> = {}): PasskeyOptions {
  return { token: 'setup', options: { challenge: 'Y2hhbGxlbmdl' }, ...overrides };
}

/** The answer to a sign-in that waits for its second step. */
export function secondStep(overrides: Partial<SecondStepReply['second_step']> = {}): SecondStepReply {
  return {
    second_step: {
      token: 'sign-in',
      methods: ['authenticator', 'recovery_code'],
      passkey_options: null,
      ...overrides,
    },
  };
}
