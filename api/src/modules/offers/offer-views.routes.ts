import { OfferViewBody } from '@wspolnik/contract/sales';
import { Type } from 'typebox';
import type { App, Context } from '../../platform/context.ts';
import { visitorOf } from '../../platform/sign-in/access.ts';
import { ViewCounter } from './view-counter.ts';

const counters = new WeakMap<Context, ViewCounter>();

/** Writes what this process has counted. A test does not wait for the timer. */
export const writeViews = async (context: Context): Promise<void> => counters.get(context)?.write();

/** Pages of offers that browsers report once they are idle. Always 204: nobody learns what was counted. */
export function offerViewRoutes(app: App, context: Context): void {
  const { db, clock, config } = context;
  const onError = (error: Error) => app.log.warn({ err: error }, 'views of offers were not written');
  const counter = new ViewCounter(db, clock, { limits: config.rateLimits, onError });
  counters.set(context, counter);
  app.addHook('onClose', () => counter.close());

  app.post(
    '/offers/view/',
    {
      access: 'guest',
      summary: 'Report that the page of an offer was opened',
      schema: { tags: ['offers'], body: OfferViewBody, response: { 204: Type.Null() } },
    },
    async (request, reply) => {
      const userId = visitorOf(request)?.user.id ?? null;
      const { offer_id: offerId } = request.body;
      counter.count({ offerId, userId, address: request.ip, userAgent: request.headers['user-agent'] });
      return reply.code(204).send(null);
    },
  );
}
