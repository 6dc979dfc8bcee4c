import { type Static, Type } from 'typebox';
import { DeviceMarks } from './accounts.ts';
import { EMAIL_LENGTH } from './limits.ts';

/** POST accounts/login/link/request/: the answer is the same for every address. */
export const SignInLinkRequestBody = Type.Object({ email: Type.String({ format: 'email', maxLength: EMAIL_LENGTH }) });

/** The mailed link; it works once, for 15 minutes. */
export const SignInLinkQuery = Type.Object({
  uidb64: Type.String({ maxLength: 200 }),
  token: Type.String({ maxLength: 500 }),
});

/** GET accounts/login/link/: whose link it is. Reading it does not use it up, because mail scanners open links. */
export const SignInLink = Type.Object({ email: Type.String() });
export type SignInLink = Static<typeof SignInLink>;

/** POST accounts/login/link/: signs in, or begins the second step of an account that has one. */
export const SignInLinkBody = Type.Object({ ...SignInLinkQuery.properties, device_marks: DeviceMarks });
export type SignInLinkBody = Static<typeof SignInLinkBody>;
