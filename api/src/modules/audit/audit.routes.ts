import { AuditExportQuery, AuditFilters, AuditPage, AuditQuery } from '@wspolnik/contract/audit';
import { EXACT_COUNT_LIMIT } from '@wspolnik/contract/limits';
import { Type } from 'typebox';
import type { App, Context } from '../../platform/context.ts';
import { toPage } from '../../platform/paging.ts';
import { auditCsv } from './audit-export.ts';
import { countAuditLog, selectAuditFilters, selectAuditLog } from './audit-log.sql.ts';

const tags = ['admin'];

export function auditRoutes(app: App, { db }: Context): void {
  const listSchema = { tags, querystring: AuditQuery, response: { 200: AuditPage } };
  app.get(
    '/accounts/admin/audit-log/',
    { access: 'admin', summary: 'Search the audit log', schema: listSchema },
    async (request) => {
      const { query } = request;
      const [results, count] = await Promise.all([selectAuditLog(db, query), countAuditLog(db, query)]);
      const countExact = count <= EXACT_COUNT_LIMIT;
      return toPage(request, { ...query, count: Math.min(count, EXACT_COUNT_LIMIT), countExact, results });
    },
  );

  app.get(
    '/accounts/admin/audit-log/filters/',
    {
      access: 'admin',
      summary: 'List the values of the filters of the audit log',
      schema: { tags, response: { 200: AuditFilters } },
    },
    async () => {
      return selectAuditFilters(db);
    },
  );

  const csv = { 200: Type.Unsafe<ReturnType<typeof auditCsv>>(Type.String()) };
  const exportSchema = { tags, querystring: AuditExportQuery, produces: ['text/csv'], response: csv };
  app.get(
    '/accounts/admin/audit-log/export/',
    {
      access: 'admin',
      summary: 'Download the audit log as CSV',
      config: { events: { done: 'data_exported' } },
      schema: exportSchema,
    },
    async (request, reply) => {
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="audit-log.csv"')
        .header('cache-control', 'no-store')
        .send(auditCsv(db, request.query));
    },
  );
}
