import { AdminOfferPage, AdminOfferQuery } from '@wspolnik/contract/admin-offers';
import { Id } from '@wspolnik/contract/common';
import { EXACT_COUNT_LIMIT } from '@wspolnik/contract/limits';
import {
  AppealBody,
  CommentReportBody,
  MessageReportBody,
  ModerationBody,
  ModerationItem,
  ModerationListQuery,
  ModerationNumbers,
  ModerationNumbersQuery,
  ModerationPage,
  ModerationStatement,
  ModerationYears,
  OfferReportBody,
  OpinionReportBody,
  PostReportBody,
  ProfileReportBody,
  ReferenceReportBody,
} from '@wspolnik/contract/moderation';
import { Post, PostContestBody } from '@wspolnik/contract/posts';
import { type Static, type TSchema, Type } from 'typebox';
import type { App, Context } from '../../platform/context.ts';
import { toPage } from '../../platform/paging.ts';
import { callerOf } from '../../platform/sign-in/access.ts';
import type { Identity } from '../../platform/sign-in/identity.ts';
import { sendRawJson } from '../../platform/wire/raw-page.ts';
import { getPost } from '../posts/index.ts';
import { appeal, contestHiding, getStatement } from './appeal.service.ts';
import { decide } from './decide.service.ts';
import { numbersCsv, yearsWithNumbers } from './numbers.ts';
import { listOffers } from './offers.service.ts';
import { getCase, listQueue } from './queue.service.ts';
import {
  reportComment,
  reportMessage,
  reportOffer,
  reportOpinion,
  reportPost,
  reportProfile,
  reportReference,
} from './report.service.ts';

const tags = ['moderation'];
const done = { 204: Type.Null() };

function reportRoutes(app: App, context: Context): void {
  const route = <Body extends TSchema>(
    path: string,
    summary: string,
    body: Body,
    report: (context: Context, caller: Identity, body: Static<Body>) => Promise<void>,
  ) =>
    app.post(path, { access: 'user', summary, schema: { tags, body, response: done } }, async (request, reply) => {
      await report(context, callerOf(request), request.body as Static<Body>);
      return reply.code(204).send(null);
    });
  route('/posts/report/', 'Report a post', PostReportBody, reportPost);
  route('/posts/comment/report/', 'Report a comment', CommentReportBody, reportComment);
  route('/message-report/', 'Report a message', MessageReportBody, reportMessage);
  route('/company/comment/report/', 'Report an opinion', OpinionReportBody, reportOpinion);
  route('/offer-report/', 'Report an offer', OfferReportBody, reportOffer);
  route('/company/reference-report/', 'Report a reference of a company', ReferenceReportBody, reportReference);
  route('/accounts/profile-report/', 'Report a profile', ProfileReportBody, reportProfile);
}

function statementRoutes(app: App, context: Context): void {
  const contest = { tags, body: PostContestBody, response: { 200: Post } };
  app.post(
    '/posts/contest/',
    { access: 'user', summary: 'Contest the hiding of an own post', schema: contest },
    async (request, reply) => {
      const caller = callerOf(request);
      await contestHiding(context, caller, request.body);
      return sendRawJson(reply, await getPost(context.db, request.body.post_id, caller));
    },
  );
  const params = Type.Object({ id: Id });
  const response = { 200: ModerationStatement };
  app.get(
    '/moderation/decisions/:id/',
    { access: 'user', summary: 'Get the statement of reasons of a decision', schema: { tags, params, response } },
    async (request) => getStatement(context, callerOf(request), request.params.id),
  );
  const schema = { tags, params, body: AppealBody, response };
  app.post(
    '/moderation/decisions/:id/appeal/',
    { access: 'user', summary: 'Appeal against a decision', schema },
    async (request) => {
      const caller = callerOf(request);
      await appeal(context, caller, request.params.id, request.body);
      return getStatement(context, caller, request.params.id);
    },
  );
}

function queueRoutes(app: App, context: Context): void {
  const list = { tags, querystring: ModerationListQuery, response: { 200: ModerationPage } };
  app.get(
    '/accounts/admin/moderation/',
    { access: 'admin', summary: 'List reported content', schema: list },
    async (request) => {
      const admin = callerOf(request);
      const { results, count } = await listQueue(context, request.query, admin);
      const counted = { count: Math.min(count, EXACT_COUNT_LIMIT), countExact: count <= EXACT_COUNT_LIMIT };
      return toPage(request, { ...request.query, ...counted, results });
    },
  );
  const one = { tags, params: Type.Object({ id: Id }), response: { 200: ModerationItem } };
  app.get(
    '/accounts/admin/moderation/:id/',
    { access: 'admin', summary: 'Get reported content', schema: one },
    async (request) => getCase(context, request.params.id, callerOf(request)),
  );
  const decision = { tags, body: ModerationBody, response: done };
  app.post(
    '/accounts/admin/moderation/',
    { access: 'admin', summary: 'Decide on reported content', schema: decision },
    async (request, reply) => {
      await decide(context, callerOf(request), request.body);
      return reply.code(204).send(null);
    },
  );
  const years = { tags, response: { 200: ModerationYears } };
  app.get(
    '/accounts/admin/moderation/years/',
    { access: 'admin', summary: 'List the years that have numbers of moderation', schema: years },
    async () => {
      return { years: await yearsWithNumbers(context) };
    },
  );
  const numbers = { tags, querystring: ModerationNumbersQuery, response: { 200: ModerationNumbers } };
  app.get(
    '/accounts/admin/moderation/numbers/',
    { access: 'admin', summary: 'Get the numbers of moderation of a year', schema: numbers },
    async (request) => {
      const { year } = request.query;
      return { name: `moderation-${year}.csv`, content: await numbersCsv(context.db, year) };
    },
  );
}

function offerRoutes(app: App, context: Context): void {
  const schema = { tags, querystring: AdminOfferQuery, response: { 200: AdminOfferPage } };
  app.get(
    '/accounts/admin/offers/',
    { access: 'admin', summary: 'Search offers of every state', schema },
    async (request) => toPage(request, { ...request.query, ...(await listOffers(context, request.query)) }),
  );
}

export function moderationRoutes(app: App, context: Context): void {
  reportRoutes(app, context);
  statementRoutes(app, context);
  queueRoutes(app, context);
  offerRoutes(app, context);
}
