import { OutboxPage } from '@wspolnik/contract/accounts';
import { Id, PageQuery } from '@wspolnik/contract/common';
import type { FastifyReply } from 'fastify';
import { Type } from 'typebox';
import type { App, Context } from '../../platform/context.ts';
import { toPage } from '../../platform/paging.ts';
import { listPage, MAIL_CSP, mailPage, missingPage, PAGE_CSP } from './mailbox.pages.ts';
import { countMails, findMail, listMails } from './mailbox.sql.ts';

const OutboxQuery = Type.Object({ ...PageQuery.properties, to: Type.Optional(Type.String({ maxLength: 254 })) });
const PagesQuery = Type.Object({ lang: Type.Union([Type.Literal('pl'), Type.Literal('en')], { default: 'pl' }) });
const MailParams = Type.Object({ id: Id });
/** The page shows the latest mails; older ones are in the JSON list. */
const ON_PAGE = 100;

function sendHtml(reply: FastifyReply, csp: string, html: string): FastifyReply {
  return reply
    .headers({
      'Content-Security-Policy': csp,
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
    })
    .type('text/html; charset=utf-8')
    .send(html);
}

/** GET /api/dev/outbox/. Never registered in production: mails carry live links. */
export function outboxRoutes(app: App, { db, config }: Context): void {
  if (config.production) return;
  app.get(
    '/dev/outbox/',
    {
      access: 'public',
      summary: 'List sent mails, outside production',
      schema: { tags: ['dev'], querystring: OutboxQuery, response: { 200: OutboxPage } },
    },
    async (request) => {
      const results = await listMails(db, request.query);
      return toPage(request, { ...request.query, count: await countMails(db, request.query.to), results });
    },
  );
}

/** The same as HTML pages: /dev/mail. Never registered in production. */
export function mailPagesRoutes(app: App, { db, config }: Context): void {
  if (config.production) return;
  const schema = { hide: true, querystring: PagesQuery };

  app.get('/dev/mail', { schema }, async (request, reply) => {
    const mails = await listMails(db, { page: 1, limit: ON_PAGE });
    return sendHtml(reply, PAGE_CSP, listPage(request.query.lang, mails));
  });

  app.get('/dev/mail/:id', { schema: { ...schema, params: MailParams } }, async (request, reply) => {
    const mail = await findMail(db, request.params.id);
    if (!mail) return sendHtml(reply.status(404), PAGE_CSP, missingPage(request.query.lang));
    return sendHtml(reply, PAGE_CSP, mailPage(request.query.lang, mail));
  });

  app.get('/dev/mail/:id/html', { schema: { ...schema, params: MailParams } }, async (request, reply) => {
    const mail = await findMail(db, request.params.id);
    if (!mail) return sendHtml(reply.status(404), PAGE_CSP, missingPage(request.query.lang));
    return sendHtml(reply, MAIL_CSP, mail.html);
  });
}
