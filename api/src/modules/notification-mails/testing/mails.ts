import assert from 'node:assert/strict';
import type { SentKind } from '@wspolnik/contract/notification-kinds';
import { DAY_MS } from '@wspolnik/settings';
import { newId } from '../../../platform/ids.ts';
import { runDue } from '../../../platform/jobs/run-due.ts';
import { userAsOwner } from '../../../platform/sign-in/account-owner.ts';
import { sql } from '../../../storage/sql.ts';
import { createTestApi } from '../../../testing/harness.ts';
import { addUser, asUser } from '../../../testing/people.ts';
import { type NewNotification, notify } from '../../notifications/notify.sql.ts';
import { mailNoticesJob, sendDigestPartJob, startDigestJob } from '../notification-mails.jobs.ts';

export const api = await createTestApi();
/** 8:00 in Poland in winter; each test has its own days. */
export let eight = new Date('2027-01-10T07:00:00Z');
export const later = (milliseconds: number, from = eight) => new Date(from.getTime() + milliseconds);

export let person = '';
export let email = '';

/** Makes that morning `eight`; its digest has been sent. */
export async function begin(morning: Date): Promise<void> {
  eight = morning;
  await api.db.query(sql`insert into notification_digests values (${eight})`);
}

/** For each test: another person on other days, and nothing to be mailed. */
export async function newReader(): Promise<void> {
  email = `${newId()}@example.test`;
  person = await addUser(api, { email });
  await api.db.query(sql`delete from notifications`);
  await api.db.query(sql`delete from jobs`);
  await begin(later(3 * DAY_MS));
  await api.db.query(sql`delete from outbox`);
}

export const actor = await addUser(api, { email: 'actor@example.test' });
export const deliver = (kind: SentKind, at: Date, more: Partial<NewNotification> = {}) =>
  api.db.transaction((tx) => notify(tx, { to: userAsOwner(person), kind, actor: userAsOwner(actor), ...more }, at));
export const choose = async (kind: SentKind, choice: { mail?: string; in_product?: boolean }) => {
  const reply = await api.inject({
    method: 'PUT',
    url: '/api/notification-settings/',
    headers: await asUser(api, email),
    payload: { settings: [{ kind, ...choice }] },
  });
  assert.equal(reply.statusCode, 200, reply.body);
};
export const see = () => api.db.query(sql`update notifications set seen_at = now() where user_id = ${person}`);
export const message = (thread: string) => ({ subject: { type: 'thread' as const, id: thread } });

export const runJobs = (now: Date) => runDue(api.context, [mailNoticesJob, startDigestJob, sendDigestPartJob], now);

interface SentMail {
  recipient: string;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
}
/** Runs what is due and answers the mails to the person since the last call. */
export async function mailsAt(now: Date, to = email): Promise<SentMail[]> {
  await runJobs(now);
  return api.db.query<SentMail>(sql`
    with taken as (delete from outbox where recipient = ${to} returning recipient, subject, text, html, headers)
    select * from taken order by subject`);
}
export const subjectsAt = async (now: Date, to = email) => (await mailsAt(now, to)).map(({ subject }) => subject);
