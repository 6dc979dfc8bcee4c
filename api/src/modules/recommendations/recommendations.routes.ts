import {
  RecommendationClickBody,
  RecommendationListQuery,
  RecommendationPage,
  type RecommendationPeriod,
  RecommendedOrderPage,
  RecommendedOrderQuery,
} from '@wspolnik/contract/recommendations';
import { Type } from 'typebox';
import type { App, Context } from '../../platform/context.ts';
import { throttleAddress } from '../../platform/limits/throttle.ts';
import { toPage } from '../../platform/paging.ts';
import { polishDays } from '../../platform/polish-days.ts';
import { callerOf, visitorOf } from '../../platform/sign-in/access.ts';
import { accountOwnerOf } from '../../platform/sign-in/account-owner.ts';
import { countClick, startClicks } from './clicks.ts';
import { selectRecommendations, selectRecommendedOrders } from './recommendations.sql.ts';

const tags = ['recommendations'];

/** Of one network: a browser counts each link once for each time that it opens it. */
const CLICKS = { name: 'recommendation-click', limit: 120, windowSeconds: 60 };

const DAYS: Record<RecommendationPeriod, number> = { month: 30, quarter: 90, year: 365 };

/** The first day of the period that ends today. */
const firstDay = (period: RecommendationPeriod | undefined, now: Date): string | undefined =>
  period && polishDays(now, DAYS[period])[0];

export function recommendationRoutes(app: App, context: Context): void {
  const { db, clock } = context;
  startClicks(app, context);

  app.post(
    '/recommendations/click/',
    {
      access: 'guest',
      summary: 'Count that an offer was opened through a referral link',
      schema: { tags, body: RecommendationClickBody, response: { 204: Type.Null() } },
    },
    async (request, reply) => {
      await throttleAddress(context, CLICKS, request.ip);
      const { token, offer_id: offerId } = request.body;
      countClick(context, { token, offerId, userId: visitorOf(request)?.user.id ?? null });
      return reply.code(204).send(null);
    },
  );

  const listSchema = { tags, querystring: RecommendationListQuery, response: { 200: RecommendationPage } };
  app.get(
    '/recommendations/',
    { access: 'user', summary: 'List offers by what the link of the caller brought', schema: listSchema },
    async (request) => {
      const { page, limit, period, sort_by = 'date_desc' } = request.query;
      const selection = { owner: accountOwnerOf(callerOf(request)), since: firstDay(period, clock()), page, limit };
      const { summary, results } = await selectRecommendations(db, selection, sort_by);
      return { ...toPage(request, { page, limit, results, count: summary.offers }), summary };
    },
  );

  const ordersSchema = { tags, querystring: RecommendedOrderQuery, response: { 200: RecommendedOrderPage } };
  app.get(
    '/recommendations/orders/',
    { access: 'user', summary: 'List the orders through the link of the caller', schema: ordersSchema },
    async (request) => {
      const { page, limit, period, offer_id } = request.query;
      const selection = { owner: accountOwnerOf(callerOf(request)), since: firstDay(period, clock()), page, limit };
      return toPage(request, { page, limit, ...(await selectRecommendedOrders(db, selection, offer_id)) });
    },
  );
}
