import { AdminOverview, Statistics, StatisticsQuery } from '../../contract/overview.ts';
import type { App, Context } from '../../platform/context.ts';
import { requireAdmin } from '../../platform/identity.ts';
import { statisticsOf } from './statistics.ts';
import { selectOverview } from './waiting.sql.ts';

const tags = ['admin'];

export function overviewRoutes(app: App, { db, clock }: Context): void {
  app.get('/accounts/admin/overview/', { schema: { tags, response: { 200: AdminOverview } } }, async (request) => {
    await requireAdmin(request);
    return selectOverview(db);
  });

  const statisticsSchema = { tags, querystring: StatisticsQuery, response: { 200: Statistics } };
  app.get('/accounts/admin/statistics/', { schema: statisticsSchema }, async (request) => {
    await requireAdmin(request);
    return statisticsOf(db, clock(), request.query.days);
  });
}
