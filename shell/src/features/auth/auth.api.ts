import type { LoginBody, LoginReply, RegisterBody, VerifyEmailReply } from '@wspolnik/api/contract';
import { getJSON, sendJSON, withQuery } from '@wspolnik/shared-auth';

export const signIn = (body: LoginBody) => sendJSON<LoginReply>('POST', 'accounts/login/', { json: body });

export const register = (body: RegisterBody) => sendJSON<void>('POST', 'accounts/register/', { json: body });

export const verifyEmail = (link: { uidb64: string; token: string }) =>
  getJSON<VerifyEmailReply>(withQuery('accounts/verify-email/', link));

/** Answers the same for a known and an unknown address. */
export const requestPasswordReset = (email: string) =>
  sendJSON<void>('POST', 'accounts/reset-password/request/', { json: { email } });

export const resetPassword = (body: { uidb64: string; token: string; password: string }) =>
  sendJSON<void>('POST', 'accounts/reset-password/submit/', { json: body });
