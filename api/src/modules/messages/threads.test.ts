import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { NotificationPage } from '@wspolnik/contract/notifications';
import { newId } from '../../platform/ids.ts';
import { sql } from '../../storage/sql.ts';
import {
  api,
  call,
  company,
  idOf,
  messages,
  partner,
  send,
  threads,
  toCompany,
  toUser,
  unread,
} from './testing/messages.ts';

const unseen = async (who: string) => (await call('notifications/', who)).json<NotificationPage>().unseen_count;
const readFrames = (userId: string) =>
  api.db.query<{ data: object }>(sql`
    select data from realtime_frames where user_id = ${userId} and type = 'message.read' order by id`);

describe('threads', () => {
  test('threads are listed newest first with the other side and the last message', async () => {
    await send('anna', toUser('jan'), 'Pierwsza');
    await send('ola', toUser('anna'), 'x'.repeat(1000));
    const long = (await threads('anna')).results[0];
    assert.deepEqual([long?.last_message.excerpt.length, long?.last_message.mine, long?.unread_count], [200, false, 1]);
    await send('jan', toUser('anna'), 'Druga');
    const { results, count } = await threads('anna');
    assert.equal(count, 2);
    assert.deepEqual(
      results.map(({ other, unread_count }) => [other.id, unread_count]),
      [
        [idOf('jan'), 1],
        [idOf('ola'), 1],
      ],
    );
    assert.equal(results[0]?.last_message.excerpt, 'Druga');
    const counts = { unread_count: 2, unread_threads: 2 };
    assert.deepEqual(await unread('anna'), {
      ...counts,
      inboxes: [{ company_id: null, ...counts, unread_mine: 0, unread_unassigned: 0 }],
    });
  });

  test('threads come in pages without gap or repetition, also empty ones past the end', async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => threads('anna', `?limit=1&page=${page}`)));
    assert.deepEqual(
      pages.map(({ results }) => results.length),
      [1, 1, 0],
    );
    assert.notEqual(pages[0]?.results[0]?.id, pages[1]?.results[0]?.id);
    assert.deepEqual((await threads('member')).results, []);
  });

  test('mark a deleted account and refuse messages to it', async () => {
    await send('agent', toUser('ola'), 'Do zobaczenia');
    await api.db.query(sql`update users set deleted_at = ${new Date()} where id = ${idOf('ola')}`);
    const [thread] = (await threads('agent')).results;
    assert.deepEqual(thread?.other, {
      id: idOf('ola'),
      type: 'user',
      name: '',
      image: null,
      headline: null,
      deleted: true,
    });
    assert.equal((await messages('agent', thread?.id ?? '')).results[0]?.text, 'Do zobaczenia');
    assert.equal((await call('message-send/', 'agent', { ...toUser('ola'), message: 'x' })).statusCode, 404);
    await api.db.query(sql`update users set deleted_at = null where id = ${idOf('ola')}`);
  });
});

describe('messages of a thread', () => {
  test('messages are read backwards and forwards from any position', async () => {
    let thread = '';
    for (let n = 1; n <= 7; n += 1) thread = (await send('jan', toCompany(partner), `${n}`)).thread_id;
    const page = async (query: string) => {
      const { results, has_before, has_after } = await messages(`agent@${partner}`, thread, query);
      return { texts: results.map(({ text }) => text).join(''), has_before, has_after };
    };
    assert.deepEqual(await page('&limit=3'), { texts: '567', has_before: true, has_after: false });
    assert.deepEqual(await page('&limit=3&before=5'), { texts: '234', has_before: true, has_after: true });
    assert.deepEqual(await page('&limit=3&before=2'), { texts: '1', has_before: false, has_after: true });
    assert.deepEqual(await page('&limit=3&after=2'), { texts: '345', has_before: true, has_after: true });
    assert.deepEqual(await page('&after=7'), { texts: '', has_before: true, has_after: false });
    assert.deepEqual(await page('&before=1'), { texts: '', has_before: false, has_after: true });
    assert.deepEqual(await page('&before=x&after=-1'), { texts: '1234567', has_before: false, has_after: false });
  });

  test('messages are not found for other profiles, unknown ids and malformed ones', async () => {
    const { id, thread_id } = await send('anna', toUser('jan'), 'Nasze');
    for (const asked of [thread_id, newId(), 'nonsense', '', "' or 1=1 --"]) {
      const url = `message-thread-messages-get/?thread_id=${encodeURIComponent(asked)}`;
      assert.equal((await call(url, 'ola')).statusCode, 404, asked);
    }
    for (const [url, asked] of [
      ['message-mark-read/', id],
      ['message-mark-read/', newId()],
      ['message-mark-read-thread/', thread_id],
      ['message-mark-read-thread/', newId()],
    ] as const) {
      assert.equal((await call(url, 'ola', { id: asked })).statusCode, 404);
    }
    assert.equal((await call('message-mark-read/', 'anna', { id: 'x' })).statusCode, 422);
    assert.equal((await api.inject({ url: '/api/message-threads-get/' })).statusCode, 401);
  });
});

describe('reading', () => {
  test('up to a message, then all of it, lowers the count and notifies the sender once', async () => {
    const sent = [];
    for (const text of ['1', '2', '3']) sent.push(await send(`owner@${company}`, toUser('ola'), text));
    const [first, second] = sent;
    const thread_id = first?.thread_id ?? '';
    const before = (await unread('ola')).unread_count;
    const some = await call('message-mark-read/', 'ola', { id: second?.id });
    assert.deepEqual(some.json(), { thread_id, unread_count: 1 });
    // Marking an earlier message changes nothing.
    assert.equal((await call('message-mark-read/', 'ola', { id: first?.id })).json().unread_count, 1);
    const all = await call('message-mark-read-thread/', 'ola', { id: thread_id });
    assert.deepEqual(all.json(), { thread_id, unread_count: 0 });
    await call('message-mark-read-thread/', 'ola', { id: thread_id });
    assert.equal((await unread('ola')).unread_count, before - 3);
    const frame = (position: number) => ({ data: { thread_id, position, mine: false, company_id: company } });
    assert.deepEqual(await readFrames(idOf('member')), [frame(2), frame(3)]);
    const { results } = await messages(`member@${company}`, thread_id);
    assert.deepEqual(
      results.map(({ read, mine }) => read && mine),
      [true, true, true],
    );
  });

  test('reading by one member counts for the company; all members’ notifications are seen', async () => {
    const seenBefore = await unseen('member');
    const { thread_id } = await send('jan', toCompany(company), 'Do firmy');
    assert.deepEqual([await unseen('member'), await unseen('owner')], [seenBefore + 1, 1]);
    assert.equal((await unread(`member@${company}`)).unread_count, 1);
    await call('message-mark-read-thread/', `owner@${company}`, { id: thread_id });
    assert.equal((await unread(`member@${company}`)).unread_count, 0);
    assert.deepEqual([await unseen('member'), await unseen('owner')], [seenBefore, 0]);
  });

  test('reading while messages arrive counts exactly', async () => {
    const { thread_id } = await send('agent', toUser('jan'), 'start');
    await Promise.all(
      Array.from({ length: 12 }, (_, n) =>
        n % 3 ? send('agent', toUser('jan'), `${n}`) : call('message-mark-read-thread/', 'jan', { id: thread_id }),
      ),
    );
    const { thread, results } = await messages('jan', thread_id);
    assert.equal(thread.unread_count, results.filter(({ read }) => !read).length);
    assert.equal(results.length, 9);
  });
});
