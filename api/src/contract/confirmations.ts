import { type Static, Type } from 'typebox';
import { Time } from './common.ts';

/** GET accounts/confirm/: what the caller is asked for before a sensitive call. */
export const ConfirmationMethod = Type.Object({
  /** The code of the authenticator app where the account has one, otherwise the password. */
  method: Type.Enum(['password', 'code'] as const),
});
export type ConfirmationMethod = Static<typeof ConfirmationMethod>;

/** POST accounts/confirm/: the proof of the method. */
export const ConfirmBody = Type.Object({
  password: Type.Optional(Type.String({ maxLength: 200 })),
  /** Spaces are allowed, as apps show them. */
  code: Type.Optional(Type.String({ maxLength: 20 })),
});
export type ConfirmBody = Static<typeof ConfirmBody>;

/** For the header `Confirmation` of sensitive calls; several within its five minutes. */
export const Confirmation = Type.Object({ token: Type.String(), expires_at: Time });
export type Confirmation = Static<typeof Confirmation>;
