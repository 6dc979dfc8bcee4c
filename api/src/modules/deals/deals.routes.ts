import { Id } from '@wspolnik/contract/common';
import { Deal, DealBody, DealDetailsBody, DealDueBody, DealPaidBody, DealPdfQuery } from '@wspolnik/contract/deals';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { App, Context } from '../../platform/context.ts';
import { idempotent } from '../../platform/idempotency.ts';
import { callerOf } from '../../platform/sign-in/access.ts';
import type { Identity } from '../../platform/sign-in/identity.ts';
import type { Db } from '../../storage/db.ts';
import { readDeal, toDeal } from './deal-view.ts';
import { dealFileName } from './deal-words.ts';
import { changeDetails, changeDue, markPaid, remindOfPayment, takePaymentBack } from './deals.service.ts';

const tags = ['orders'];
const params = Type.Object({ id: Id });
const response = { 200: Deal };
const pdf = { 200: Type.Unsafe<Buffer>(Type.String()) };

type Act = (tx: Db, caller: Identity, now: Date) => Promise<void>;

export function dealRoutes(app: App, context: Context): void {
  const { db, clock } = context;

  async function dealOf(orderId: string, caller: Identity): Promise<Deal> {
    return toDeal(context, await readDeal(context, db, orderId, caller), caller);
  }

  /** Once per Idempotency-Key. Of the answer only the order's id is stored, because it has account numbers. */
  async function change(request: FastifyRequest, name: string, orderId: string, act: Act): Promise<Deal> {
    const caller = callerOf(request);
    const answer = await idempotent(request, `transaction/${name}`, async (tx) => {
      await act(tx, caller, clock());
      return { status: 200, body: { id: orderId } };
    });
    return dealOf(answer.body.id, caller);
  }

  app.get(
    '/transaction/deal/:id/',
    {
      access: 'user',
      summary: 'Get the deal of an order: sides, payment, scope, documents',
      schema: { tags, params, response },
    },
    async (request) => dealOf(request.params.id, callerOf(request)),
  );

  app.get(
    '/transaction/deal/:id/pdf/',
    {
      access: 'user',
      summary: 'Download the deal of an order as PDF',
      schema: { tags, params, querystring: DealPdfQuery, produces: ['application/pdf'], response: pdf },
    },
    async (request, reply) => {
      const caller = callerOf(request);
      const deal = await readDeal(context, db, request.params.id, caller);
      const { drawDeal } = await import('./deal-pdf.ts');
      return reply
        .type('application/pdf')
        .header('content-disposition', `attachment; filename="${dealFileName(deal.row)}"`)
        .header('cache-control', 'no-store')
        .send(await drawDeal(deal, request.query.lang ?? caller.user.locale, clock()));
    },
  );

  app.post(
    '/transaction/deal-details/',
    {
      access: 'user',
      summary: "Correct the own side's invoice details of an order",
      schema: { tags, body: DealDetailsBody, response },
    },
    async (request) => {
      const { body } = request;
      return change(request, 'deal-details', body.transaction_id, (tx, caller, now) =>
        changeDetails(context, tx, caller, body, now),
      );
    },
  );

  app.post(
    '/transaction/deal-due/',
    { access: 'company', summary: 'Set until when to pay an order', schema: { tags, body: DealDueBody, response } },
    async (request) => {
      const { body } = request;
      return change(request, 'deal-due', body.transaction_id, (tx, caller, now) => changeDue(tx, caller, body, now));
    },
  );

  paymentRoutes(app, change);
}

type Change = (request: FastifyRequest, name: string, orderId: string, act: Act) => Promise<Deal>;

function paymentRoutes(app: App, change: Change): void {
  app.post(
    '/transaction/deal-paid/',
    { access: 'company', summary: 'Mark an order as paid', schema: { tags, body: DealPaidBody, response } },
    async (request) => {
      const { body } = request;
      return change(request, 'deal-paid', body.transaction_id, (tx, caller, now) => markPaid(tx, caller, body, now));
    },
  );

  app.post(
    '/transaction/deal-unpaid/',
    { access: 'company', summary: 'Take back the mark of a payment', schema: { tags, body: DealBody, response } },
    async (request) => {
      const { transaction_id: id } = request.body;
      return change(request, 'deal-unpaid', id, (tx, caller, now) => takePaymentBack(tx, caller, id, now));
    },
  );

  app.post(
    '/transaction/deal-remind/',
    { access: 'company', summary: 'Remind the buyer of a payment', schema: { tags, body: DealBody, response } },
    async (request) => {
      const { transaction_id: id } = request.body;
      return change(request, 'deal-remind', id, (tx, caller, now) => remindOfPayment(tx, caller, id, now));
    },
  );
}
