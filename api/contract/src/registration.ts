import { type Static, Type } from 'typebox';
import { Email, LoginReply, Password } from './accounts.ts';
import { Nullable } from './common.ts';
import { PERSON_NAME_LENGTH, REFERRAL_LENGTH } from './limits.ts';

/** `terms` is the string or the value true (specification §5: "value must be the string true"). */
const Accepted = Type.Union([Type.Literal(true), Type.Literal('true')]);

/** A secret that the browser makes at sign-up: the same device is signed in when it opens the confirmation link. */
const DeviceKey = Type.Optional(Type.String({ minLength: 20, maxLength: 100 }));

export const RegisterBody = Type.Object({
  first_name: Type.String({ minLength: 1, maxLength: PERSON_NAME_LENGTH }),
  last_name: Type.String({ minLength: 1, maxLength: PERSON_NAME_LENGTH }),
  email: Email,
  password: Password,
  terms: Accepted,
  ref: Type.Optional(Type.String({ maxLength: REFERRAL_LENGTH })),
  locale: Type.Optional(Type.Union([Type.Literal('pl'), Type.Literal('en')])),
  device: DeviceKey,
});
export type RegisterBody = Static<typeof RegisterBody>;
export const RegisterReply = Type.Object({ email: Type.String(), status: Type.Literal('verification_sent') });

export const VerifyEmailReply = Type.Object({
  status: Type.Union([Type.Literal('verified'), Type.Literal('already_verified')]),
});
export type VerifyEmailReply = Static<typeof VerifyEmailReply>;

export const VerifyEmailQuery = Type.Object({
  uidb64: Type.String({ maxLength: 200 }),
  token: Type.String({ maxLength: 500 }),
});

/**
 * POST accounts/verify-email/: as GET, and opens a session when this call confirmed the address on the device of the sign-up.
 */
export const ConfirmEmailBody = Type.Object({ ...VerifyEmailQuery.properties, device: DeviceKey });
export type ConfirmEmailBody = Static<typeof ConfirmEmailBody>;
/** `email` fills in the sign-in form when there is no session. */
export const ConfirmEmailReply = Type.Object({
  ...VerifyEmailReply.properties,
  email: Type.String(),
  session: Nullable(LoginReply),
});
export type ConfirmEmailReply = Static<typeof ConfirmEmailReply>;

/**
 * POST accounts/resend-verification/: by address, or by an expired link. `device` chooses among several sign-ups of one
 * address. The answer is always 204.
 */
export const ResendVerificationBody = Type.Object({
  email: Type.Optional(Email),
  device: DeviceKey,
  uidb64: Type.Optional(VerifyEmailQuery.properties.uidb64),
  token: Type.Optional(VerifyEmailQuery.properties.token),
});
export type ResendVerificationBody = Static<typeof ResendVerificationBody>;
