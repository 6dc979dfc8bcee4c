import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import {
  BuyBody,
  CancelSaleBody,
  ORDER_STATUSES,
  Order,
  OrderPage,
  PurchaseListQuery,
  Reflink,
  SaleListQuery,
} from '../../contract/orders.ts';
import type { App, Context } from '../../platform/context.ts';
import { idempotent } from '../../platform/idempotency.ts';
import { type Identity, requireCompany, requireUser } from '../../platform/identity.ts';
import { toPage } from '../../platform/paging.ts';
import { invalidField } from '../../platform/problem.ts';
import { buyOffer } from './buy.service.ts';
import { cancelSale } from './cancel.service.ts';
import { toOrder } from './order-actions.ts';
import { boughtBy, type OrderSelection, selectOrder, selectOrders, soldBy } from './order-list.sql.ts';
import { ensureReflink } from './reflinks.sql.ts';

const tags = ['orders'];

/** Without a key a double click would buy twice, and nobody could tell it from two purchases. */
function requireKey(request: FastifyRequest): void {
  if (!request.headers['idempotency-key']) throw invalidField('Idempotency-Key', 'required');
}

function statusesOf(text: string | undefined): OrderSelection['statuses'] {
  const asked = new Set((text ?? '').split(','));
  return ORDER_STATUSES.filter((status) => asked.has(status));
}

export function orderRoutes(app: App, { db, clock, config }: Context): void {
  async function page(request: FastifyRequest, caller: Identity, selection: OrderSelection) {
    const { orders, count } = await selectOrders(db, selection);
    const results = orders.map((order) => toOrder(order, caller));
    return toPage(request, { page: selection.page, limit: selection.limit, count, results });
  }

  app.post('/offers/buy/', { schema: { tags, body: BuyBody, response: { 201: Order } } }, async (request, reply) => {
    const buyer = await requireUser(request);
    requireKey(request);
    const answer = await idempotent(request, 'offers/buy', async (tx) => {
      const id = await buyOffer(tx, buyer, request.body, clock());
      return { status: 201 as const, body: toOrder(await selectOrder(tx, id), buyer) };
    });
    return reply.code(201).send(answer.body);
  });

  const cancelSchema = { tags, body: CancelSaleBody, response: { 200: Order } };
  app.post('/offers/cancel-sale/', { schema: cancelSchema }, async (request) => {
    const caller = await requireUser(request);
    const answer = await idempotent(request, 'offers/cancel-sale', async (tx) => {
      await cancelSale(tx, caller, request.body, clock());
      return { status: 200, body: toOrder(await selectOrder(tx, request.body.transaction_id), caller) };
    });
    return answer.body;
  });

  const purchasesSchema = { tags, querystring: PurchaseListQuery, response: { 200: OrderPage } };
  app.get('/offers/get-my-purchases/', { schema: purchasesSchema }, async (request) => {
    const caller = await requireUser(request);
    const { status, purchase_id: only, page: number, limit } = request.query;
    return page(request, caller, { whose: boughtBy(caller), statuses: statusesOf(status), only, page: number, limit });
  });

  const salesSchema = { tags, querystring: SaleListQuery, response: { 200: OrderPage } };
  app.get('/offers/get-my-sales/', { schema: salesSchema }, async (request) => {
    const caller = await requireCompany(request);
    const { status, sale_id: only, page: number, limit } = request.query;
    const whose = soldBy(caller.company.id);
    return page(request, caller, { whose, statuses: statusesOf(status), only, page: number, limit });
  });

  app.get('/reflink/', { schema: { tags, response: { 200: Reflink } } }, async (request) => {
    const caller = await requireUser(request);
    const token = await ensureReflink(db, caller, randomBytes(9).toString('base64url'), clock());
    return { token, url: `${config.publicUrl}/?ref=${token}` };
  });
}
