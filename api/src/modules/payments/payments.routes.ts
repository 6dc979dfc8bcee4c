import { PageQuery } from '@wspolnik/contract/common';
import {
  PayData,
  PayDataQuery,
  PaymentHistoryPage,
  PaymentState,
  PaymentStatusQuery,
} from '@wspolnik/contract/payments';
import type { App, Context } from '../../platform/context.ts';
import { hasKey, idempotent } from '../../platform/idempotency.ts';
import { toPage } from '../../platform/paging.ts';
import { callerOf, memberOf } from '../../platform/sign-in/access.ts';
import { accountOwnerOf, companyAsOwner } from '../../platform/sign-in/account-owner.ts';
import { inPayersTurn, openPayment, preparePayment } from './opening.service.ts';
import { listPayments, readAmount, readPayment } from './payments.service.ts';

const tags = ['payments'];

export function paymentRoutes(app: App, context: Context): void {
  const { db, clock } = context;

  // Credits the profile in use. Recharged points can never be withdrawn, whoever owns them (ADR 47).
  const payDataSchema = { tags, querystring: PayDataQuery, response: { 200: PayData } };
  app.get(
    '/payment/pay-data-for-front/',
    { access: 'user', standing: 'active', summary: 'Start a payment that recharges the points', schema: payDataSchema },
    async (request, reply) => {
      const caller = callerOf(request);
      const amount = readAmount(request.query.amount);
      const payer = { accountOwner: accountOwnerOf(caller), userId: caller.user.id, locale: request.query.lang };
      // Whoever forwards a GET may send it again.
      const mayRepeat = !hasKey(request);
      const subject = { purpose: 'recharge', ...payer, amount, reference: null, mayRepeat } as const;
      const open = () =>
        idempotent(request, 'payment/pay-data-for-front', async (tx) => ({
          status: 200,
          body: { payment_id: await openPayment(tx, context, subject, clock()) },
        }));
      const { body } = await inPayersTurn(caller.user.id, open);
      return reply.header('Cache-Control', 'no-store').send(await preparePayment(context, body.payment_id));
    },
  );

  const statusSchema = { tags, querystring: PaymentStatusQuery, response: { 200: PaymentState } };
  app.get(
    '/payment/status/',
    { access: 'user', summary: 'Get the state of a payment', schema: statusSchema },
    async (request) => {
      const accountOwner = accountOwnerOf(callerOf(request));
      return readPayment(db, accountOwner, request.query.payment_id, clock());
    },
  );

  const historySchema = { tags, querystring: PageQuery, response: { 200: PaymentHistoryPage } };
  app.get(
    '/payment/history/',
    { access: 'manager', summary: 'List the payments of the company in use', schema: historySchema },
    async (request) => {
      const accountOwner = companyAsOwner(memberOf(request).company.id);
      const { page, limit } = request.query;
      return toPage(request, { page, limit, ...(await listPayments(db, accountOwner, { page, limit }, clock())) });
    },
  );
}
