import { LedgerCheckState } from '@wspolnik/contract/overview';
import type { App, Context } from '../../platform/context.ts';
import { callerOf } from '../../platform/sign-in/access.ts';
import { requestCheck } from './ledger-checks.service.ts';
import { selectState } from './ledger-checks.sql.ts';

const tags = ['admin'];

export function ledgerCheckRoutes(app: App, { db, clock }: Context): void {
  app.get(
    '/accounts/admin/ledger-check/',
    {
      access: 'admin',
      summary: 'Get the latest checks of the ledger',
      schema: { tags, response: { 200: LedgerCheckState } },
    },
    async () => {
      return selectState(db);
    },
  );

  const postSchema = { tags, response: { 202: LedgerCheckState } };
  app.post(
    '/accounts/admin/ledger-check/',
    { access: 'admin', summary: 'Start a check of the ledger', schema: postSchema },
    async (request, reply) => {
      const admin = callerOf(request);
      return reply.code(202).send(await db.transaction((tx) => requestCheck(tx, admin, clock())));
    },
  );
}
