import { Type } from 'typebox';
import {
  ModerationBody,
  ModerationListQuery,
  ModerationPage,
  Post,
  PostContestBody,
  PostReportBody,
} from '../../contract/posts.ts';
import type { App, Context } from '../../platform/context.ts';
import { requireAdmin, requireUser } from '../../platform/identity.ts';
import { sendRawJson, sendRawPage } from '../../platform/raw-page.ts';
import { getPost } from '../posts/posts.service.ts';
import { contestHiding, decide, listQueue, reportPost } from './moderation.service.ts';

const tags = ['moderation'];

export function moderationRoutes(app: App, context: Context): void {
  const { db } = context;

  app.post(
    '/posts/report/',
    { schema: { tags, body: PostReportBody, response: { 204: Type.Null() } } },
    async (request, reply) => {
      await reportPost(context, await requireUser(request), request.body);
      return reply.code(204).send(null);
    },
  );

  app.post(
    '/posts/contest/',
    { schema: { tags, body: PostContestBody, response: { 200: Post } } },
    async (request, reply) => {
      const caller = await requireUser(request);
      await contestHiding(context, caller, request.body);
      return sendRawJson(reply, await getPost(db, request.body.post_id, caller));
    },
  );

  app.get(
    '/accounts/admin/moderation/',
    { schema: { tags, querystring: ModerationListQuery, response: { 200: ModerationPage } } },
    async (request, reply) => {
      const admin = await requireAdmin(request);
      return sendRawPage(request, reply, request.query, await listQueue(db, request.query, admin));
    },
  );

  app.post(
    '/accounts/admin/moderation/',
    { schema: { tags, body: ModerationBody, response: { 200: Post } } },
    async (request, reply) => {
      const admin = await requireAdmin(request);
      await decide(context, admin, request.body);
      return sendRawJson(reply, await getPost(db, request.body.post_id, admin));
    },
  );
}
