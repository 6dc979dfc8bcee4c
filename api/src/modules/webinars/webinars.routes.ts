import { createHash } from 'node:crypto';
import { Id } from '@wspolnik/contract/common';
import { Webinar, WebinarFields, WebinarListQuery, WebinarPage } from '@wspolnik/contract/webinars';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { App, Context } from '../../platform/context.ts';
import { listDbOf } from '../../platform/list-reads.ts';
import { toPage } from '../../platform/paging.ts';
import { callerOf, visitorOf } from '../../platform/sign-in/access.ts';
import { FORM_TYPES, formBody, readForm } from '../../platform/uploads/read-form.ts';
import { IMAGE } from '../../platform/uploads/upload-rules.ts';
import { webinarSignUpRoutes } from './sign-ups.routes.ts';
import { toCalendar, toCalendarFeed } from './webinar-calendar.ts';
import {
  changeWebinar,
  createWebinar,
  getWebinar,
  removeWebinar,
  showWebinar,
  toWebinar,
  type WebinarForm,
} from './webinars.service.ts';
import { countWebinars, selectLatestWebinars, selectWebinars } from './webinars.sql.ts';

const tags = ['webinars'];
const params = Type.Object({ id: Id });
const FORM = { fields: WebinarFields, files: { image: IMAGE, speaker_image: IMAGE } };
const form = { tags, consumes: FORM_TYPES, body: formBody(FORM.fields, FORM.files) };

const CALENDAR_TYPE = 'text/calendar; charset=utf-8';
const calendar = { tags, produces: ['text/calendar'], response: { 200: Type.String() } };
/** `null` would be serialized, and its length declared for an answer that has no body. */
const NO_BODY = Type.Unsafe<undefined>(Type.Null());
const calendarFeed = { ...calendar, response: { ...calendar.response, 304: NO_BODY } };
/** About 250 KB; older webinars leave the subscribed calendar. */
const MAX_FEED = 500;
/** Seconds. Calendar programs ask in the same minutes of an hour, for the same answer. */
const FEED_CACHING = 'public, max-age=300';

const tagOf = (text: string): string => `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;

/** By the weak comparison of If-None-Match (RFC 9110, 13.1.2): a proxy that compresses marks the tag as weak. */
const isKnown = (request: FastifyRequest, tag: string): boolean =>
  (request.headers['if-none-match'] ?? '').split(',').some((known) => known.trim().replace(/^W\//, '') === tag);

async function formOf(request: FastifyRequest): Promise<WebinarForm> {
  const { fields, files } = await readForm(request, FORM);
  return { fields, image: files.image[0], speakerImage: files.speaker_image[0] };
}

function readRoutes(app: App, context: Context): void {
  const { clock, config, db } = context;

  const listSchema = { tags, querystring: WebinarListQuery, response: { 200: WebinarPage } };
  const listOptions = { access: 'guest', replica: true, summary: 'List webinars', schema: listSchema } as const;
  app.get('/webinars/', listOptions, async (request) => {
    const { query } = request;
    const now = clock();
    const listDb = listDbOf(request);
    const [rows, count] = await Promise.all([
      selectWebinars(listDb, visitorOf(request), query, now),
      countWebinars(listDb, query, now),
    ]);
    return toPage(request, { ...query, count, results: rows.map((row) => toWebinar(row, now)) });
  });

  app.get(
    '/webinars/calendar.ics',
    { access: 'public', summary: 'Get all webinars as a calendar', schema: calendarFeed },
    async (request, reply) => {
      const feed = toCalendarFeed(await selectLatestWebinars(db, MAX_FEED), config.publicUrl);
      const tag = tagOf(feed);
      reply.header('ETag', tag).header('Cache-Control', FEED_CACHING);
      if (isKnown(request, tag)) return reply.code(304).send(undefined);
      return reply.type(CALENDAR_TYPE).header('Content-Disposition', 'inline; filename="webinary.ics"').send(feed);
    },
  );

  app.get(
    '/webinars/:id/',
    { access: 'guest', summary: 'Get a webinar', schema: { tags, params, response: { 200: Webinar } } },
    async (request) => showWebinar(db, visitorOf(request), request.params.id, clock()),
  );

  app.get(
    '/webinars/:id/calendar.ics',
    { access: 'public', summary: 'Get a webinar as a calendar file', schema: { ...calendar, params } },
    async (request, reply) => {
      const webinar = await getWebinar(db, request.params.id);
      return reply
        .type(CALENDAR_TYPE)
        .header('Content-Disposition', 'attachment; filename="webinar.ics"')
        .send(toCalendar(webinar, config.publicUrl));
    },
  );
}

function changeRoutes(app: App, context: Context): void {
  const { clock, db } = context;

  app.post(
    '/webinars/',
    { access: 'admin', summary: 'Create a webinar', schema: { ...form, response: { 201: Webinar } } },
    async (request, reply) => {
      const admin = callerOf(request);
      const id = await createWebinar(context, request, admin, await formOf(request));
      return reply.code(201).send(await showWebinar(db, admin, id, clock()));
    },
  );

  app.put(
    '/webinars/:id/',
    { access: 'admin', summary: 'Edit a webinar', schema: { ...form, params, response: { 200: Webinar } } },
    async (request) => {
      const admin = callerOf(request);
      await changeWebinar(context, admin, request.params.id, await formOf(request));
      return showWebinar(db, admin, request.params.id, clock());
    },
  );

  app.delete(
    '/webinars/:id/',
    { access: 'admin', summary: 'Delete a webinar', schema: { tags, params, response: { 204: Type.Null() } } },
    async (request, reply) => {
      const admin = callerOf(request);
      await db.transaction((tx) => removeWebinar(tx, admin, request.params.id, clock()));
      return reply.code(204).send(null);
    },
  );
}

export function webinarRoutes(app: App, context: Context): void {
  readRoutes(app, context);
  changeRoutes(app, context);
  webinarSignUpRoutes(app, context);
}
