import { Id, PageQuery } from '@wspolnik/contract/common';
import { OwnedCompany } from '@wspolnik/contract/companies';
import {
  AcceptInvitationBody,
  CompanyInvitation,
  CompanyInvitationPage,
  InvitationListQuery,
  InviteAcceptBody,
  InviteAcceptReply,
  InvitePreview,
  InviteQuery,
  MyInvitationPage,
} from '@wspolnik/contract/members';
import { Type } from 'typebox';
import type { App, Context } from '../../platform/context.ts';
import { toPage } from '../../platform/paging.ts';
import { callerOf, memberOf } from '../../platform/sign-in/access.ts';
import { problem } from '../../platform/wire/problem.ts';
import { selectOwnedCompany } from '../profiles/index.ts';
import { acceptAsNewPerson, acceptInvitation, previewInvitation } from './accept.service.ts';
import { resendInvitation, revokeInvitation } from './invitations.service.ts';
import { countInvitations, countMine, selectInvitations, selectMine } from './invitations.sql.ts';

const tags = ['members'];
const params = Type.Object({ id: Id });

/** Calls of the inviting company. */
function companyRoutes(app: App, context: Context): void {
  const { clock, db } = context;

  app.get(
    '/accounts/company-invitations/',
    {
      access: 'manager',
      summary: 'List the invitations of the company in use',
      schema: { tags, querystring: InvitationListQuery, response: { 200: CompanyInvitationPage } },
    },
    async (request) => {
      const { company } = memberOf(request);
      const filter = { companyId: company.id, now: clock(), ...request.query };
      const results = await selectInvitations(db, filter);
      return toPage(request, { ...request.query, count: await countInvitations(db, filter), results });
    },
  );

  const schema = { tags, params, response: { 200: CompanyInvitation } };
  app.post(
    '/accounts/company-invitations/:id/revoke/',
    { access: 'manager', summary: 'Revoke an invitation', schema },
    async (request) => revokeInvitation(context, memberOf(request), request.params.id),
  );
  app.post(
    '/accounts/company-invitations/:id/resend/',
    { access: 'manager', standing: 'unsuspended', summary: 'Mail an invitation again', schema },
    async (request) => resendInvitation(context, memberOf(request), request.params.id),
  );
}

/** Calls of the invited person. */
export function invitationsRoutes(app: App, context: Context): void {
  const { clock, db } = context;
  companyRoutes(app, context);

  app.get(
    '/invite/',
    {
      access: 'public',
      summary: 'Tell what an invitation link is for',
      schema: { tags, querystring: InviteQuery, response: { 200: InvitePreview } },
    },
    (request) => previewInvitation(context, request.query.token),
  );

  app.post(
    '/invite/accept/',
    {
      access: 'public',
      summary: 'Create an account from an invitation',
      schema: { tags, body: InviteAcceptBody, response: { 201: InviteAcceptReply } },
    },
    async (request, reply) => reply.status(201).send(await acceptAsNewPerson(context, request.body, request.ip)),
  );

  app.get(
    '/accounts/invitations/',
    {
      access: 'person',
      summary: 'List the invitations of the caller',
      schema: { tags, querystring: PageQuery, response: { 200: MyInvitationPage } },
    },
    async (request) => {
      const { user } = callerOf(request);
      const filter = { person: user, now: clock(), ...request.query };
      const results = await selectMine(db, filter);
      return toPage(request, { ...request.query, count: await countMine(db, filter), results });
    },
  );

  app.post(
    '/accounts/invitations/accept/',
    {
      access: 'person',
      summary: 'Accept an invitation',
      schema: { tags, body: AcceptInvitationBody, response: { 200: OwnedCompany } },
    },
    async (request) => {
      const { user } = callerOf(request);
      const company = await selectOwnedCompany(db, user.id, await acceptInvitation(context, user, request.body));
      if (!company) throw problem('not_found');
      return company;
    },
  );
}
