import { RegisterBody, RegisterReply, VerifyEmailQuery, VerifyEmailReply } from '../../contract/accounts.ts';
import type { App, Context } from '../../platform/context.ts';
import { register, verifyEmail } from './registration.service.ts';

export function registrationRoutes(app: App, context: Context): void {
  app.post(
    '/accounts/register/',
    { schema: { tags: ['accounts'], body: RegisterBody, response: { 201: RegisterReply } } },
    async (request, reply) => {
      const { email } = await register(context, request.body, request.ip);
      return reply.status(201).send({ email, status: 'verification_sent' });
    },
  );

  app.get(
    '/accounts/verify-email/',
    { schema: { tags: ['accounts'], querystring: VerifyEmailQuery, response: { 200: VerifyEmailReply } } },
    (request) => verifyEmail(context, request.query),
  );
}
