import type { FastifyRequest } from 'fastify';
import {
  AdminCompanyPage,
  AdminCompanyQuery,
  AdminUser,
  AdminUserPage,
  AdminUserQuery,
  AuditPage,
  AuditQuery,
  UserStatusBody,
} from '../../contract/admin.ts';
import type { Page } from '../../contract/common.ts';
import type { App, Context } from '../../platform/context.ts';
import { requireAdmin } from '../../platform/identity.ts';
import { EXACT_COUNT_LIMIT, toPage } from '../../platform/paging.ts';
import { changeUserStatus } from './admin.service.ts';
import { countCompanies, selectCompanies } from './admin-companies.sql.ts';
import { countUsers, selectUsers } from './admin-users.sql.ts';
import { countAuditLog, selectAuditLog } from './audit-log.sql.ts';

const tags = ['admin'];

/** A page with its total, which is exact up to EXACT_COUNT_LIMIT. */
async function pageOf<T>(
  request: FastifyRequest,
  { page, limit }: { page: number; limit: number },
  [rows, counted]: [Promise<T[]>, Promise<number>],
): Promise<Page<T>> {
  const [results, count] = await Promise.all([rows, counted]);
  const countExact = count <= EXACT_COUNT_LIMIT;
  return toPage(request, { page, limit, count: Math.min(count, EXACT_COUNT_LIMIT), countExact, results });
}

export function adminRoutes(app: App, { db, clock }: Context): void {
  const usersSchema = { tags, querystring: AdminUserQuery, response: { 200: AdminUserPage } };
  app.get('/admin/user_list/', { schema: usersSchema }, async (request) => {
    await requireAdmin(request);
    const { query } = request;
    return pageOf(request, query, [selectUsers(db, query), countUsers(db, query)]);
  });

  const statusSchema = { tags, body: UserStatusBody, response: { 200: AdminUser } };
  app.post('/admin/user_status/', { schema: statusSchema }, async (request) => {
    const admin = await requireAdmin(request);
    return db.transaction((tx) => changeUserStatus(tx, admin, request.body, clock()));
  });

  const companiesSchema = { tags, querystring: AdminCompanyQuery, response: { 200: AdminCompanyPage } };
  app.get('/admin/company_list/', { schema: companiesSchema }, async (request) => {
    await requireAdmin(request);
    const { query } = request;
    return pageOf(request, query, [selectCompanies(db, query), countCompanies(db, query)]);
  });

  const auditSchema = { tags, querystring: AuditQuery, response: { 200: AuditPage } };
  app.get('/accounts/admin/audit-log/', { schema: auditSchema }, async (request) => {
    await requireAdmin(request);
    const { query } = request;
    return pageOf(request, query, [selectAuditLog(db, query), countAuditLog(db, query)]);
  });
}
