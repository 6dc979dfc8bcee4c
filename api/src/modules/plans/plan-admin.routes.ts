import { AdminPlans, PlanFields, PlanPriceFields } from '@wspolnik/contract/admin-plans';
import { Id } from '@wspolnik/contract/common';
import { Type } from 'typebox';
import type { App, Context } from '../../platform/context.ts';
import { callerOf } from '../../platform/sign-in/access.ts';
import { changePlan, planPrice, withdrawPrice } from './plan-admin.service.ts';
import { selectAdminPlans } from './plan-admin.sql.ts';

const tags = ['plans'];
const params = Type.Object({ id: Type.String({ minLength: 1, maxLength: 40 }) });
const ROOT = '/accounts/admin/plans/';

/** Every change answers all plans. */
export function planAdminRoutes(app: App, { clock, db }: Context): void {
  const answer = { 200: AdminPlans };
  const plans = async () => ({ results: await selectAdminPlans(db, clock()) });

  app.get(
    ROOT,
    { access: 'admin', summary: 'List all plans with their prices', schema: { tags, response: answer } },
    async () => {
      return plans();
    },
  );

  app.put(
    `${ROOT}:id/`,
    { access: 'admin', summary: 'Change a plan', schema: { tags, params, body: PlanFields, response: answer } },
    async (request) => {
      const admin = callerOf(request);
      await db.transaction((tx) => changePlan(tx, admin, request.params.id, request.body, clock()));
      return plans();
    },
  );

  const priced = { tags, params, body: PlanPriceFields, response: { 201: AdminPlans } };
  app.post(
    `${ROOT}:id/prices/`,
    { access: 'admin', summary: 'Set the price of a plan from a day on', schema: priced },
    async (request, reply) => {
      const admin = callerOf(request);
      await db.transaction((tx) => planPrice(tx, admin, request.params.id, request.body, clock()));
      return reply.code(201).send(await plans());
    },
  );

  const withdrawn = { tags, params: Type.Object({ id: Id }), response: answer };
  app.delete(
    '/accounts/admin/plan-prices/:id/',
    { access: 'admin', summary: 'Withdraw a price that is not in force yet', schema: withdrawn },
    async (request) => {
      const admin = callerOf(request);
      await db.transaction((tx) => withdrawPrice(tx, admin, request.params.id, clock()));
      return plans();
    },
  );
}
