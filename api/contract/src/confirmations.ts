import { type Static, Type } from 'typebox';
import { Time } from './common.ts';
import { Code, PasskeyAssertion, RecoveryCode, SecondStepMethod } from './two-step.ts';

/** Proof that the caller is the person: the second step of an account that has one, otherwise the password. */
export const ConfirmationMethod = Type.Union([Type.Literal('password'), ...SecondStepMethod.anyOf]);
export type ConfirmationMethod = Static<typeof ConfirmationMethod>;

/** GET accounts/confirm/: the methods of the caller, of which one is enough; the first is to be offered first. */
export const ConfirmationMethods = Type.Object({ methods: Type.Array(ConfirmationMethod) });
export type ConfirmationMethods = Static<typeof ConfirmationMethods>;

/** POST accounts/confirm/: exactly one proof. */
export const ConfirmBody = Type.Object({
  password: Type.Optional(Type.String({ maxLength: 200 })),
  code: Type.Optional(Code),
  recovery_code: Type.Optional(RecoveryCode),
  /** The answer to the challenge of accounts/confirm/options/, with its token. */
  passkey: Type.Optional(Type.Object({ token: Type.String({ maxLength: 2000 }), response: PasskeyAssertion })),
});
export type ConfirmBody = Static<typeof ConfirmBody>;

/** For the header `Confirmation` of sensitive calls; several within its five minutes. */
export const Confirmation = Type.Object({ token: Type.String(), expires_at: Time });
export type Confirmation = Static<typeof Confirmation>;
