import {
  CompanyMember,
  CompanyMemberPage,
  ManageManagersBody,
  ManageUsersBody,
  ManageUsersReply,
  MemberListQuery,
  ShownOnPageBody,
} from '@wspolnik/contract/members';
import type { App, Context } from '../../platform/context.ts';
import { toPage } from '../../platform/paging.ts';
import { memberOf, requireManager } from '../../platform/sign-in/access.ts';
import { requireStanding } from '../../platform/standing.ts';
import { invite } from './invitations.service.ts';
import { changeRole, removeMember, showOnPage, toMember } from './members.service.ts';
import { countMembers, selectMembers } from './members.sql.ts';

const tags = ['members'];

export function membersRoutes(app: App, context: Context): void {
  const { db } = context;

  app.get(
    '/accounts/company-members/',
    {
      access: 'company',
      summary: 'List the members of the company in use',
      schema: { tags, querystring: MemberListQuery, response: { 200: CompanyMemberPage } },
    },
    async (request) => {
      const caller = memberOf(request);
      const filter = { companyId: caller.company.id, ...request.query };
      const rows = await selectMembers(db, filter);
      const results = rows.map((row) => toMember(caller, row));
      return toPage(request, { ...request.query, count: await countMembers(db, filter), results });
    },
  );

  app.post(
    '/accounts/company-manage-users/',
    {
      access: 'company',
      summary: 'Invite a member to the company in use, or remove one',
      config: { events: { done: 'role_changed' } },
      schema: { tags, body: ManageUsersBody, response: { 200: ManageUsersReply } },
    },
    async (request) => {
      const { body } = request;
      const caller = memberOf(request);
      if (body.action === 'add') {
        requireStanding(requireManager(caller), 'unsuspended');
        return { status: 'invited' as const, invitation: await invite(context, caller, body) };
      }
      // Not only for managers: everyone may leave.
      await removeMember(context, caller, body);
      return { status: 'removed' as const, invitation: null };
    },
  );

  app.put(
    '/accounts/company-members/shown/',
    {
      access: 'company',
      summary: 'Join or leave the page of the company in use',
      schema: { tags, body: ShownOnPageBody, response: { 200: CompanyMember } },
    },
    async (request) => {
      const caller = memberOf(request);
      return toMember(caller, await showOnPage(context, caller, request.body.shown_on_page));
    },
  );

  app.post(
    '/accounts/company-manage-managers/',
    {
      access: 'manager',
      summary: 'Change the role of a member',
      config: { events: { done: 'role_changed' } },
      schema: { tags, body: ManageManagersBody, response: { 200: CompanyMember } },
    },
    async (request) => {
      const caller = memberOf(request);
      const row = await changeRole(context, caller, request.body);
      const isSelf = row.id === caller.user.id;
      return toMember(isSelf ? { ...caller, company: { ...caller.company, role: row.role } } : caller, row);
    },
  );
}
