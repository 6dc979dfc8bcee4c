import {
  ActivationListQuery,
  type ActivationRequest,
  ActivationRequestPage,
  SuspendCompanyBody,
  SuspendCompanyReply,
  VerifyCompanyBody,
  VerifyCompanyReply,
} from '../../contract/companies.ts';
import type { App, Context } from '../../platform/context.ts';
import { privateFileUrl } from '../../platform/files/file-urls.ts';
import { requireAdmin } from '../../platform/identity.ts';
import { toPage } from '../../platform/paging.ts';
import { decideActivation } from './activation.service.ts';
import { countRequests, listRequests, type RequestRow } from './activation.sql.ts';
import { changeSuspension } from './suspension.service.ts';

const tags = ['admin'];

export function activationRoutes(app: App, context: Context): void {
  const { clock, db } = context;

  /** The admin's browser opens the document without a token, so its address is signed. */
  const withUrl = ({ document, ...request }: RequestRow): ActivationRequest => {
    if (!document) return { ...request, document };
    const { key, ...about } = document;
    return { ...request, document: { ...about, url: privateFileUrl(context, key, clock(), about.name) } };
  };

  app.get(
    '/accounts/admin/cva/',
    { schema: { tags, querystring: ActivationListQuery, response: { 200: ActivationRequestPage } } },
    async (request) => {
      await requireAdmin(request);
      const { query } = request;
      const [rows, count] = await Promise.all([listRequests(db, query), countRequests(db, query)]);
      return toPage(request, { ...query, count, results: rows.map(withUrl) });
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

  app.post(
    '/admin/suspend_company/',
    { schema: { tags, body: SuspendCompanyBody, response: { 200: SuspendCompanyReply } } },
    async (request) => {
      const { user } = await requireAdmin(request);
      return changeSuspension(context, user.id, request.body);
    },
  );
}
