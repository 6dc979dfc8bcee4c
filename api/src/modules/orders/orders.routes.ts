import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import {
  BuyBody,
  BuyingLimits,
  BuyingLimitsQuery,
  ORDER_STATUSES,
  Order,
  OrderPage,
  PurchaseListQuery,
  Reflink,
  SaleListQuery,
} from '../../contract/orders.ts';
import { callerOf, memberOf } from '../../platform/access.ts';
import type { App, Context } from '../../platform/context.ts';
import { idempotent, requireKey } from '../../platform/idempotency.ts';
import type { Identity } from '../../platform/identity.ts';
import { toPage } from '../../platform/paging.ts';
import { problem } from '../../platform/problem.ts';
import { buyOffer } from './buy.service.ts';
import { boughtBy, type OrderSelection, onlyOrder, selectOrders, soldBy } from './order-list.sql.ts';
import { toOrder } from './order-view.ts';
import { selectPurchaseCounts } from './purchase-counts.sql.ts';
import { toBuyingLimits } from './purchase-limits.ts';
import { ensureReflink } from './reflinks.sql.ts';

const tags = ['orders'];

/** Statuses separated by commas; unknown ones are ignored. */
export function statusesOf(text: string | undefined): OrderSelection['statuses'] {
  const asked = new Set((text ?? '').split(','));
  return ORDER_STATUSES.filter((status) => asked.has(status));
}

export function orderRoutes(app: App, context: Context): void {
  const { db, clock, config } = context;

  async function page(request: FastifyRequest, caller: Identity, selection: OrderSelection) {
    const { orders, count, countExact } = await selectOrders(db, selection);
    const results = orders.map((order) => toOrder(context, order, caller));
    return toPage(request, { page: selection.page, limit: selection.limit, count, countExact, results });
  }

  app.post(
    '/offers/buy/',
    { access: 'user', summary: 'Buy an offer', schema: { tags, body: BuyBody, response: { 201: Order } } },
    async (request, reply) => {
      requireKey(request);
      const answer = await idempotent(request, 'offers/buy', async (tx) => ({
        status: 201,
        body: await buyOffer(context, tx, callerOf(request), request.body),
      }));
      return reply.code(201).send(answer.body);
    },
  );

  const limitsSchema = { tags, querystring: BuyingLimitsQuery, response: { 200: BuyingLimits } };
  app.get(
    '/offers/buying-limits/',
    {
      access: 'user',
      summary: 'Get how many open orders the caller has of an offer and its seller',
      schema: limitsSchema,
    },
    async (request) => {
      const counts = await selectPurchaseCounts(db, request.query.offer_id, callerOf(request), clock());
      if (!counts) throw problem('not_found');
      return toBuyingLimits(counts);
    },
  );

  const purchasesSchema = { tags, querystring: PurchaseListQuery, response: { 200: OrderPage } };
  app.get(
    '/offers/get-my-purchases/',
    { access: 'user', summary: 'List the orders that the caller has placed', schema: purchasesSchema },
    async (request) => {
      const caller = callerOf(request);
      const { status, purchase_id: only, page: number, limit } = request.query;
      const conditions = only ? [boughtBy(caller), onlyOrder(only)] : [boughtBy(caller)];
      return page(request, caller, { conditions, statuses: statusesOf(status), page: number, limit });
    },
  );

  const salesSchema = { tags, querystring: SaleListQuery, response: { 200: OrderPage } };
  app.get(
    '/offers/get-my-sales/',
    { access: 'company', summary: 'List the orders of the company in use', schema: salesSchema },
    async (request) => {
      const caller = memberOf(request);
      const { status, sale_id: only, page: number, limit } = request.query;
      const sold = soldBy(caller.company.id);
      const conditions = only ? [sold, onlyOrder(only)] : [sold];
      return page(request, caller, { conditions, statuses: statusesOf(status), page: number, limit });
    },
  );

  app.get(
    '/reflink/',
    { access: 'user', summary: 'Get the referral link of the caller', schema: { tags, response: { 200: Reflink } } },
    async (request) => {
      const caller = callerOf(request);
      const token = await ensureReflink(db, caller, randomBytes(9).toString('base64url'), clock());
      return { token, url: `${config.publicUrl}/?ref=${token}` };
    },
  );
}
