import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { Id } from '../../contract/common.ts';
import {
  CreateWithdrawalFileBody,
  DecideWithdrawalBody,
  DecideWithdrawalsBody,
  DecideWithdrawalsReply,
  WithdrawalDetail,
  WithdrawalFile,
  type WithdrawalOutcome,
  WithdrawalRequest,
  WithdrawalRequestPage,
  WithdrawalRequestQuery,
} from '../../contract/withdrawals.ts';
import { callerOf } from '../../platform/access.ts';
import type { App, Context } from '../../platform/context.ts';
import { idempotent, requireKey } from '../../platform/idempotency.ts';
import { toPage } from '../../platform/paging.ts';
import { ApiProblem } from '../../platform/problem.ts';
import { createFile } from './withdrawal-files.service.ts';
import { readDetail, toRequest } from './withdrawal-requests.service.ts';
import { selectRequests } from './withdrawal-requests.sql.ts';
import { statusesOf } from './withdrawals.routes.ts';
import { decideWithdrawal } from './withdrawals.service.ts';

const tags = ['withdrawals'];
const URL = '/accounts/admin/withdrawal-requests/';
const SCOPE = 'accounts/admin/withdrawal-requests';

export function adminWithdrawalRoutes(app: App, { db, clock }: Context): void {
  const listSchema = { tags, querystring: WithdrawalRequestQuery, response: { 200: WithdrawalRequestPage } };
  app.get(URL, { access: 'admin', summary: 'List requests for withdrawal', schema: listSchema }, async (request) => {
    const { user } = callerOf(request);
    const { status, q, page, limit } = request.query;
    const selection = { q, statuses: statusesOf(status), page, limit };
    const { results, ...counted } = await selectRequests(db, selection, user.id);
    return toPage(request, { page, limit, ...counted, results: results.map(toRequest) });
  });

  const detailSchema = { tags, params: Type.Object({ id: Id }), response: { 200: WithdrawalDetail } };
  app.get(
    `${URL}:id/`,
    { access: 'admin', summary: 'Get a request for withdrawal', schema: detailSchema },
    async (request) => {
      const { user } = callerOf(request);
      return readDetail(db, request.params.id, user.id);
    },
  );

  const decideSchema = { tags, body: DecideWithdrawalBody, response: { 200: WithdrawalRequest } };
  app.post(
    URL,
    { access: 'admin', summary: 'Decide on a request for withdrawal', schema: decideSchema },
    async (request) => {
      const { user } = callerOf(request);
      const answer = await idempotent(request, SCOPE, async (tx) => ({
        status: 200,
        body: await decideWithdrawal(tx, user.id, request.body, clock()),
      }));
      return answer.body;
    },
  );

  const severalSchema = { tags, body: DecideWithdrawalsBody, response: { 200: DecideWithdrawalsReply } };
  app.post(
    `${URL}several/`,
    { access: 'admin', summary: 'Decide on several requests for withdrawal', schema: severalSchema },
    async (request) => {
      const { user } = callerOf(request);
      const { ids, status } = request.body;
      const results: WithdrawalOutcome[] = [];
      for (const id of ids) results.push(await decideOne(request, id, status, user.id, clock));
      return { results };
    },
  );

  const fileSchema = { tags, body: CreateWithdrawalFileBody, response: { 201: WithdrawalFile } };
  app.post(
    '/accounts/admin/withdrawal-files/',
    { access: 'admin', summary: 'Create a file of transfers for the bank', schema: fileSchema },
    async (request, reply) => {
      const { user } = callerOf(request);
      requireKey(request);
      const answer = await idempotent(request, 'accounts/admin/withdrawal-files', async (tx) => ({
        status: 201,
        body: await createFile(tx, user.id, request.body, clock()),
      }));
      return reply.code(201).send(answer.body);
    },
  );
}

/** In a transaction of its own, and once per key: the same request again answers what was decided then. */
async function decideOne(
  request: FastifyRequest,
  id: string,
  status: DecideWithdrawalsBody['status'],
  adminId: string,
  clock: Context['clock'],
): Promise<WithdrawalOutcome> {
  try {
    const { body } = await idempotent(request, `${SCOPE}/several/${id}`, async (tx) => ({
      status: 200,
      body: await decideWithdrawal(tx, adminId, { id, status }, clock()),
    }));
    return { id, request: body, code: null };
  } catch (error) {
    if (error instanceof ApiProblem) return { id, request: null, code: error.code };
    throw error;
  }
}
