import { AdminOverview, Statistics, StatisticsQuery } from '@wspolnik/contract/overview';
import type { App, Context } from '../../platform/context.ts';
import { statisticsOf } from './statistics.ts';
import { selectOverview } from './waiting.sql.ts';

const tags = ['admin'];

export function overviewRoutes(app: App, { db, clock }: Context): void {
  app.get(
    '/accounts/admin/overview/',
    { access: 'admin', summary: 'Count what waits for admins', schema: { tags, response: { 200: AdminOverview } } },
    async () => {
      return selectOverview(db);
    },
  );

  const statisticsSchema = { tags, querystring: StatisticsQuery, response: { 200: Statistics } };
  app.get(
    '/accounts/admin/statistics/',
    { access: 'admin', summary: 'Get the numbers of a period', schema: statisticsSchema },
    async (request) => {
      return statisticsOf(db, clock(), request.query.days);
    },
  );
}
