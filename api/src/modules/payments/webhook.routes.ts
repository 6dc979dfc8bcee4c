import { WebhookParams, WebhookReply } from '@wspolnik/contract/payments';
import type { App, Context } from '../../platform/context.ts';
import { problem } from '../../platform/wire/problem.ts';
import { findPayment } from './payments.sql.ts';
import { findProvider } from './providers.ts';
import { returnPath } from './return-path.ts';
import { applyEvent, type Purchases } from './webhook.service.ts';

const FORM = 'application/x-www-form-urlencoded';

/** A signature covers the raw body, so nothing in this scope is parsed before the check. */
function keepBodies(app: App): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
}

/** The calls of payment providers, for a list of what payments buy. */
export const webhookRoutes =
  (purchases: Purchases) =>
  (app: App, context: Context): void => {
    const { config, db, clock } = context;
    keepBodies(app);
    const schema = { tags: ['payments'], params: WebhookParams, response: { 200: WebhookReply } };

    // Signed by the provider, so it needs no session and no idempotency key: the event's id is the key.
    app.post(
      '/payment/webhook/:provider/',
      { access: 'public', summary: 'Take a signed event of a payment provider', schema },
      async (request, reply) => {
        const provider = await findProvider(context);
        if (provider?.name !== request.params.provider) throw problem('not_found');
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        const event = provider.read(body, request.headers, clock());
        const outcome = await db.transaction((tx) =>
          applyEvent(tx, { provider: provider.name, event, purchases, operator: config.operator }, clock()),
        );
        // A browser sends the sandbox's form and returns to the app.
        if (!request.headers['content-type']?.startsWith(FORM)) return { received: true as const, outcome };
        const payment = event.paymentId ? await findPayment(db, event.paymentId) : undefined;
        if (!payment) throw problem('not_found');
        return reply.redirect(returnPath(payment, event.kind === 'succeeded' ? 'success' : 'canceled'), 303);
      },
    );
  };
