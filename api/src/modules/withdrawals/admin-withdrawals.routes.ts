import { Id } from '@wspolnik/contract/common';
import {
  CreateWithdrawalFileBody,
  DecideWithdrawalBody,
  DecideWithdrawalsBody,
  DecideWithdrawalsReply,
  FileNotSentBody,
  FileNotSentReply,
  TakeWithdrawalBody,
  WithdrawalDetail,
  WithdrawalFile,
  type WithdrawalOutcome,
  WithdrawalRequest,
  WithdrawalRequestPage,
  WithdrawalRequestQuery,
} from '@wspolnik/contract/withdrawal-requests';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { App, Context } from '../../platform/context.ts';
import { idempotent, requireKey } from '../../platform/idempotency.ts';
import { toPage } from '../../platform/paging.ts';
import { callerOf } from '../../platform/sign-in/access.ts';
import { ApiProblem } from '../../platform/wire/problem.ts';
import { decideWithdrawal } from './withdrawal-decision.service.ts';
import { createFile, readFile } from './withdrawal-files.service.ts';
import { declareNotSent, takeWithdrawal } from './withdrawal-holding.service.ts';
import { readDetail, readRequest, readRequests } from './withdrawal-requests.service.ts';
import { statusesOf } from './withdrawals.routes.ts';

const tags = ['withdrawals'];
const URL = '/accounts/admin/withdrawal-requests/';
const SCOPE = 'accounts/admin/withdrawal-requests';
const ById = Type.Object({ id: Id });

export function adminWithdrawalRoutes(app: App, context: Context): void {
  readRoutes(app, context);
  decisionRoutes(app, context);
  fileRoutes(app, context);
}

function readRoutes(app: App, context: Context): void {
  const listSchema = { tags, querystring: WithdrawalRequestQuery, response: { 200: WithdrawalRequestPage } };
  app.get(URL, { access: 'admin', summary: 'List requests for withdrawal', schema: listSchema }, async (request) => {
    const { user } = callerOf(request);
    const { status, q, page, limit } = request.query;
    const selection = { q, statuses: statusesOf(status), page, limit, adminId: user.id };
    return toPage(request, { page, limit, ...(await readRequests(context, selection)) });
  });

  const detailSchema = { tags, params: ById, response: { 200: WithdrawalDetail } };
  app.get(
    `${URL}:id/`,
    { access: 'admin', summary: 'Get a request for withdrawal', schema: detailSchema },
    async (request) => {
      const { user } = callerOf(request);
      return readDetail(context, request.params.id, user.id);
    },
  );
}

function decisionRoutes(app: App, context: Context): void {
  const { clock } = context;
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
      const { ids, ...decision } = request.body;
      const results: WithdrawalOutcome[] = [];
      for (const id of ids) results.push(await decideOne(request, { id, ...decision }, user.id));
      return { results };
    },
  );

  const takeSchema = { tags, params: ById, body: TakeWithdrawalBody, response: { 200: WithdrawalRequest } };
  app.post(
    `${URL}:id/take/`,
    { access: 'admin', summary: 'Take an approved request for withdrawal', schema: takeSchema },
    async (request) => {
      const { user } = callerOf(request);
      const { id } = request.params;
      await idempotent(request, `${SCOPE}/${id}/take`, async (tx) => {
        await takeWithdrawal(tx, user.id, id, request.body, clock());
        return { status: 200, body: {} };
      });
      return readRequest(context, id, user.id);
    },
  );
}

function fileRoutes(app: App, context: Context): void {
  const { clock } = context;
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

  const notSentSchema = { tags, params: ById, body: FileNotSentBody, response: { 200: FileNotSentReply } };
  app.post(
    '/accounts/admin/withdrawal-files/:id/not-sent/',
    { access: 'admin', summary: 'Declare that a file of transfers was not sent', schema: notSentSchema },
    async (request) => {
      const { user } = callerOf(request);
      const { id } = request.params;
      const { body } = await idempotent(request, `accounts/admin/withdrawal-files/${id}/not-sent`, async (tx) => ({
        status: 200,
        body: await declareNotSent(tx, user.id, id, request.body, clock()),
      }));
      return body;
    },
  );
}

/** In its own transaction, and once per key: the same request again answers what was decided then. */
async function decideOne(
  request: FastifyRequest,
  decision: DecideWithdrawalBody,
  adminId: string,
): Promise<WithdrawalOutcome> {
  const { context } = request.server;
  const { id } = decision;
  try {
    await idempotent(request, `${SCOPE}/several/${id}`, async (tx) => ({
      status: 200,
      body: await decideWithdrawal(tx, adminId, decision, context.clock()),
    }));
    return { id, request: await readRequest(context, id, adminId), code: null };
  } catch (error) {
    if (error instanceof ApiProblem) return { id, request: null, code: error.code };
    throw error;
  }
}
