import { LoginReply } from '../../contract/accounts.ts';
import { SecondStepBody } from '../../contract/two-step.ts';
import type { App, Context } from '../../platform/context.ts';
import { finishSignIn } from './second-step.service.ts';

export function secondStepRoutes(app: App, context: Context): void {
  app.post(
    '/accounts/login/second-step/',
    { schema: { tags: ['accounts'], body: SecondStepBody, response: { 200: LoginReply } } },
    async (request, reply) => {
      const client = { address: request.ip, userAgent: request.headers['user-agent'] };
      const signedIn = await finishSignIn(context, request.body, client);
      const method = request.body.passkey ? 'passkey' : request.body.recovery_code ? 'recovery code' : 'authenticator';
      request.log.info({ userId: signedIn.user.id, method }, 'signed in with a second step');
      return reply.headers({ 'Cache-Control': 'no-store' }).send(signedIn);
    },
  );
}
