import { PageQuery } from '../../contract/common.ts';
import {
  PayData,
  PayDataQuery,
  PaymentHistoryPage,
  PaymentState,
  PaymentStatusQuery,
} from '../../contract/payments.ts';
import { memberOf } from '../../platform/access.ts';
import type { App, Context } from '../../platform/context.ts';
import { idempotent } from '../../platform/idempotency.ts';
import { toPage } from '../../platform/paging.ts';
import { createPayment, listPayments, readAmount, readPayment } from './payments.service.ts';

const tags = ['payments'];

export function paymentRoutes(app: App, context: Context): void {
  const { db, clock } = context;

  // A recharge credits the company in use: withdrawable points are earned, never bought (domain §5).
  const payDataSchema = { tags, querystring: PayDataQuery, response: { 200: PayData } };
  app.get(
    '/payment/pay-data-for-front/',
    { access: 'company', summary: 'Start a payment that recharges the points', schema: payDataSchema },
    async (request, reply) => {
      const { user, company } = memberOf(request);
      const amount = readAmount(request.query.amount);
      const payer = { companyId: company.id, userId: user.id, locale: request.query.lang };
      const subject = { purpose: 'recharge', ...payer, amount, reference: null } as const;
      const answer = await idempotent(request, 'payment/pay-data-for-front', async (tx) => ({
        status: 200,
        body: await createPayment(tx, context, subject, clock()),
      }));
      return reply.header('Cache-Control', 'no-store').send(answer.body);
    },
  );

  const statusSchema = { tags, querystring: PaymentStatusQuery, response: { 200: PaymentState } };
  app.get(
    '/payment/status/',
    { access: 'company', summary: 'Get the state of a payment', schema: statusSchema },
    async (request) => {
      const { company } = memberOf(request);
      return readPayment(db, company.id, request.query.payment_id, clock());
    },
  );

  const historySchema = { tags, querystring: PageQuery, response: { 200: PaymentHistoryPage } };
  app.get(
    '/payment/history/',
    { access: 'manager', summary: 'List the payments of the company in use', schema: historySchema },
    async (request) => {
      const { company } = memberOf(request);
      const { page, limit } = request.query;
      return toPage(request, { page, limit, ...(await listPayments(db, company.id, { page, limit }, clock())) });
    },
  );
}
