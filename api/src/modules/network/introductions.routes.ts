import { Id } from '@wspolnik/contract/common';
import {
  Introduction,
  IntroductionActionBody,
  IntroductionBody,
  Introductions,
} from '@wspolnik/contract/introductions';
import { Type } from 'typebox';
import type { App, Context } from '../../platform/context.ts';
import { idempotent } from '../../platform/idempotency.ts';
import { callerOf } from '../../platform/sign-in/access.ts';
import { answerIntroduction } from './answer-introduction.service.ts';
import { askForIntroduction, countAsking, listIntroductions } from './introductions.service.ts';

const tags = ['network'];

/** A contact introduces the caller to a contact of theirs (ADR 150). */
export function introductionRoutes(app: App, context: Context): void {
  const { db, clock } = context;
  app.get(
    '/network/introductions/',
    { access: 'user', summary: 'List introductions', schema: { tags, response: { 200: Introductions } } },
    (request) => listIntroductions(db, callerOf(request), clock()),
  );

  app.post(
    '/network/introductions/',
    {
      access: 'user',
      standing: 'active',
      summary: 'Ask for an introduction',
      schema: { tags, body: IntroductionBody, response: { 201: Introduction } },
    },
    async (request, reply) => {
      const caller = callerOf(request);
      await countAsking(context, caller);
      const { body } = await idempotent(request, 'network/introductions', async (tx) => ({
        status: 201,
        body: await askForIntroduction(tx, caller, request.body, clock()),
      }));
      return reply.code(201).send(body);
    },
  );

  const params = Type.Object({ id: Id });
  app.post(
    '/network/introductions/:id/',
    {
      access: 'user',
      summary: 'Introduce, pass on, decline or withdraw',
      schema: { tags, params, body: IntroductionActionBody, response: { 200: Introduction } },
    },
    (request) =>
      db.transaction((tx) => answerIntroduction(tx, callerOf(request), request.params.id, request.body, clock())),
  );
}
