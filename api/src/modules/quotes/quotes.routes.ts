import { Id } from '@wspolnik/contract/common';
import { MAX_QUOTE_DOCUMENTS } from '@wspolnik/contract/limits';
import {
  AskFields,
  QUOTE_STATUSES,
  Quote,
  QuoteActionBody,
  QuoteListQuery,
  QuotePage,
  QuotePdfQuery,
  type QuoteStatus,
} from '@wspolnik/contract/quotes';
import { Type } from 'typebox';
import type { App, Context } from '../../platform/context.ts';
import { isKept } from '../../platform/files/stored-documents.sql.ts';
import { idempotent, requireKey } from '../../platform/idempotency.ts';
import { toPage } from '../../platform/paging.ts';
import { callerOf } from '../../platform/sign-in/access.ts';
import { FORM_TYPES, formBody, readForm } from '../../platform/uploads/read-form.ts';
import { type StoredFile, storeDocument } from '../../platform/uploads/store-document.ts';
import { DOCUMENT } from '../../platform/uploads/upload-rules.ts';
import { answerQuote } from './answer.service.ts';
import { askForQuote } from './ask.service.ts';
import { numberOf, readProposal } from './proposal-document.ts';
import { countQuotes, selectQuotes } from './quote-list.sql.ts';
import { toQuote } from './quote-view.ts';

const tags = ['quotes'];
const FORM = { fields: AskFields, files: { documents: { ...DOCUMENT, maxCount: MAX_QUOTE_DOCUMENTS } } };

/** Statuses separated by commas; unknown ones are ignored. */
function statusesOf(text: string | undefined): QuoteStatus[] {
  const asked = new Set((text ?? '').split(','));
  return QUOTE_STATUSES.filter((status) => asked.has(status));
}

function askingRoutes(app: App, context: Context): void {
  const body = formBody(FORM.fields, FORM.files);
  app.post(
    '/offers/quotes/',
    {
      access: 'user',
      standing: 'active',
      summary: 'Ask for a quote, or apply for a job',
      schema: { tags, consumes: FORM_TYPES, body, response: { 201: Quote } },
    },
    async (request, reply) => {
      const caller = callerOf(request);
      const { fields, files } = await readForm(request, FORM);
      const stored: StoredFile[] = [];
      for (const file of files.documents) stored.push(await storeDocument(context, file));
      const answer = await idempotent(request, 'offers/quotes', async (tx) => ({
        status: 201,
        body: await askForQuote(context, tx, caller, { fields, files: stored }),
      }));
      // A repeated request has stored its documents again, and answers with the first ones.
      for (const { key } of stored) if (!(await isKept(context.db, key))) await context.files.delete(key);
      return reply.code(201).send(answer.body);
    },
  );
}

function answeringRoutes(app: App, context: Context): void {
  const params = Type.Object({ id: Id });
  app.post(
    '/offers/quotes/:id/',
    {
      access: 'user',
      summary: 'Propose a price, accept, decline or reopen a quote; invite, hire or refuse an applicant',
      schema: { tags, params, body: QuoteActionBody, response: { 200: Quote } },
    },
    async (request) => {
      const { body, params } = request;
      if (body.action === 'accept') requireKey(request);
      const answer = await idempotent(request, `offers/quotes/${params.id}`, async (tx) => ({
        status: 200,
        body: await answerQuote(context, tx, callerOf(request), { id: params.id, body }),
      }));
      return answer.body;
    },
  );
}

function documentRoutes(app: App, context: Context): void {
  const response = { 200: Type.Unsafe<Buffer>(Type.String()) };
  app.get(
    '/offers/quotes/:id/pdf/',
    {
      access: 'user',
      summary: 'Download a proposal as PDF',
      schema: {
        tags,
        params: Type.Object({ id: Id }),
        querystring: QuotePdfQuery,
        produces: ['application/pdf'],
        response,
      },
    },
    async (request, reply) => {
      const caller = callerOf(request);
      const { version, lang } = request.query;
      const document = await readProposal(context, caller, { id: request.params.id, version });
      const { drawProposal } = await import('./proposal-pdf.ts');
      return reply
        .type('application/pdf')
        .header('content-disposition', `attachment; filename="wycena-${numberOf(document)}.pdf"`)
        .header('cache-control', 'no-store')
        .send(await drawProposal(document, lang ?? caller.user.locale));
    },
  );
}

/** Requests for quotes, applications, and their answers (domain §3a). */
export function quoteRoutes(app: App, context: Context): void {
  const schema = { tags, querystring: QuoteListQuery, response: { 200: QuotePage } };
  app.get(
    '/offers/quotes/',
    { access: 'user', summary: 'List the quotes that the caller has asked for or received', schema },
    async (request) => {
      const caller = callerOf(request);
      const { side = 'asked', kind, status, quote_id: only, offer_id: offer, page, limit } = request.query;
      const selection = { side, kind, statuses: statusesOf(status), only, offer, page, limit };
      const { quotes, count, countExact } = await selectQuotes(context.db, caller, selection);
      const results = quotes.map((quote) => toQuote(context, quote, caller));
      const counts = only ? null : await countQuotes(context.db, caller, selection);
      return { ...toPage(request, { page, limit, count, countExact, results }), counts };
    },
  );
  askingRoutes(app, context);
  answeringRoutes(app, context);
  documentRoutes(app, context);
}
