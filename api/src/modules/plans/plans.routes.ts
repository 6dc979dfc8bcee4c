import { PageQuery } from '@wspolnik/contract/common';
import { PlanPage, PlanSubscribeBody, PlanSubscribeReply } from '@wspolnik/contract/plans';
import { Type } from 'typebox';
import type { App, Context } from '../../platform/context.ts';
import { idempotent } from '../../platform/idempotency.ts';
import { toPage } from '../../platform/paging.ts';
import { memberOf, visitorOf } from '../../platform/sign-in/access.ts';
import { inPayersTurn, preparePayment } from '../payments/index.ts';
import { listPlans } from './plans.service.ts';
import { keepPlan, subscribe } from './subscribe.service.ts';

const tags = ['plans'];

export function planRoutes(app: App, context: Context): void {
  const listSchema = { tags, querystring: PageQuery, response: { 200: PlanPage } };
  app.get(
    '/payment/plans-list/',
    { access: 'guest', summary: 'List the plans', schema: listSchema },
    async (request) => {
      const viewer = visitorOf(request);
      const { page, limit } = request.query;
      // Few plans: read without pages.
      const plans = await listPlans(context.db, viewer?.company?.id ?? null, context.clock());
      const results = plans.slice((page - 1) * limit, page * limit);
      return toPage(request, { page, limit, count: plans.length, results });
    },
  );

  const subscribeSchema = { tags, body: PlanSubscribeBody, response: { 200: PlanSubscribeReply } };
  app.post(
    '/payment/plan-subscribe/',
    {
      access: 'company',
      standing: 'active',
      summary: 'Subscribe the company in use to a plan',
      schema: subscribeSchema,
    },
    async (request) => {
      const caller = memberOf(request);
      const choose = () =>
        idempotent(request, 'payment/plan-subscribe', async (tx) => {
          return { status: 200, body: await subscribe(tx, context, caller, request.body) };
        });
      const { body } = await inPayersTurn(caller.user.id, choose);
      if (!body.payment_id) return body;
      const { redirect_url } = await preparePayment(context, body.payment_id);
      return { ...body, redirect_url };
    },
  );

  app.delete(
    '/payment/next-plan/',
    {
      access: 'company',
      summary: 'Keep the plan that a smaller one would replace at the end of the paid time',
      schema: { tags, response: { 204: Type.Null() } },
    },
    async (request, reply) => {
      const caller = memberOf(request);
      await context.db.transaction((tx) => keepPlan(tx, caller, context.clock()));
      return reply.code(204).send(null);
    },
  );
}
