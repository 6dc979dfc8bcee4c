import { Id } from '@wspolnik/contract/common';
import type { FastifyReply } from 'fastify';
import { Type } from 'typebox';
import type { App, Context } from '../../platform/context.ts';
import type { ProviderEvent } from './payment-provider.ts';
import { isExpired } from './payments.service.ts';
import { findOwnerName, findPayment, type PaymentRow } from './payments.sql.ts';
import { findProvider } from './providers.ts';
import { returnPath } from './return-path.ts';
import { missingPaymentPage, SANDBOX_CSP, sandboxPage } from './sandbox.pages.ts';
import { SANDBOX_PATH, signSandboxEvent } from './sandbox.provider.ts';

const PageQuery = Type.Object({ lang: Type.Union([Type.Literal('pl'), Type.Literal('en')], { default: 'pl' }) });
const PageParams = Type.Object({ id: Id });
const WEBHOOK = '/api/payment/webhook/sandbox/';

function sendHtml(reply: FastifyReply, html: string): FastifyReply {
  return reply
    .headers({
      'Content-Security-Policy': SANDBOX_CSP,
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
    })
    .type('text/html; charset=utf-8')
    .send(html);
}

/** One id per payment and button, so pressing a button twice is one event. */
function eventOf({ id, amount, currency }: PaymentRow, kind: 'succeeded' | 'canceled'): ProviderEvent {
  return { id: `${id}:${kind}`, kind, paymentId: id, amount, currency };
}

/** The sandbox provider's page, {@link SANDBOX_PATH}. Never registered in production, nor when Stripe is used. */
export async function sandboxRoutes(app: App, context: Context): Promise<void> {
  const { config, db, clock } = context;
  if ((await findProvider(context))?.name !== 'sandbox') return;
  const schema = { hide: true, querystring: PageQuery, params: PageParams };

  app.get(`${SANDBOX_PATH}/:id`, { schema }, async (request, reply) => {
    const { lang } = request.query;
    const payment = await findPayment(db, request.params.id);
    if (!payment) return sendHtml(reply.status(404), missingPaymentPage(lang));
    const pay = await signSandboxEvent(config, eventOf(payment, 'succeeded'));
    const cancel = await signSandboxEvent(config, eventOf(payment, 'canceled'));
    const state = isExpired(payment, clock()) ? 'expired' : payment.status;
    const back = returnPath(payment, state === 'succeeded' ? 'success' : 'canceled');
    const owner = await findOwnerName(db, { userId: payment.user_id, companyId: payment.company_id });
    return sendHtml(reply, sandboxPage(lang, { ...payment, owner, state, back, pay, cancel }, WEBHOOK));
  });
}
