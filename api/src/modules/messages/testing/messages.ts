import type { Message, MessageThreadPage, ThreadMessages, UnreadMessages } from '@wspolnik/contract/messages';
import type { LightMyRequestResponse } from 'fastify';
import sharp from 'sharp';
import { createTestApi } from '../../../testing/harness.ts';
import { addCompany, addMember, addUser, as, signIn } from '../../../testing/people.ts';

export const api = await createTestApi();
export const company = await addCompany(api, 'Pracownia');
export const partner = await addCompany(api, 'Partner');
export const draft = await addCompany(api, 'Szkic', 'draft');
export const ids: Record<string, string> = {};
const tokens: Record<string, string> = {};
for (const [login, companies] of [
  ['anna', []],
  ['jan', []],
  ['ola', []],
  ['owner', [company, draft]],
  ['member', [company]],
  ['agent', [partner]],
] as const) {
  const email = `${login}@test.pl`;
  ids[login] = await addUser(api, { email });
  for (const id of companies) await addMember(api, id, ids[login], 'member');
  tokens[login] = (await signIn(api, email)).access;
}
export const idOf = (login: string): string => ids[login] ?? '';
export const tokenOf = (login: string): string => tokens[login] ?? '';

/** `anna` is a person; `owner@` followed by a company's id acts as that company. */
export function headersOf(who: string): Record<string, string> {
  const [login = '', acting] = who.split('@');
  return as(tokenOf(login), acting);
}

export const call = (url: string, who: string, payload?: object): Promise<LightMyRequestResponse> =>
  api.inject({
    method: payload ? 'POST' : 'GET',
    url: `/api/${url}`,
    headers: headersOf(who),
    ...(payload ? { payload } : {}),
  });

export const toUser = (login: string) => ({ user_recipient_id: idOf(login) });
export const toCompany = (id: string) => ({ company_recipient_id: id });

export async function send(who: string, to: object, message: string, client_id?: string): Promise<Message> {
  const reply = await call('message-send/', who, { ...to, message, ...(client_id ? { client_id } : {}) });
  if (reply.statusCode !== 201) throw new Error(reply.body);
  return reply.json<Message>();
}

export const threads = async (who: string, query = ''): Promise<MessageThreadPage> =>
  (await call(`message-threads-get/${query}`, who)).json<MessageThreadPage>();
export const unread = async (who: string): Promise<UnreadMessages> =>
  (await call('message-unread-count/', who)).json<UnreadMessages>();
export const messages = async (who: string, thread: string, query = ''): Promise<ThreadMessages> =>
  (await call(`message-thread-messages-get/?thread_id=${thread}${query}`, who)).json<ThreadMessages>();

export const picture = (): Promise<Buffer> =>
  sharp({ create: { width: 64, height: 48, channels: 3, background: '#0a7' } })
    .png()
    .toBuffer();

/** The form as a browser sends it. */
export function sendForm(who: string, fields: Record<string, string>, file: { bytes: Buffer; name: string }) {
  const boundary = 'limit-of-parts';
  const parts = Object.entries(fields).map(
    ([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="image"; filename="${file.name}"\r\nContent-Type: image/png\r\n\r\n`;
  return api.inject({
    method: 'POST',
    url: '/api/message-send/',
    headers: { ...headersOf(who), 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([Buffer.from(parts.join('') + head), file.bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  });
}
