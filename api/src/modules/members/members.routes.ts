import {
  CompanyMember,
  CompanyMemberPage,
  ManageManagersBody,
  ManageUsersBody,
  ManageUsersReply,
  MemberListQuery,
} from '../../contract/members.ts';
import type { App, Context } from '../../platform/context.ts';
import { requireCompany, requireManager } from '../../platform/identity.ts';
import { toPage } from '../../platform/paging.ts';
import { invite } from './invitations.service.ts';
import { changeRole, removeMember, toMember } from './members.service.ts';
import { countMembers, selectMembers } from './members.sql.ts';

const tags = ['members'];

export function membersRoutes(app: App, context: Context): void {
  const { db } = context;

  app.get(
    '/accounts/company-members/',
    { schema: { tags, querystring: MemberListQuery, response: { 200: CompanyMemberPage } } },
    async (request) => {
      const caller = await requireCompany(request);
      const filter = { companyId: caller.company.id, ...request.query };
      const rows = await selectMembers(db, filter);
      const results = rows.map((row) => toMember(caller, row));
      return toPage(request, { ...request.query, count: await countMembers(db, filter), results });
    },
  );

  app.post(
    '/accounts/company-manage-users/',
    { schema: { tags, body: ManageUsersBody, response: { 200: ManageUsersReply } } },
    async (request) => {
      const { body } = request;
      if (body.action === 'add') {
        return { status: 'invited' as const, invitation: await invite(context, await requireManager(request), body) };
      }
      // Not only for managers: everyone may leave.
      await removeMember(context, await requireCompany(request), body);
      return { status: 'removed' as const, invitation: null };
    },
  );

  app.post(
    '/accounts/company-manage-managers/',
    { schema: { tags, body: ManageManagersBody, response: { 200: CompanyMember } } },
    async (request) => {
      const caller = await requireManager(request);
      const row = await changeRole(context, caller, request.body);
      const isSelf = row.id === caller.user.id;
      return toMember(isSelf ? { ...caller, company: { ...caller.company, role: row.role } } : caller, row);
    },
  );
}
