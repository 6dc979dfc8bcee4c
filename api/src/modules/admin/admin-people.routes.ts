import { AdminUser } from '@wspolnik/contract/admin';
import {
  AdminCompanyDetail,
  AdminSessionPage,
  AdminUserDetail,
  RoleDecisionBody,
  UserRoleBody,
} from '@wspolnik/contract/admin-people';
import { Id, PageQuery } from '@wspolnik/contract/common';
import { Type } from 'typebox';
import type { App, Context } from '../../platform/context.ts';
import { toPage } from '../../platform/paging.ts';
import { callerOf } from '../../platform/sign-in/access.ts';
import { resendToUser } from '../registration/index.ts';
import { countSessions } from '../sessions/index.ts';
import { endUserSessions } from './admin.service.ts';
import { readCompanyDetail, readUserDetail } from './admin-detail.service.ts';
import { changeUserRole, decideRole } from './admin-role.service.ts';
import { selectUserSessions } from './admin-user-detail.sql.ts';

const tags = ['admin'];
const params = Type.Object({ id: Id });
const done = { 204: Type.Null() };

function sessionRoutes(app: App, context: Context): void {
  const { clock, db } = context;

  app.get(
    '/admin/users/:id/',
    { access: 'admin', summary: 'Get an account', schema: { tags, params, response: { 200: AdminUserDetail } } },
    async (request) => {
      return readUserDetail(context, request.params.id);
    },
  );

  const sessionsSchema = { tags, params, querystring: PageQuery, response: { 200: AdminSessionPage } };
  app.get(
    '/admin/users/:id/sessions/',
    { access: 'admin', summary: 'List the sessions of an account', schema: sessionsSchema },
    async (request) => {
      const { query } = request;
      const open = { userId: request.params.id, now: clock() };
      const [results, count] = await Promise.all([
        selectUserSessions(db, { ...open, ...query }),
        countSessions(db, open),
      ]);
      return toPage(request, { ...query, count, results });
    },
  );

  app.post(
    '/admin/users/:id/end-sessions/',
    { access: 'admin', summary: 'End every session of an account', schema: { tags, params, response: done } },
    async (request, reply) => {
      await endUserSessions(context, callerOf(request), request.params.id);
      return reply.status(204).send(null);
    },
  );
}

function roleAndCompanyRoutes(app: App, context: Context): void {
  const resendSchema = { tags, params, response: done };
  app.post(
    '/admin/users/:id/resend-verification/',
    { access: 'admin', summary: 'Mail the confirmation link of an account again', schema: resendSchema },
    async (request, reply) => {
      const { user } = callerOf(request);
      await resendToUser(context, user.id, request.params.id);
      return reply.status(204).send(null);
    },
  );

  const roleSchema = { tags, params, body: UserRoleBody, response: { 200: AdminUser } };
  app.post(
    '/admin/users/:id/role/',
    {
      access: 'admin',
      confirmed: true,
      summary: 'Grant or remove the admin role, or propose it to a second admin',
      config: { events: { done: 'role_changed' } },
      schema: roleSchema,
    },
    async (request) => {
      const admin = callerOf(request);
      return changeUserRole(context, admin, request.params.id, request.body);
    },
  );

  const decideSchema = { tags, params, body: RoleDecisionBody, response: { 200: AdminUser } };
  app.post(
    '/admin/users/:id/role/decide/',
    {
      access: 'admin',
      confirmed: true,
      summary: 'Approve, decline or withdraw a proposed admin',
      config: { events: { done: 'role_changed' } },
      schema: decideSchema,
    },
    async (request) => {
      const admin = callerOf(request);
      return decideRole(context, admin, request.params.id, request.body);
    },
  );

  const companySchema = { tags, params, response: { 200: AdminCompanyDetail } };
  app.get(
    '/admin/companies/:id/',
    { access: 'admin', summary: 'Get a company with its numbers and decisions', schema: companySchema },
    async (request) => {
      return readCompanyDetail(context, request.params.id);
    },
  );
}

/** One account or company, and what an admin does with it. */
export function adminPeopleRoutes(app: App, context: Context): void {
  sessionRoutes(app, context);
  roleAndCompanyRoutes(app, context);
}
