import { Id } from '@wspolnik/contract/common';
import {
  ActivationListQuery,
  ActivationRequest,
  ActivationRequestPage,
  SuspendCompanyBody,
  SuspendCompanyReply,
  VerifyCompanyBody,
  VerifyCompanyReply,
} from '@wspolnik/contract/company-verification';
import { Type } from 'typebox';
import type { App, Context } from '../../platform/context.ts';
import { cappedCount, toPage } from '../../platform/paging.ts';
import { callerOf } from '../../platform/sign-in/access.ts';
import { problem } from '../../platform/wire/problem.ts';
import { decideActivation } from './activation.service.ts';
import { countRequests } from './activation.sql.ts';
import { readVerificationRequests } from './read-requests.ts';
import { changeSuspension } from './suspension.service.ts';

const tags = ['admin'];

export function activationRoutes(app: App, context: Context): void {
  const { db } = context;

  app.get(
    '/accounts/admin/cva/',
    {
      access: 'admin',
      summary: 'List requests for activation',
      schema: { tags, querystring: ActivationListQuery, response: { 200: ActivationRequestPage } },
    },
    async (request) => {
      const { query } = request;
      const [results, counted] = await Promise.all([
        readVerificationRequests(context, query),
        countRequests(db, query),
      ]);
      return toPage(request, { ...query, ...cappedCount(counted, query.q), results });
    },
  );

  app.get(
    '/accounts/admin/cva/:id/',
    {
      access: 'admin',
      summary: 'Get a request for activation',
      schema: { tags, params: Type.Object({ id: Id }), response: { 200: ActivationRequest } },
    },
    async (request) => {
      const [found] = await readVerificationRequests(context, { id: request.params.id, page: 1, limit: 1 });
      if (!found) throw problem('not_found');
      return found;
    },
  );

  app.post(
    '/admin/verify_company/',
    {
      access: 'admin',
      summary: 'Decide on a request for activation',
      schema: { tags, body: VerifyCompanyBody, response: { 200: VerifyCompanyReply } },
    },
    async (request) => {
      const { user } = callerOf(request);
      return decideActivation(context, user.id, request.body);
    },
  );

  app.post(
    '/admin/suspend_company/',
    {
      access: 'admin',
      summary: 'Suspend or restore a company',
      schema: { tags, body: SuspendCompanyBody, response: { 200: SuspendCompanyReply } },
    },
    async (request) => {
      const { user } = callerOf(request);
      return changeSuspension(context, user.id, request.body);
    },
  );
}
