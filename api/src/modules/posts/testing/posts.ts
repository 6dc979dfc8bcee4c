import type { Post, PostComment, PostPage, PostReply } from '@wspolnik/contract/posts';
import type { LightMyRequestResponse } from 'fastify';
import { createTestApi } from '../../../testing/harness.ts';
import { addCompany, addMember, addUser, as, signIn } from '../../../testing/people.ts';

export const api = await createTestApi();
export const company = await addCompany(api, 'Pracownia [Łódź]');
export const ids: Record<string, string> = {};
const tokens: Record<string, string> = {};
for (const [login, role] of [
  ['anna', null],
  ['jan', null],
  ['owner', 'owner'],
  ['manager', 'manager'],
  ['member', 'member'],
  ['second', 'member'],
  ['admin', null],
  ['chief', null],
] as const) {
  const email = `${login}@test.pl`;
  ids[login] = await addUser(api, { email, role: login === 'admin' || login === 'chief' ? 'ADMIN' : 'USER' });
  if (role) await addMember(api, company, ids[login], role);
  tokens[login] = (await signIn(api, email)).access;
}

/** `owner@` acts as the company, others as a person. `guest` has no session. */
export function headersOf(login: string): Record<string, string> {
  const [name = '', acting] = login.split('@');
  if (name === 'guest') return {};
  return as(tokens[name] ?? '', acting === undefined ? undefined : company);
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export function call(method: Method, url: string, login: string, payload?: object): Promise<LightMyRequestResponse> {
  return api.inject({ method, url: `/api/${url}`, headers: headersOf(login), ...(payload ? { payload } : {}) });
}

export async function post(text: string, login = 'anna'): Promise<Post> {
  const reply = await call('POST', 'posts/', login, { text });
  if (reply.statusCode !== 201) throw new Error(reply.body);
  return reply.json<Post>();
}

export async function comment(post_id: string, text: string, login = 'jan'): Promise<PostComment> {
  const reply = await call('POST', 'posts/comment/', login, { post_id, text });
  if (reply.statusCode !== 201) throw new Error(reply.body);
  return reply.json<PostComment>();
}

/** The post as `login` sees it. */
export async function look(id: string, login = 'guest'): Promise<Post> {
  const reply = await call('GET', `posts/${id}/`, login);
  if (reply.statusCode !== 200) throw new Error(reply.body);
  return reply.json<PostReply>().data;
}

export async function list(query: Record<string, string> = {}, login = 'guest'): Promise<PostPage> {
  const reply = await call('GET', `posts/?${new URLSearchParams(query)}`, login);
  if (reply.statusCode !== 200) throw new Error(reply.body);
  return reply.json<PostPage>();
}

/** Status and code of a refusal, e.g. `404 not_found`. */
export async function refusal(method: Method, url: string, login: string, payload?: object): Promise<string> {
  const reply = await call(method, url, login, payload);
  return `${reply.statusCode} ${reply.json<{ code?: string }>().code ?? ''}`.trim();
}
