import {
  ActivationListQuery,
  ActivationRequestPage,
  VerifyCompanyBody,
  VerifyCompanyReply,
} from '../../contract/companies.ts';
import type { App, Context } from '../../platform/context.ts';
import { requireAdmin } from '../../platform/identity.ts';
import { toPage } from '../../platform/paging.ts';
import { decideActivation } from './activation.service.ts';
import { countRequests, listRequests } from './activation.sql.ts';

const tags = ['admin'];

export function activationRoutes(app: App, context: Context): void {
  const { db } = context;

  app.get(
    '/accounts/admin/cva/',
    { schema: { tags, querystring: ActivationListQuery, response: { 200: ActivationRequestPage } } },
    async (request) => {
      await requireAdmin(request);
      const { query } = request;
      const [results, count] = await Promise.all([listRequests(db, query), countRequests(db, query)]);
      return toPage(request, { ...query, count, results });
    },
  );

  app.post(
    '/admin/verify_company/',
    { schema: { tags, body: VerifyCompanyBody, response: { 200: VerifyCompanyReply } } },
    async (request) => {
      const { user } = await requireAdmin(request);
      return decideActivation(context, user.id, request.body);
    },
  );
}
