import { LoginBody, LoginReply } from '@wspolnik/contract/accounts';
import { SecondStepBody, SecondStepReply } from '@wspolnik/contract/two-step';
import type { FastifyRequest } from 'fastify';
import type { App, Context } from '../../platform/context.ts';
import { reportSecurityEvent } from '../../platform/security-events.ts';
import type { Client } from '../sessions/index.ts';
import { finishSignIn } from './second-step.service.ts';
import { signIn } from './sign-in.service.ts';

const tags = ['accounts'];
/** Tokens must not stay in any cache. */
const noStore = { 'Cache-Control': 'no-store' };

export function clientOf(request: FastifyRequest, deviceMarks: readonly string[] | undefined): Client {
  return { address: request.ip, userAgent: request.headers['user-agent'], deviceMarks };
}

/** A password or a link that was right: the session, or that its second step is awaited. */
export function reportSignIn(request: FastifyRequest, answer: LoginReply | SecondStepReply): void {
  if ('second_step' in answer) reportSecurityEvent(request, 'second_step_due', { account: null });
  else reportSecurityEvent(request, 'sign_in', { account: answer.user.id });
}

export function signInRoutes(app: App, context: Context): void {
  app.post(
    '/accounts/login/',
    {
      access: 'public',
      summary: 'Sign in with address and password',
      config: { events: { refused: 'sign_in_refused' } },
      schema: { tags, body: LoginBody, response: { 200: LoginReply, 202: SecondStepReply } },
    },
    async (request, reply) => {
      const client = clientOf(request, request.body.device_marks);
      const answer = await signIn(context, request.body, client);
      reportSignIn(request, answer);
      reply.headers(noStore);
      return 'second_step' in answer ? reply.status(202).send(answer) : reply.send(answer);
    },
  );

  app.post(
    '/accounts/login/second-step/',
    {
      access: 'public',
      summary: 'Finish a sign-in with its second step',
      config: { events: { refused: 'second_step_refused' } },
      schema: { tags, body: SecondStepBody, response: { 200: LoginReply } },
    },
    async (request, reply) => {
      const client = clientOf(request, request.body.device_marks);
      const signedIn = await finishSignIn(context, request.body, client);
      reportSignIn(request, signedIn);
      return reply.headers(noStore).send(signedIn);
    },
  );
}
