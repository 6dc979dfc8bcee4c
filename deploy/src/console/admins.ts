import type { ReleaseActionBody, ReleaseActor } from '@wspolnik/contract/releases';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Dispatcher } from 'undici';
import { sendProblem } from '../gateway/problem.ts';

/** Milliseconds for the API. */
const DEADLINE = 5000;

interface Answer {
  status: number;
  body: { code?: string; role?: string; second_step_required?: boolean; name?: string };
}

async function ask(api: Dispatcher, request: FastifyRequest, path: string, json?: object): Promise<Answer> {
  const { authorization, confirmation } = request.headers;
  const { statusCode, body } = await api.request({
    method: json ? 'POST' : 'GET',
    path,
    headers: {
      accept: 'application/json',
      'x-forwarded-for': request.ip,
      'x-request-id': request.id,
      ...(authorization && { authorization }),
      ...(confirmation && { confirmation: String(confirmation) }),
      ...(json && { 'content-type': 'application/json' }),
    },
    ...(json && { body: JSON.stringify(json) }),
    signal: AbortSignal.timeout(DEADLINE),
  });
  return { status: statusCode, body: (await body.json().catch(() => ({}))) as Answer['body'] };
}

const unreachable: Answer = { status: 502, body: { code: 'api_unreachable' } };

/** Answers what the API has refused, in its own words. */
const refuse = (reply: FastifyReply, { status, body }: Answer) =>
  sendProblem(reply, status, body.code ?? 'forbidden', 'Refused');

/** Whether an admin asks; answers everybody else. */
export async function isAdmin(api: Dispatcher, request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
  reply.header('cache-control', 'no-store');
  const answer = await ask(api, request, '/api/accounts/user-data/').catch(() => unreachable);
  if (answer.status !== 200) {
    refuse(reply, answer);
    return false;
  }
  const { role, second_step_required } = answer.body;
  if (role === 'ADMIN' && !second_step_required) return true;
  sendProblem(reply, 403, second_step_required ? 'second_step_required' : 'forbidden', 'Forbidden');
  return false;
}

/** Has the API decide whether this person may do it now, and log it. Null, and answered, when not. */
export async function orderedBy(
  api: Dispatcher,
  request: FastifyRequest,
  reply: FastifyReply,
  action: ReleaseActionBody,
): Promise<ReleaseActor | null> {
  reply.header('cache-control', 'no-store');
  const answer = await ask(api, request, '/api/admin/releases/', action).catch(() => unreachable);
  if (answer.status === 201) return { name: answer.body.name ?? '' };
  refuse(reply, answer);
  return null;
}
