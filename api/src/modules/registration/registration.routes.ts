import {
  ConfirmEmailBody,
  ConfirmEmailReply,
  RegisterBody,
  RegisterReply,
  ResendVerificationBody,
  VerifyEmailQuery,
  VerifyEmailReply,
} from '@wspolnik/contract/registration';
import { Type } from 'typebox';
import type { App, Context } from '../../platform/context.ts';
import { reportSecurityEvent } from '../../platform/security-events.ts';
import { confirmEmail, register, verifyEmail } from './registration.service.ts';
import { resendVerification } from './resend.ts';

/** The answer may contain tokens. */
const NO_STORE = { 'Cache-Control': 'no-store' };

export function registrationRoutes(app: App, context: Context): void {
  app.post(
    '/accounts/register/',
    {
      access: 'public',
      summary: 'Create an account and mail a link that confirms its address',
      schema: { tags: ['accounts'], body: RegisterBody, response: { 201: RegisterReply } },
    },
    async (request, reply) => {
      const { email } = await register(context, request.body, request.ip);
      return reply.status(201).send({ email, status: 'verification_sent' });
    },
  );

  app.get(
    '/accounts/verify-email/',
    {
      access: 'public',
      summary: 'Tell whether a confirmation link is valid',
      schema: { tags: ['accounts'], querystring: VerifyEmailQuery, response: { 200: VerifyEmailReply } },
    },
    (request) => verifyEmail(context, request.query),
  );

  app.post(
    '/accounts/verify-email/',
    {
      access: 'public',
      summary: 'Confirm an address with the mailed link, and sign in on the device that signed up',
      schema: { tags: ['accounts'], body: ConfirmEmailBody, response: { 200: ConfirmEmailReply } },
    },
    async (request, reply) => {
      const client = { address: request.ip, userAgent: request.headers['user-agent'] };
      const confirmed = await confirmEmail(context, request.body, client);
      if (confirmed.session) reportSecurityEvent(request, 'sign_in', { account: confirmed.session.user.id });
      return reply.headers(NO_STORE).send(confirmed);
    },
  );

  app.post(
    '/accounts/resend-verification/',
    {
      access: 'public',
      summary: 'Mail the confirmation link again',
      schema: { tags: ['accounts'], body: ResendVerificationBody, response: { 204: Type.Null() } },
    },
    async (request, reply) => {
      await resendVerification(context, request.body, request.ip);
      return reply.status(204).send(null);
    },
  );
}
