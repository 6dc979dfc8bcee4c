import { LedgerCheckState } from '../../contract/overview.ts';
import type { App, Context } from '../../platform/context.ts';
import { requireAdmin } from '../../platform/identity.ts';
import { requestCheck } from './ledger-checks.service.ts';
import { selectState } from './ledger-checks.sql.ts';

const tags = ['admin'];

export function ledgerCheckRoutes(app: App, { db, clock }: Context): void {
  app.get(
    '/accounts/admin/ledger-check/',
    { schema: { tags, response: { 200: LedgerCheckState } } },
    async (request) => {
      await requireAdmin(request);
      return selectState(db);
    },
  );

  const postSchema = { tags, response: { 202: LedgerCheckState } };
  app.post('/accounts/admin/ledger-check/', { schema: postSchema }, async (request, reply) => {
    const admin = await requireAdmin(request);
    return reply.code(202).send(await db.transaction((tx) => requestCheck(tx, admin, clock())));
  });
}
