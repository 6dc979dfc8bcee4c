import type {
  ConfirmEmailBody,
  ConfirmEmailChangeReply,
  ConfirmEmailReply,
  LoginBody,
  LoginReply,
  RegisterBody,
  ResendVerificationBody,
  SecondStepReply,
  SignInLink,
} from '@wspolnik/contract';
import { deviceMarks, getJSON, sendJSON, withQuery } from '@wspolnik/shared-auth';

/** The session, or what is awaited after the password. */
export const signIn = (body: LoginBody) =>
  sendJSON<LoginReply | SecondStepReply>('POST', 'accounts/login/', {
    json: { ...body, device_marks: deviceMarks() },
  });

export const register = (body: RegisterBody) => sendJSON<void>('POST', 'accounts/register/', { json: body });

export const confirmEmail = (body: ConfirmEmailBody) =>
  sendJSON<ConfirmEmailReply>('POST', 'accounts/verify-email/', { json: body });

/** Opens the link that was mailed to a new address. */
export const confirmEmailChange = (json: { uidb64: string; token: string }) =>
  sendJSON<ConfirmEmailChangeReply>('POST', 'accounts/change-email/confirm/', { json });

/** Answers the same for every address. */
export const resendVerification = (body: ResendVerificationBody) =>
  sendJSON<void>('POST', 'accounts/resend-verification/', { json: body });

interface MailedLink {
  uidb64: string;
  token: string;
}

/** Answers the same for every address. */
export const requestSignInLink = (email: string) =>
  sendJSON<void>('POST', 'accounts/login/link/request/', { json: { email } });

/** Whose link it is; it still works afterwards. */
export const readSignInLink = ({ uidb64, token }: MailedLink) =>
  getJSON<SignInLink>(withQuery('accounts/login/link/', { uidb64, token }));

export const signInByLink = (link: MailedLink) =>
  sendJSON<LoginReply | SecondStepReply>('POST', 'accounts/login/link/', {
    json: { ...link, device_marks: deviceMarks() },
  });

/** Answers the same for a known and an unknown address. */
export const requestPasswordReset = (email: string) =>
  sendJSON<void>('POST', 'accounts/reset-password/request/', { json: { email } });

/** It still works afterwards. */
export const checkResetLink = ({ uidb64, token }: MailedLink) =>
  getJSON<void>(withQuery('accounts/reset-password/link/', { uidb64, token }));

export const resetPassword = (body: { uidb64: string; token: string; password: string }) =>
  sendJSON<void>('POST', 'accounts/reset-password/submit/', { json: body });
