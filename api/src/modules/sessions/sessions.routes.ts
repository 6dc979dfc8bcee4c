import { LogoutBody, RefreshBody, RefreshReply, SessionPage } from '@wspolnik/contract/accounts';
import { Id, PageQuery } from '@wspolnik/contract/common';
import { Type } from 'typebox';
import type { App, Context } from '../../platform/context.ts';
import { toPage } from '../../platform/paging.ts';
import { callerOf, requirePerson } from '../../platform/sign-in/access.ts';
import { problem } from '../../platform/wire/problem.ts';
import { countryOf } from './country.ts';
import { refreshSession, signOut } from './sessions.service.ts';
import { countSessions, endOtherSessions, endSession, selectSessions } from './sessions.sql.ts';

const tags = ['accounts'];

/** Tokens must not stay in any cache. */
const noStore = { 'Cache-Control': 'no-store' };

function tokenRoutes(app: App, context: Context): void {
  const { clock, db } = context;

  app.post(
    '/accounts/refresh-token/',
    {
      access: 'public',
      summary: 'Exchange a refresh token for new tokens',
      schema: { tags, body: RefreshBody, response: { 200: RefreshReply } },
    },
    async (request, reply) => reply.headers(noStore).send(await refreshSession(context, request.body.refresh)),
  );

  app.post(
    '/accounts/logout/',
    {
      access: 'public',
      summary: 'End the session of the refresh token or of the access token',
      schema: { tags, body: Type.Optional(LogoutBody), response: { 204: Type.Null() } },
    },
    async (request, reply) => {
      // The refresh token is enough: an expired access token must not prevent a sign-out.
      if (request.body?.refresh) await signOut(context, request.body.refresh);
      else {
        const { sessionId, user } = await requirePerson(request);
        await endSession(db, user.id, sessionId, clock());
      }
      return reply.status(204).send(null);
    },
  );
}

function openSessionRoutes(app: App, context: Context): void {
  const { clock, db } = context;

  app.get(
    '/accounts/sessions/',
    {
      access: 'person',
      summary: 'List the sessions of the caller',
      schema: { tags, querystring: PageQuery, response: { 200: SessionPage } },
    },
    async (request) => {
      const { sessionId, user } = callerOf(request);
      const open = { userId: user.id, now: clock() };
      const rows = await selectSessions(db, { ...open, current: sessionId, ...request.query });
      const results = await Promise.all(
        rows.map(async ({ address, ...row }) => ({ ...row, country: await countryOf(address) })),
      );
      return toPage(request, { ...request.query, count: await countSessions(db, open), results });
    },
  );

  app.post(
    '/accounts/sessions/end-others/',
    {
      access: 'person',
      summary: 'End every session of the caller but this one',
      schema: { tags, response: { 204: Type.Null() } },
    },
    async (request, reply) => {
      const { sessionId, user } = callerOf(request);
      await endOtherSessions(db, user.id, sessionId, clock());
      return reply.status(204).send(null);
    },
  );

  app.delete(
    '/accounts/sessions/:id/',
    {
      access: 'person',
      summary: 'End a session of the caller',
      schema: { tags, params: Type.Object({ id: Id }), response: { 204: Type.Null() } },
    },
    async (request, reply) => {
      const { user } = callerOf(request);
      if (!(await endSession(db, user.id, request.params.id, clock()))) throw problem('not_found');
      return reply.status(204).send(null);
    },
  );
}

export function sessionsRoutes(app: App, context: Context): void {
  tokenRoutes(app, context);
  openSessionRoutes(app, context);
}
