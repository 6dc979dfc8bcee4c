import { Id } from '@wspolnik/contract/common';
import {
  RequestWithdrawalBody,
  WITHDRAWAL_STATUSES,
  Withdrawal,
  WithdrawalListQuery,
  WithdrawalPage,
  type WithdrawalStatus,
} from '@wspolnik/contract/withdrawals';
import { Type } from 'typebox';
import type { App, Context } from '../../platform/context.ts';
import { idempotent, requireKey } from '../../platform/idempotency.ts';
import { toPage } from '../../platform/paging.ts';
import { callerOf } from '../../platform/sign-in/access.ts';
import { accountOwnerOf } from '../../platform/sign-in/account-owner.ts';
import type { Db } from '../../storage/db.ts';
import { cancelWithdrawal } from './withdrawal-decision.service.ts';
import { openNumbers } from './withdrawal-secrets.ts';
import { readWithdrawal, requestWithdrawal } from './withdrawals.service.ts';
import { selectOwn } from './withdrawals.sql.ts';

const tags = ['withdrawals'];

export function statusesOf(text: string | undefined): WithdrawalStatus[] {
  const asked = new Set((text ?? '').split(','));
  return WITHDRAWAL_STATUSES.filter((status) => asked.has(status));
}

export function withdrawalRoutes(app: App, context: Context): void {
  const { db, clock, vault } = context;
  const requestSchema = { tags, body: RequestWithdrawalBody, response: { 201: Withdrawal } };
  app.post(
    '/payment/requestwithdrawal/',
    {
      access: 'user',
      standing: 'active',
      confirmed: true,
      summary: 'Request a withdrawal of points',
      schema: requestSchema,
    },
    async (request, reply) => {
      const caller = callerOf(request);
      requireKey(request);
      const make = async (tx: Db) => ({
        status: 201,
        // The stored response is without the number of the account.
        body: await requestWithdrawal(tx, vault, caller, request.body, clock()),
      });
      // The body may have a PESEL.
      const answer = await idempotent(request, 'payment/requestwithdrawal', make, { isSecret: true });
      return reply.code(201).send(await readWithdrawal(context, answer.body.id));
    },
  );

  const cancelSchema = { tags, params: Type.Object({ id: Id }), response: { 200: Withdrawal } };
  app.post(
    '/payment/withdrawals/:id/cancel/',
    { access: 'user', summary: 'Take back a request for withdrawal', schema: cancelSchema },
    async (request) => {
      const { id } = request.params;
      await db.transaction((tx) => cancelWithdrawal(tx, callerOf(request), id, clock()));
      return readWithdrawal(context, id);
    },
  );

  const ownSchema = { tags, querystring: WithdrawalListQuery, response: { 200: WithdrawalPage } };
  app.get(
    '/payment/withdrawals/',
    { access: 'user', summary: 'List the withdrawals of the caller', schema: ownSchema },
    async (request) => {
      const accountOwner = accountOwnerOf(callerOf(request));
      const { status, page, limit } = request.query;
      const found = await selectOwn(db, accountOwner, { statuses: statusesOf(status), page, limit });
      const results = found.results.map((row) => openNumbers(vault, row));
      return toPage(request, { page, limit, ...found, results });
    },
  );
}
