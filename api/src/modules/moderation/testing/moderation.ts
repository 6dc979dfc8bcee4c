import type { ModeratedType, ModerationItem, ModerationPage, ModerationStatement } from '@wspolnik/contract/moderation';
import type { LightMyRequestResponse } from 'fastify';
import { sql } from '../../../storage/sql.ts';
import { api, call, post } from '../../posts/testing/posts.ts';

type Reply = Promise<LightMyRequestResponse>;

export const QUEUE = 'accounts/admin/moderation/';
export const GROUNDS = { category: 'spam', ground: 'terms', ground_point: '§ 7 ust. 2' } as const;

export const report = (post_id: string, login: string, reason = 'Spam', category?: string): Reply =>
  call('POST', 'posts/report/', login, { post_id, reason, ...(category ? { category } : {}) });
export async function contest(post_id: string, login: string, text = 'To nie jest reklama'): Reply {
  return call('POST', 'posts/contest/', login, { post_id, text, decision_id: (await decisionOf(post_id)) || null });
}

/** The version of the subject's case as `login`, an admin, reads it; null while it has none. */
export async function versionOf(subject: string, login = 'admin'): Promise<string | null> {
  const row = await api.db.one<{ id: string }>(sql`select id from moderation_cases where subject_id = ${subject}`);
  return row ? (await call('GET', `${QUEUE}${row.id}/`, login)).json<ModerationItem>().version : null;
}

/** As `login`, an admin who has seen the case as it is. */
export async function decideOn(
  type: ModeratedType,
  subject_id: string,
  decision: string,
  more: object = {},
  login = 'admin',
): Reply {
  const version = await versionOf(subject_id);
  const grounds = decision === 'hide' || decision === 'warn' ? GROUNDS : {};
  return call('POST', QUEUE, login, { type, subject_id, decision, version, reason: 'Reklama', ...grounds, ...more });
}

/** The same about a post. */
export const decide = (id: string, decision: string, more: object = {}, login?: string): Reply =>
  decideOn('post', id, decision, more, login);

/** A post that `admin` has hidden. */
export async function hiddenPost(text: string, login = 'anna'): Promise<string> {
  const { id } = await post(text, login);
  const reply = await decide(id, 'hide');
  if (reply.statusCode !== 204) throw new Error(reply.body);
  return id;
}

export async function queue(query: Record<string, string> = {}, login = 'admin'): Promise<ModerationPage> {
  const reply = await call('GET', `${QUEUE}?${new URLSearchParams({ limit: '100', ...query })}`, login);
  if (reply.statusCode !== 200) throw new Error(reply.body);
  return reply.json<ModerationPage>();
}

/** The subject's place in the queue, whatever its state. */
export async function itemOf(subject: string, login = 'admin'): Promise<ModerationItem | undefined> {
  for (const status of ['waiting', 'appealed', 'decided']) {
    const item = (await queue({ status }, login)).results.find((one) => one.subject.id === subject);
    if (item) return item;
  }
  return undefined;
}

/** The id of the last decision about a subject. */
export async function decisionOf(subject: string): Promise<string> {
  const row = await api.db.one<{ decision_id: string | null }>(sql`
    select decision_id from moderation_cases where subject_id = ${subject}`);
  return row?.decision_id ?? '';
}

export async function statement(id: string, login: string): Promise<ModerationStatement> {
  const reply = await call('GET', `moderation/decisions/${id}/`, login);
  if (reply.statusCode !== 200) throw new Error(reply.body);
  return reply.json<ModerationStatement>();
}

export const appeal = (id: string, login: string, text = 'Proszę o ponowną ocenę'): Reply =>
  call('POST', `moderation/decisions/${id}/appeal/`, login, { text });
