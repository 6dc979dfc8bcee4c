import { Id } from '@wspolnik/contract/common';
import { AddPayoutAccountBody, PayoutAccount, PayoutAccounts } from '@wspolnik/contract/withdrawals';
import { Type } from 'typebox';
import type { App, Context } from '../../platform/context.ts';
import { callerOf } from '../../platform/sign-in/access.ts';
import { addPayoutAccount, listPayoutAccounts, removePayoutAccount } from './payout-accounts.service.ts';

const tags = ['withdrawals'];
const URL = '/payment/payout-accounts/';

export function payoutAccountRoutes(app: App, context: Context): void {
  const listSchema = { tags, response: { 200: PayoutAccounts } };
  app.get(
    URL,
    { access: 'user', summary: 'List the accounts for withdrawals', schema: listSchema },
    async (request) => ({
      results: await listPayoutAccounts(context, callerOf(request)),
    }),
  );

  const addSchema = { tags, body: AddPayoutAccountBody, response: { 201: PayoutAccount } };
  app.post(
    URL,
    { access: 'user', standing: 'active', summary: 'Add an account for withdrawals', schema: addSchema },
    async (request, reply) => {
      const account = await addPayoutAccount(context, callerOf(request), request.body);
      return reply.code(201).send(account);
    },
  );

  const removeSchema = { tags, params: Type.Object({ id: Id }), response: { 204: Type.Null() } };
  app.delete(
    `${URL}:id/`,
    { access: 'user', summary: 'Remove an account for withdrawals', schema: removeSchema },
    async (request, reply) => {
      await removePayoutAccount(context, callerOf(request), request.params.id);
      return reply.code(204).send(null);
    },
  );
}
