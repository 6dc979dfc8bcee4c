import { Id } from '@wspolnik/contract/common';
import { CompanyBody, CompanyDetail, NewCompanyBody } from '@wspolnik/contract/companies';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { App, Context } from '../../platform/context.ts';
import { idempotent } from '../../platform/idempotency.ts';
import { callerOf, memberOf } from '../../platform/sign-in/access.ts';
import { problem } from '../../platform/wire/problem.ts';
import { viewerOf } from '../network/index.ts';
import { findCompany } from './companies.sql.ts';
import { createCompany, editAnyCompany, editCompany } from './company-edit.service.ts';

const tags = ['companies'];

export function companyEditRoutes(app: App, context: Context): void {
  const { clock, db } = context;

  /** The company as the caller sees it after the edit. */
  async function answer(request: FastifyRequest, id: string): Promise<CompanyDetail> {
    const company = await findCompany(db, id, { viewer: viewerOf(callerOf(request)), seesHidden: true });
    if (!company) throw problem('not_found');
    return company;
  }

  app.post(
    '/accounts/company-create/',
    {
      access: 'user',
      summary: 'Create a company',
      schema: { tags, body: NewCompanyBody, response: { 201: CompanyDetail } },
    },
    async (request, reply) => {
      const { user } = callerOf(request);
      const { body } = await idempotent(request, 'company-create', async (tx) => {
        return { status: 201, body: { id: await createCompany(tx, user.id, request.body, clock()) } };
      });
      return reply.status(201).send(await answer(request, body.id));
    },
  );

  app.put(
    '/accounts/company-data/',
    {
      access: 'manager',
      standing: 'unsuspended',
      summary: 'Edit the company in use',
      schema: { tags, body: CompanyBody, response: { 200: CompanyDetail } },
    },
    async (request) => {
      const { company } = memberOf(request);
      await editCompany(context, company.id, request.body);
      return answer(request, company.id);
    },
  );

  app.put(
    '/accounts/company-list-all/:id/',
    {
      access: 'admin',
      summary: 'Edit any company',
      schema: { tags, params: Type.Object({ id: Id }), body: CompanyBody, response: { 200: CompanyDetail } },
    },
    async (request) => {
      const { user } = callerOf(request);
      await editAnyCompany(context, user.id, request.params.id, request.body);
      return answer(request, request.params.id);
    },
  );
}
