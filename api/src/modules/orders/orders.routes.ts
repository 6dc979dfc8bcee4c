import { randomBytes } from 'node:crypto';
import { BuyBody, BuyingLimits, BuyingLimitsQuery } from '@wspolnik/contract/order-calls';
import { Order, OwnOrderPage, PurchaseListQuery, SaleListQuery } from '@wspolnik/contract/orders';
import { Referrer, ReferrerQuery, Reflink } from '@wspolnik/contract/referrals';
import type { FastifyRequest } from 'fastify';
import type { App, Context } from '../../platform/context.ts';
import { idempotent, requireKey } from '../../platform/idempotency.ts';
import { throttleAddress } from '../../platform/limits/throttle.ts';
import { toGrosze } from '../../platform/money.ts';
import { toPage } from '../../platform/paging.ts';
import { polishDay } from '../../platform/polish-days.ts';
import { callerOf, memberOf, visitorOf } from '../../platform/sign-in/access.ts';
import type { Identity } from '../../platform/sign-in/identity.ts';
import { problem } from '../../platform/wire/problem.ts';
import { buyOffer } from './buy.service.ts';
import { selectBuyingState } from './buying-limits.sql.ts';
import { toBuyingLimits } from './buying-limits.ts';
import { toOrder } from './order-view.ts';
import { listOwnOrders, type OwnOrdersQuery, type Side, unreadOf } from './own-orders.service.ts';
import { ensureReflink, selectReferrer } from './reflinks.sql.ts';
import { purchasesOf, salesOf } from './sides.ts';

const tags = ['orders'];

/** Names behind links, of one network: a page asks once for each visitor who followed one. */
const REFERRERS = { name: 'referrer', limit: 120, windowSeconds: 60 };

export function orderRoutes(app: App, context: Context): void {
  const { db, clock } = context;

  async function page(request: FastifyRequest, caller: Identity, side: Side, asked: Omit<OwnOrdersQuery, 'today'>) {
    const query = { ...asked, today: polishDay(clock()) };
    const { orders, count, countExact, counts } = await listOwnOrders(db, side, query);
    const results = orders.map((order) => toOrder(context, order, caller));
    return {
      ...toPage(request, { page: query.page, limit: query.limit, count, countExact, results }),
      counts,
      unread: unreadOf(orders),
    };
  }

  app.post(
    '/offers/buy/',
    {
      access: 'user',
      standing: 'active',
      summary: 'Buy an offer',
      schema: { tags, body: BuyBody, response: { 201: Order } },
    },
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
      summary: 'Get what the caller may still order, and whether the reward is covered',
      schema: limitsSchema,
    },
    async (request) => {
      const { offer_id: offerId, amount: typed } = request.query;
      const amount = typed === undefined ? null : toGrosze(typed);
      const state = await selectBuyingState(db, { offerId, amount, buyer: callerOf(request), now: clock() });
      if (!state) throw problem('not_found');
      return toBuyingLimits(state);
    },
  );

  const purchasesSchema = { tags, querystring: PurchaseListQuery, response: { 200: OwnOrderPage } };
  app.get(
    '/offers/get-my-purchases/',
    { access: 'user', summary: 'List the orders that the caller has placed', schema: purchasesSchema },
    async (request) => {
      const caller = callerOf(request);
      const { purchase_id: only, ...query } = request.query;
      return page(request, caller, purchasesOf(caller), { only, ...query });
    },
  );

  const salesSchema = { tags, querystring: SaleListQuery, response: { 200: OwnOrderPage } };
  app.get(
    '/offers/get-my-sales/',
    { access: 'company', summary: 'List the orders of the company in use', schema: salesSchema },
    async (request) => {
      const caller = memberOf(request);
      const { sale_id: only, ...query } = request.query;
      return page(request, caller, salesOf(caller), { only, ...query });
    },
  );

  reflinkRoutes(app, context);
}

function reflinkRoutes(app: App, context: Context): void {
  const { db, clock, config } = context;

  app.get(
    '/reflink/',
    {
      access: 'user',
      standing: 'active',
      summary: 'Get the referral link of the caller',
      schema: { tags, response: { 200: Reflink } },
    },
    async (request) => {
      const caller = callerOf(request);
      const token = await ensureReflink(db, caller, randomBytes(9).toString('base64url'), clock());
      return { token, url: `${config.publicUrl}/?ref=${token}` };
    },
  );

  const referrerSchema = { tags, querystring: ReferrerQuery, response: { 200: Referrer } };
  app.get(
    '/reflink/referrer/',
    { access: 'guest', summary: 'Get the name of who recommends by a link', schema: referrerSchema },
    async (request) => {
      await throttleAddress(context, REFERRERS, request.ip);
      return { referrer: await selectReferrer(db, request.query.token, visitorOf(request)) };
    },
  );
}
