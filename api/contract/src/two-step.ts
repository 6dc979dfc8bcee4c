import { type Static, Type } from 'typebox';
import { DeviceMarks } from './accounts.ts';
import { Id, Nullable, Time } from './common.ts';
import { PASSKEY_NAME_LENGTH } from './limits.ts';

const Sealed = Type.String({ maxLength: 2000 });
/** Spaces are allowed, as apps show them. */
export const Code = Type.String({ minLength: 1, maxLength: 20 });
export const RecoveryCode = Type.String({ minLength: 1, maxLength: 40 });

export const Passkey = Type.Object({
  id: Id,
  name: Type.String(),
  created_at: Time,
  last_used_at: Nullable(Time),
});
export type Passkey = Static<typeof Passkey>;

/** GET accounts/two-step/: the second step of the caller's sign-ins. It is on with an authenticator app or a passkey. */
export const TwoStep = Type.Object({
  is_on: Type.Boolean(),
  /** The caller's role requires it: it cannot be turned off. */
  is_required: Type.Boolean(),
  /** Since when an authenticator app is used. */
  authenticator_since: Nullable(Time),
  passkeys: Type.Array(Passkey),
  recovery_codes_left: Type.Integer(),
});
export type TwoStep = Static<typeof TwoStep>;

/** POST accounts/two-step/authenticator/: nothing is stored until a code confirms it, within ten minutes. */
export const AuthenticatorSetup = Type.Object({
  token: Type.String(),
  /** Base32. */
  secret: Type.String(),
  /** `otpauth://…`, the content of the QR code. */
  uri: Type.String(),
});
export type AuthenticatorSetup = Static<typeof AuthenticatorSetup>;
export const ConfirmAuthenticatorBody = Type.Object({ token: Sealed, code: Code });

/** Shown once. Null when the codes of an earlier method stay valid. */
export const RecoveryCodesReply = Type.Object({ recovery_codes: Nullable(Type.Array(Type.String())) });
export type RecoveryCodesReply = Static<typeof RecoveryCodesReply>;

const Base64 = Type.String({ maxLength: 20_000 });
const Json = Type.Record(Type.String(), Type.Unknown());
const PasskeyResponse = Type.Object({
  id: Type.String({ maxLength: 2000 }),
  rawId: Type.String({ maxLength: 2000 }),
  type: Type.Literal('public-key'),
  clientExtensionResults: Json,
});

/**
 * POST accounts/passkeys/options/ and accounts/confirm/options/: `options` are PublicKeyCredentialCreationOptionsJSON or
 * PublicKeyCredentialRequestOptionsJSON of WebAuthn.
 */
export const PasskeyOptions = Type.Object({ token: Type.String(), options: Json });
export type PasskeyOptions = Static<typeof PasskeyOptions>;

const PasskeyName = Type.String({ minLength: 1, maxLength: PASSKEY_NAME_LENGTH });
/** `response` is the RegistrationResponseJSON of WebAuthn. */
export const AddPasskeyBody = Type.Object({
  token: Sealed,
  name: PasskeyName,
  response: Type.Object({
    ...PasskeyResponse.properties,
    response: Type.Object({
      clientDataJSON: Base64,
      attestationObject: Base64,
      transports: Type.Optional(Type.Array(Type.String({ maxLength: 20 }), { maxItems: 10 })),
    }),
  }),
});
export type AddPasskeyBody = Static<typeof AddPasskeyBody>;
export const AddPasskeyReply = Type.Object({ passkey: Passkey, ...RecoveryCodesReply.properties });
export type AddPasskeyReply = Static<typeof AddPasskeyReply>;
export const RenamePasskeyBody = Type.Object({ name: PasskeyName });

/** The AuthenticationResponseJSON of WebAuthn. */
export const PasskeyAssertion = Type.Object({
  ...PasskeyResponse.properties,
  response: Type.Object({
    clientDataJSON: Base64,
    authenticatorData: Base64,
    signature: Base64,
    userHandle: Type.Optional(Nullable(Base64)),
  }),
});
export type PasskeyAssertion = Static<typeof PasskeyAssertion>;

export const SecondStepMethod = Type.Union([
  Type.Literal('authenticator'),
  Type.Literal('passkey'),
  Type.Literal('recovery_code'),
]);
export type SecondStepMethod = Static<typeof SecondStepMethod>;

/** 202 of accounts/login/: the password was right, and a second step is awaited for five minutes. */
export const SecondStepReply = Type.Object({
  second_step: Type.Object({
    token: Type.String(),
    methods: Type.Array(SecondStepMethod),
    /** PublicKeyCredentialRequestOptionsJSON of WebAuthn; null without a passkey. */
    passkey_options: Nullable(Json),
  }),
});
export type SecondStepReply = Static<typeof SecondStepReply>;

/** POST accounts/login/second-step/: exactly one proof. A token allows five tries. */
export const SecondStepBody = Type.Object({
  token: Type.String({ maxLength: 200 }),
  code: Type.Optional(Code),
  recovery_code: Type.Optional(RecoveryCode),
  passkey: Type.Optional(PasskeyAssertion),
  device_marks: DeviceMarks,
});
export type SecondStepBody = Static<typeof SecondStepBody>;
