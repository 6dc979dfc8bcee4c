import { AccountObligations, DeleteAccountBody } from '@wspolnik/contract/accounts';
import { Id } from '@wspolnik/contract/common';
import { CompanyObligations, DeleteCompanyQuery } from '@wspolnik/contract/companies';
import { Type } from 'typebox';
import type { App, Context } from '../../platform/context.ts';
import { callerOf, memberOf } from '../../platform/sign-in/access.ts';
import { accountObligations, deleteAccount } from './account-deletion.service.ts';
import { deleteAnyCompany, deleteOwnCompany, keepOwnCompany } from './company-deletion.service.ts';
import { companyObligations } from './obligations.ts';

const response = { 204: Type.Null() };

export function deletionRoutes(app: App, context: Context): void {
  app.post(
    '/accounts/delete-account/',
    {
      access: 'person',
      confirmed: true,
      summary: 'Request the deletion of the account',
      config: { events: { done: 'deletion_requested' } },
      schema: { tags: ['accounts'], body: DeleteAccountBody, response },
    },
    async (request, reply) => {
      await deleteAccount(context, callerOf(request), request.body);
      return reply.status(204).send(null);
    },
  );

  app.get(
    '/accounts/obligations/',
    {
      access: 'person',
      summary: 'List what prevents the deletion of the account',
      schema: { tags: ['accounts'], response: { 200: AccountObligations } },
    },
    async (request) => accountObligations(context, callerOf(request).user.id),
  );

  app.get(
    '/accounts/company-obligations/',
    {
      access: 'owner',
      summary: 'List what prevents the deletion of the company in use',
      schema: { tags: ['companies'], response: { 200: CompanyObligations } },
    },
    async (request) => companyObligations(context.db, memberOf(request).company.id, context.clock()),
  );

  app.delete(
    '/accounts/company-delete/',
    {
      access: 'owner',
      confirmed: true,
      summary: 'Request the deletion of the company in use',
      config: { events: { done: 'company_deletion_requested' } },
      schema: { tags: ['companies'], querystring: DeleteCompanyQuery, response },
    },
    async (request, reply) => {
      const caller = memberOf(request);
      await deleteOwnCompany(context, caller, request.query.give_up_points === true);
      return reply.status(204).send(null);
    },
  );

  app.post(
    '/accounts/company-delete/cancel/',
    {
      access: 'owner',
      summary: 'Take back the deletion of the company in use',
      schema: { tags: ['companies'], response },
    },
    async (request, reply) => {
      await keepOwnCompany(context, memberOf(request));
      return reply.status(204).send(null);
    },
  );

  app.delete(
    '/accounts/admin/delete-company/:id/',
    {
      access: 'admin',
      summary: 'Delete any company',
      config: { events: { done: 'company_deleted' } },
      schema: { tags: ['admin'], params: Type.Object({ id: Id }), response },
    },
    async (request, reply) => {
      const { user } = callerOf(request);
      await deleteAnyCompany(context, user.id, request.params.id);
      return reply.status(204).send(null);
    },
  );
}
