import { Id } from '@wspolnik/contract/common';
import { EXACT_COUNT_LIMIT } from '@wspolnik/contract/limits';
import {
  Opinion,
  OpinionBody,
  OpinionListQuery,
  OpinionPage,
  OpinionReplyBody,
  ReplaceOpinionBody,
} from '@wspolnik/contract/opinions';
import { Type } from 'typebox';
import type { App, Context } from '../../platform/context.ts';
import { listDbOf } from '../../platform/list-reads.ts';
import { toPage } from '../../platform/paging.ts';
import { callerOf, memberOf, visitorOf } from '../../platform/sign-in/access.ts';
import { problem } from '../../platform/wire/problem.ts';
import { removeReply, writeReply } from './opinion-replies.service.ts';
import { addOpinion, removeOpinion, replaceOpinion } from './opinions.service.ts';
import { countOpinions, selectOpinions, selectOwnOpinion } from './opinions.sql.ts';

const tags = ['opinions'];

const params = Type.Object({ id: Id });

function companyOpinionRoutes(app: App, { db, clock }: Context): void {
  const listSchema = { tags, querystring: OpinionListQuery, response: { 200: OpinionPage } };
  app.get(
    '/company/comment/',
    { access: 'guest', replica: true, summary: 'List the opinions on a company', schema: listSchema },
    async (request) => {
      const viewer = visitorOf(request);
      const { query } = request;
      const listDb = listDbOf(request);
      const [results, counts, own] = await Promise.all([
        selectOpinions(listDb, query, viewer),
        countOpinions(listDb, query.company_id),
        viewer ? selectOwnOpinion(listDb, query.company_id, viewer) : undefined,
      ]);
      if (!counts) throw problem('not_found');
      const total = Math.min(counts.total, EXACT_COUNT_LIMIT);
      const { after_purchase: bought } = counts;
      const found = query.purchase === undefined ? counts.total : query.purchase ? bought : counts.total - bought;
      const countExact = found <= EXACT_COUNT_LIMIT;
      const count = Math.min(found, EXACT_COUNT_LIMIT);
      return { ...toPage(request, { ...query, count, countExact, results }), own: own ?? null, ...counts, total };
    },
  );

  const addSchema = { tags, body: OpinionBody, response: { 201: Opinion } };
  app.post(
    '/company/comment/',
    { access: 'user', standing: 'active', summary: 'Write an opinion on a company', schema: addSchema },
    async (request, reply) => {
      const caller = callerOf(request);
      const opinion = await db.transaction((tx) => addOpinion(tx, caller, request.body, clock()));
      return reply.code(201).send(opinion);
    },
  );

  const replaceSchema = { tags, body: ReplaceOpinionBody, response: { 200: Opinion } };
  app.put(
    '/company/comment/',
    { access: 'user', standing: 'active', summary: 'Replace an own opinion on a company', schema: replaceSchema },
    async (request) => {
      const caller = callerOf(request);
      return db.transaction((tx) => replaceOpinion(tx, caller, request.body, clock()));
    },
  );
  app.delete(
    '/company/comment/:id/',
    { access: 'user', summary: 'Delete an opinion', schema: { tags, params, response: { 204: Type.Null() } } },
    async (request, reply) => {
      const caller = callerOf(request);
      await db.transaction((tx) => removeOpinion(tx, caller, request.params.id, clock()));
      return reply.code(204).send(null);
    },
  );
}

function replyRoutes(app: App, { db, clock }: Context): void {
  const replySchema = { tags, params, body: OpinionReplyBody, response: { 200: Opinion } };
  app.put(
    '/company/comment/:id/reply/',
    {
      access: 'manager',
      standing: 'active',
      summary: 'Reply to an opinion on the company in use',
      schema: replySchema,
    },
    async (request) => {
      const caller = memberOf(request);
      return db.transaction((tx) => writeReply(tx, caller, request.params.id, request.body.text, clock()));
    },
  );

  app.delete(
    '/company/comment/:id/reply/',
    {
      access: 'manager',
      summary: 'Delete a reply to an opinion',
      schema: { tags, params, response: { 204: Type.Null() } },
    },
    async (request, reply) => {
      const caller = memberOf(request);
      await db.transaction((tx) => removeReply(tx, caller, request.params.id));
      return reply.code(204).send(null);
    },
  );
}

export function opinionRoutes(app: App, context: Context): void {
  companyOpinionRoutes(app, context);
  replyRoutes(app, context);
}
