import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { MessageThreadPage, OrderMessages, ThreadMessages, UnreadMessages } from '@wspolnik/contract/messages';
import type { NotificationPage } from '@wspolnik/contract/notifications';
import type { OwnOrderPage } from '@wspolnik/contract/orders';
import { sql } from '../storage/sql.ts';
import { createTestApi } from '../testing/harness.ts';
import { as, signIn } from '../testing/people.ts';
import { seedDemo } from './seed.ts';

const api = await createTestApi();
await seedDemo(api.context);
const { access, user } = await signIn(api, 'owner@demo.wspolnik.test');
const headers = as(access, user.companies[0]?.id);
const get = async <T>(url: string) => (await api.inject({ url: `/api/${url}`, headers })).json<T>();

it('the demo data has conversations with correctly counted unread messages', async () => {
  const threads = await get<MessageThreadPage>('message-threads-get/');
  assert.ok(threads.count >= 4);
  assert.ok(threads.results.every(({ other }) => other.name.length > 3));
  const sum = threads.results.reduce((total, { unread_count }) => total + unread_count, 0);
  assert.equal((await get<UnreadMessages>('message-unread-count/')).unread_count, sum);
  const [first] = threads.results;
  const { results } = await get<ThreadMessages>(`message-thread-messages-get/?thread_id=${first?.id}`);
  assert.equal(results.filter(({ mine, read }) => !mine && !read).length, first?.unread_count);
});

it('the demo data has a conversation with a document that can be downloaded', async () => {
  const { results } = await get<MessageThreadPage>('message-threads-get/');
  const thread = results.find(({ last_message }) => last_message.has_document);
  const page = await get<ThreadMessages>(`message-thread-messages-get/?thread_id=${thread?.id}`);
  const document = page.results.at(-1)?.document;
  assert.equal(document?.name, 'Brief sklepu.pdf');
  assert.equal((await api.inject({ url: document?.url ?? '' })).statusCode, 200);
});

it('the demo data has a conversation that a manager looks after, with a note for colleagues', async () => {
  const { results } = await get<MessageThreadPage>('message-threads-get/');
  const thread = results.find(({ assignee }) => assignee?.name === 'Ewa Mazur');
  const { notes } = await get<ThreadMessages>(`message-thread-messages-get/?thread_id=${thread?.id}`);
  assert.equal(notes[0]?.author.name, 'Ewa Mazur');
  assert.ok(results.some(({ assignee }) => assignee === null));
});

it('the demo data has a conversation about an order, which both sides read there', async () => {
  const { unread } = await get<OwnOrderPage>('offers/get-my-sales/?status=all&limit=100');
  const talk = await get<OrderMessages>(`message-order-messages-get/?order_id=${unread?.[0]?.order_id}`);
  assert.equal(talk.results.length, 4);
  assert.deepEqual(new Set(talk.results.map(({ mine }) => mine)), new Set([true, false]));
});

it('the demo data has no unread messages above the last own one', async () => {
  const wrong = await api.db.query(sql`
    select s.thread_id from message_sides s join message_threads t on t.id = s.thread_id
    join messages m on m.thread_id = t.id and m.number = t.last_number
    where m.side = s.side and s.unread > 0`);
  assert.deepEqual(wrong, []);
});

it('the demo data has notifications for the named accounts, with a company name where the kind needs one', async () => {
  const { count, unseen_count, results } = await get<NotificationPage>('notifications/');
  assert.ok(count >= 6);
  assert.ok(unseen_count > 0 && unseen_count < count);
  assert.ok(results.every(({ actor, kind }) => actor?.name || kind === 'QuoteExpired'));
  const wrong = await api.db.query(sql`
    select s.thread_id from message_sides s where s.unread <> (
      select count(*) from messages m where m.thread_id = s.thread_id and m.number > s.read_number and m.side <> s.side)`);
  assert.deepEqual(wrong, []);
});
