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
import { createFile, readFile } from './withdrawal-files.service.ts';
import { readDetail, readRequest, toRequest } from './withdrawal-requests.service.ts';
import { selectRequests } from './withdrawal-requests.sql.ts';
import { statusesOf } from './withdrawals.routes.ts';
import { decideWithdrawal } from './withdrawals.service.ts';

const tags = ['withdrawals'];
const URL = '/accounts/admin/withdrawal-requests/';
const SCOPE = 'accounts/admin/withdrawal-requests';

export function adminWithdrawalRoutes(app: App, context: Context): void {
  const { clock } = context;
  const listSchema = { tags, querystring: WithdrawalRequestQuery, response: { 200: WithdrawalRequestPage } };
  app.get(URL, { access: 'admin', summary: 'List requests for withdrawal', schema: listSchema }, async (request) => {
    const { user } = callerOf(request);
    const { status, q, page, limit } = request.query;
    const selection = { q, statuses: statusesOf(status), page, limit, adminId: user.id };
    const { results, ...counted } = await selectRequests(context, selection);
    return toPage(request, { page, limit, ...counted, results: results.map(toRequest) });
  });

  const detailSchema = { tags, params: Type.Object({ id: Id }), response: { 200: WithdrawalDetail } };
  app.get(
    `${URL}:id/`,
    { access: 'admin', summary: 'Get a request for withdrawal', schema: detailSchema },
    async (request) => {
      const { user } = callerOf(request);
      return readDetail(context, request.params.id, user.id);
    },
  );

  const decideSchema = { tags, body: DecideWithdrawalBody, response: { 200: WithdrawalRequest } };
  app.post(
    URL,
    { access: 'admin', summary: 'Decide on a request for withdrawal', schema: decideSchema },
    async (request) => {
      const { user } = callerOf(request);
      // Stored responses are without numbers of accounts.
      const { body } = await idempotent(request, SCOPE, async (tx) => ({
        status: 200,
        body: await decideWithdrawal(tx, user.id, request.body, clock()),
      }));
      return readRequest(context, body.id, user.id);
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
      for (const id of ids) results.push(await decideOne(request, id, status, user.id));
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
        body: await createFile(tx, context.vault, user.id, request.body, clock()),
      }));
      return reply.code(201).send(await readFile(context, answer.body));
    },
  );
}

/** In a transaction of its own, and once per key: the same request again answers what was decided then. */
async function decideOne(
  request: FastifyRequest,
  id: string,
  status: DecideWithdrawalsBody['status'],
  adminId: string,
): Promise<WithdrawalOutcome> {
  const { context } = request.server;
  try {
    await idempotent(request, `${SCOPE}/several/${id}`, async (tx) => ({
      status: 200,
      body: await decideWithdrawal(tx, adminId, { id, status }, context.clock()),
    }));
    return { id, request: await readRequest(context, id, adminId), code: null };
  } catch (error) {
    if (error instanceof ApiProblem) return { id, request: null, code: error.code };
    throw error;
  }
}
