import { LoginReply } from '@wspolnik/contract/accounts';
import { SignInLink, SignInLinkBody, SignInLinkQuery, SignInLinkRequestBody } from '@wspolnik/contract/sign-in-link';
import { SecondStepReply } from '@wspolnik/contract/two-step';
import { Type } from 'typebox';
import type { App, Context } from '../../platform/context.ts';
import { clientOf, reportSignIn } from './sign-in.routes.ts';
import { readLink, requestLink, signInByLink } from './sign-in-link.service.ts';

const tags = ['accounts'];
/** Tokens must not stay in any cache. */
const noStore = { 'Cache-Control': 'no-store' };

export function signInLinkRoutes(app: App, context: Context): void {
  app.post(
    '/accounts/login/link/request/',
    {
      access: 'public',
      summary: 'Mail a link that signs in',
      schema: { tags, body: SignInLinkRequestBody, response: { 204: Type.Null() } },
    },
    async (request, reply) => {
      await requestLink(context, request.body.email, request.ip);
      return reply.status(204).send(null);
    },
  );

  app.get(
    '/accounts/login/link/',
    {
      access: 'public',
      summary: 'Tell whose sign-in link it is',
      schema: { tags, querystring: SignInLinkQuery, response: { 200: SignInLink } },
    },
    async (request, reply) => reply.headers(noStore).send(await readLink(context, request.query, request.ip)),
  );

  app.post(
    '/accounts/login/link/',
    {
      access: 'public',
      summary: 'Sign in with a mailed link',
      config: { events: { refused: 'sign_in_refused' } },
      schema: { tags, body: SignInLinkBody, response: { 200: LoginReply, 202: SecondStepReply } },
    },
    async (request, reply) => {
      const answer = await signInByLink(context, request.body, clientOf(request, request.body.device_marks));
      reportSignIn(request, answer);
      reply.headers(noStore);
      return 'second_step' in answer ? reply.status(202).send(answer) : reply.send(answer);
    },
  );
}
