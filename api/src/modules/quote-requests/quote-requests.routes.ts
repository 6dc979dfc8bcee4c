import { Id } from '@wspolnik/contract/common';
import {
  QuoteCandidates,
  QuoteCandidatesQuery,
  QuoteRequest,
  QuoteRequestAnswer,
  QuoteRequestBody,
  QuoteRequestListQuery,
  QuoteRequestPage,
} from '@wspolnik/contract/quote-requests';
import { Type } from 'typebox';
import type { App, Context } from '../../platform/context.ts';
import { idempotent } from '../../platform/idempotency.ts';
import { toPage } from '../../platform/paging.ts';
import { callerOf } from '../../platform/sign-in/access.ts';
import { listCandidates } from './candidates.service.ts';
import { askSeveral, findRequest, toRequests } from './quote-requests.service.ts';
import { selectRequests } from './quote-requests.sql.ts';

const tags = ['quotes'];

function readingRoutes(app: App, context: Context): void {
  const candidates = { tags, querystring: QuoteCandidatesQuery, response: { 200: QuoteCandidates } };
  app.get(
    '/offers/quote-candidates/',
    { access: 'user', summary: 'List offers whose sellers can be asked for a price', schema: candidates },
    async (request) => ({ results: await listCandidates(context, callerOf(request), request.query) }),
  );

  const list = { tags, querystring: QuoteRequestListQuery, response: { 200: QuoteRequestPage } };
  app.get(
    '/offers/quote-requests/',
    { access: 'user', summary: 'List requests to several sellers', schema: list },
    async (request) => {
      const caller = callerOf(request);
      const { page, limit } = request.query;
      const { requests, count, countExact } = await selectRequests(context.db, caller, { page, limit });
      const results = await toRequests(context, context.db, caller, requests);
      return toPage(request, { page, limit, count, countExact, results });
    },
  );

  const params = Type.Object({ id: Id });
  app.get(
    '/offers/quote-requests/:id/',
    {
      access: 'user',
      summary: 'Get a request to several sellers',
      schema: { tags, params, response: { 200: QuoteRequest } },
    },
    (request) => findRequest(context, context.db, callerOf(request), request.params.id),
  );
}

/** One question to several sellers, a quote each (ADR 146). */
export function quoteRequestRoutes(app: App, context: Context): void {
  readingRoutes(app, context);
  app.post(
    '/offers/quote-requests/',
    {
      access: 'user',
      standing: 'active',
      summary: 'Ask several sellers for a quote',
      schema: { tags, body: QuoteRequestBody, response: { 200: QuoteRequestAnswer, 201: QuoteRequestAnswer } },
    },
    async (request, reply) => {
      const caller = callerOf(request);
      const { status, body } = await idempotent(request, 'offers/quote-requests', async (tx) => {
        const answer = await askSeveral(context, tx, caller, request.body);
        return { status: answer.request ? 201 : 200, body: answer };
      });
      return reply.code(status === 201 ? 201 : 200).send(body);
    },
  );
}
