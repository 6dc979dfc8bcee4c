import type { TwoStep } from '@wspolnik/contract/two-step';
import type { LightMyRequestResponse } from 'fastify';
import { newId } from '../../../platform/ids.ts';
import { sql } from '../../../storage/sql.ts';
import { createTestApi } from '../../../testing/harness.ts';
import { addUser, asUser } from '../../../testing/people.ts';
import { addApp } from './second-step.ts';

export const api = await createTestApi();
/** Milliseconds for which an authenticator app shows a code. */
export const PERIOD = 30 * 1000;

export const post = (
  url: string,
  headers: Record<string, string>,
  payload: object = {},
): Promise<LightMyRequestResponse> => api.inject({ method: 'POST', url: `/api/accounts/${url}`, payload, headers });
export const state = async (headers: Record<string, string>) =>
  (await api.inject({ url: '/api/accounts/two-step/', headers })).json<TwoStep>();
/** The code of the first failed rule on a field. */
export const rule = (reply: LightMyRequestResponse, field: string) =>
  reply.json<{ fields?: Record<string, { code: string }[]> }>().fields?.[field]?.[0]?.code;
export const code = (reply: LightMyRequestResponse) => reply.json<{ code: string }>().code;
export const mailsTo = async (email: string) =>
  (await api.db.query<{ subject: string }>(sql`select subject from outbox where recipient = ${email}`)).map(
    ({ subject }) => subject,
  );

/** A new person with an authenticator app whose next code may be used. */
export async function withApp() {
  const email = `${newId()}@example.test`;
  const userId = await addUser(api, { email });
  const headers = await asUser(api, email);
  const app = await addApp(api, headers);
  api.passTime(PERIOD);
  return { email, userId, headers, ...app };
}
