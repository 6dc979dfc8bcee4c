import {
  AdminCompanyPage,
  AdminCompanyQuery,
  AdminUser,
  AdminUserPage,
  AdminUserQuery,
  UserStatusBody,
} from '@wspolnik/contract/admin';
import type { Page } from '@wspolnik/contract/common';
import type { FastifyRequest } from 'fastify';
import type { App, Context } from '../../platform/context.ts';
import { cappedCount, toPage } from '../../platform/paging.ts';
import { callerOf } from '../../platform/sign-in/access.ts';
import { changeUserStatus } from './admin.service.ts';
import { countCompanies, selectCompanies } from './admin-companies.sql.ts';
import { countUsers, selectUsers } from './admin-users.sql.ts';

const tags = ['admin'];

/** A page with its total, which is exact up to a limit. */
async function pageOf<T>(
  request: FastifyRequest,
  { page, limit, q }: { page: number; limit: number; q?: string },
  [rows, counted]: [Promise<T[]>, Promise<number>],
): Promise<Page<T>> {
  const [results, count] = await Promise.all([rows, counted]);
  return toPage(request, { page, limit, ...cappedCount(count, q), results });
}

export function adminRoutes(app: App, context: Context): void {
  const { db } = context;

  const usersSchema = { tags, querystring: AdminUserQuery, response: { 200: AdminUserPage } };
  app.get(
    '/admin/user_list/',
    { access: 'admin', summary: 'Search accounts', schema: usersSchema },
    async (request) => {
      const { query } = request;
      return pageOf(request, query, [selectUsers(db, query), countUsers(db, query)]);
    },
  );

  const statusSchema = { tags, body: UserStatusBody, response: { 200: AdminUser } };
  app.post(
    '/admin/user_status/',
    { access: 'admin', summary: 'Suspend or restore an account', schema: statusSchema },
    async (request) => {
      const admin = callerOf(request);
      return changeUserStatus(context, admin, request.body);
    },
  );

  const companiesSchema = { tags, querystring: AdminCompanyQuery, response: { 200: AdminCompanyPage } };
  app.get(
    '/admin/company_list/',
    { access: 'admin', summary: 'Search companies of every status', schema: companiesSchema },
    async (request) => {
      const { query } = request;
      return pageOf(request, query, [selectCompanies(db, query), countCompanies(db, query)]);
    },
  );
}
