import { Id, PageQuery } from '@wspolnik/contract/common';
import {
  Webinar,
  WebinarParticipantPage,
  WebinarSignUpBody,
  WebinarSignUpPage,
  WebinarSignUpsExportQuery,
} from '@wspolnik/contract/webinars';
import { Type } from 'typebox';
import type { App, Context } from '../../platform/context.ts';
import { toPage } from '../../platform/paging.ts';
import { callerOf } from '../../platform/sign-in/access.ts';
import { viewerOf } from '../network/index.ts';
import { signOff, signUp } from './sign-ups.service.ts';
import { selectParticipants, selectSignUps } from './sign-ups.sql.ts';
import { signUpsCsv } from './sign-ups-csv.ts';
import { getWebinar, showWebinar } from './webinars.service.ts';

const tags = ['webinars'];
const params = Type.Object({ id: Id });
const answer = { 200: Webinar };

function ownRoutes(app: App, context: Context): void {
  const { clock, db, mailer } = context;

  app.put(
    '/webinars/:id/sign-up/',
    {
      access: 'user',
      summary: 'Sign up for a webinar, or change who sees it',
      schema: { tags, params, body: WebinarSignUpBody, response: answer },
    },
    async (request) => {
      const caller = callerOf(request);
      const { id } = request.params;
      await db.transaction((tx) => signUp(context, tx, caller, { id, body: request.body }, clock()));
      mailer.deliverSoon();
      return showWebinar(db, caller, id, clock());
    },
  );

  app.delete(
    '/webinars/:id/sign-up/',
    { access: 'user', summary: 'Sign off from a webinar', schema: { tags, params, response: answer } },
    async (request) => {
      const caller = callerOf(request);
      const { id } = request.params;
      await db.transaction((tx) => signOff(tx, caller.user.id, id, clock()));
      return showWebinar(db, caller, id, clock());
    },
  );

  const participants = { tags, params, querystring: PageQuery, response: { 200: WebinarParticipantPage } };
  app.get(
    '/webinars/:id/participants/',
    { access: 'user', summary: 'List participants of a past webinar', schema: participants },
    async (request) => {
      const { query } = request;
      const { id } = await getWebinar(db, request.params.id);
      return toPage(request, {
        ...query,
        ...(await selectParticipants(db, id, viewerOf(callerOf(request)), query, clock())),
      });
    },
  );
}

function adminRoutes(app: App, { db }: Context): void {
  const list = { tags, params, querystring: PageQuery, response: { 200: WebinarSignUpPage } };
  app.get(
    '/webinars/:id/sign-ups/',
    { access: 'admin', summary: 'List the sign-ups of a webinar', schema: list },
    async (request) => {
      const { query } = request;
      const { id } = await getWebinar(db, request.params.id);
      return toPage(request, { ...query, ...(await selectSignUps(db, id, query)) });
    },
  );

  const csv = { querystring: WebinarSignUpsExportQuery, produces: ['text/csv'], response: { 200: Type.String() } };
  app.get(
    '/webinars/:id/sign-ups/export/',
    {
      access: 'admin',
      summary: 'Download the sign-ups of a webinar as CSV',
      config: { events: { done: 'data_exported' } },
      schema: { tags, params, ...csv },
    },
    async (request, reply) => {
      const { id } = await getWebinar(db, request.params.id);
      const { results } = await selectSignUps(db, id, null);
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="webinar.csv"')
        .header('cache-control', 'no-store')
        .send(signUpsCsv(results, request.query.locale));
    },
  );
}

export function webinarSignUpRoutes(app: App, context: Context): void {
  ownRoutes(app, context);
  adminRoutes(app, context);
}
