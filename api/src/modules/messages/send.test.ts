import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Message } from '@wspolnik/contract/messages';
import type { Notification, NotificationPage } from '@wspolnik/contract/notifications';
import { newId } from '../../platform/ids.ts';
import { sql } from '../../storage/sql.ts';
import { addMember, addUser, asUser } from '../../testing/people.ts';
import * as testing from './testing/messages.ts';

const { api, call, company, draft, idOf, messages, partner, picture, send, sendForm, threads, toCompany, toUser } =
  testing;

async function notificationsOf(who: string) {
  const page = (await call('notifications/', who)).json<NotificationPage>();
  return page.results.map(({ kind, params, seen }) => ({ kind, params, seen }));
}

/** The frames of a message by the user who gets them. */
async function framesOf(id: string): Promise<Map<string, object>> {
  const frames = await api.db.query<{ user_id: string; data: object }>(sql`
    select user_id, data from realtime_frames where type = 'message.new' and data ->> 'id' = ${id}`);
  return new Map(frames.map(({ user_id, data }) => [user_id, data]));
}

describe('sending', () => {
  test('two profiles have one thread, whoever writes first', async () => {
    const first = await send('anna', toUser('jan'), ' <b>Dzień dobry</b> 🙂 שלום ');
    const { id, thread_id, created_at, ...rest } = first;
    assert.ok(id && created_at);
    assert.deepEqual(rest, {
      position: 1,
      client_id: null,
      sender: { id: idOf('anna'), type: 'user', name: 'Anna Nowak', image: null, headline: null, deleted: false },
      author: null,
      mine: true,
      read: false,
      text: '<b>Dzień dobry</b> 🙂 שלום',
      quote: null,
      order: null,
      offer: null,
      image: null,
      document: null,
      hidden: false,
      decision_id: null,
    });
    const answer = await send('jan', toUser('anna'), 'Witam');
    assert.deepEqual([answer.thread_id, answer.position], [thread_id, 2]);
    assert.equal((await threads('anna')).count, 1);
  });

  test('every member of both companies sees a message between them, and no person does', async () => {
    const { thread_id } = await send(`agent@${partner}`, toCompany(company), 'Oferta');
    for (const login of ['owner', 'member']) {
      const page = await messages(`${login}@${company}`, thread_id);
      assert.deepEqual(
        page.results.map(({ sender, mine }) => [sender.name, mine]),
        [['Partner', false]],
      );
      assert.equal((await call(`message-thread-messages-get/?thread_id=${thread_id}`, login)).statusCode, 404);
    }
    assert.deepEqual((await notificationsOf('member'))[0], {
      kind: 'MessageForCompany',
      params: { company: 'Pracownia' },
      seen: false,
    });
  });

  test('a thread notifies once until it is seen', async () => {
    for (const text of ['1', '2', '3']) await send('ola', toUser('jan'), text);
    const own = (await notificationsOf('jan')).filter(({ kind }) => kind === 'MessageForUser');
    // One notification for the thread with Anna, one for this thread.
    assert.equal(own.length, 2);
    assert.deepEqual(await notificationsOf('ola'), []);
  });

  test('a member of both companies is notified for the one written to last, where it is marked as seen', async () => {
    const both = await addUser(api, { email: 'both@test.pl' });
    for (const id of [company, partner]) await addMember(api, id, both, 'member');
    const { thread_id } = await send(`agent@${partner}`, toCompany(company), 'Do Pracowni');
    await send(`member@${company}`, toCompany(partner), 'Do Partnera');
    const headers = (acting?: string) => asUser(api, 'both@test.pl', acting);
    const notification = async () =>
      (await api.inject({ url: '/api/notifications/', headers: await headers() })).json();
    assert.deepEqual(
      (await notification()).results.map((row: Notification) => [row.company?.id, row.params.company, row.actor?.id]),
      [[partner, 'Partner', company]],
    );
    const url = '/api/message-mark-read-thread/';
    await api.inject({ method: 'POST', url, payload: { id: thread_id }, headers: await headers(partner) });
    assert.equal((await notification()).unseen_count, 0);
    await api.db.query(sql`delete from company_members where user_id = ${both}`);
  });

  test('both sides get a frame with the profile, and only the side that wrote it learns the client_id', async () => {
    const client_id = newId();
    const { id, thread_id } = await send(`owner@${company}`, toUser('ola'), 'Halo', client_id);
    const data = { thread_id, id, position: 1 };
    const own = { ...data, mine: true, company_id: company, client_id };
    const frames = await framesOf(id);
    assert.equal(frames.size, 3);
    assert.deepEqual(frames.get(idOf('ola')), { ...data, mine: false, company_id: null });
    assert.deepEqual(frames.get(idOf('owner')), own);
    assert.deepEqual(frames.get(idOf('member')), own);
  });

  test('a message without a client_id has a frame without one', async () => {
    const { id } = await send('ola', toUser('anna'), 'Bez numeru');
    assert.ok([...(await framesOf(id)).values()].every((data) => !('client_id' in data)));
  });
});

describe('the same client_id', () => {
  test('one message is stored, also when it arrives five times at once', async () => {
    const client_id = newId();
    const sent = await Promise.all(Array.from({ length: 5 }, () => send('anna', toCompany(partner), 'Raz', client_id)));
    const [stored] = (await messages('anna', sent[0]?.thread_id ?? '')).results;
    assert.deepEqual(sent, Array(5).fill(stored));
    assert.equal(stored?.client_id, client_id);
    assert.equal((await messages('anna', stored.thread_id)).results.length, 1);
    assert.equal((await framesOf(stored.id)).size, 2);
  });

  test('another message or recipient is refused, and another sender is independent', async () => {
    const client_id = newId();
    await send('anna', toUser('ola'), 'Raz', client_id);
    for (const [to, message] of [
      [toUser('ola'), 'Dwa'],
      [toUser('jan'), 'Raz'],
    ] as const) {
      const reply = await call('message-send/', 'anna', { ...to, message, client_id });
      assert.equal(reply.json().code, 'idempotency_mismatch');
    }
    assert.equal((await send('jan', toUser('ola'), 'Raz', client_id)).text, 'Raz');
  });

  test('sent to two people at once reaches one of them', async () => {
    const client_id = newId();
    const replies = await Promise.all(
      ['anna', 'jan'].map((login) => call('message-send/', 'ola', { ...toUser(login), message: 'Do', client_id })),
    );
    assert.deepEqual(replies.map(({ statusCode }) => statusCode).sort(), [201, 409]);
  });
});

test('two people who write to each other for the first time at once share a thread without a lost position', async () => {
  const pairs = Array.from({ length: 10 }, (_, n) =>
    n % 2 ? send('agent', toCompany(company), `a${n}`) : send(`owner@${company}`, toUser('agent'), `b${n}`),
  );
  const sent = await Promise.all(pairs);
  assert.equal(new Set(sent.map(({ thread_id }) => thread_id)).size, 1);
  assert.deepEqual(
    sent.map(({ position }) => position).sort((one, other) => one - other),
    Array.from({ length: 10 }, (_, n) => n + 1),
  );
});

describe('an image', () => {
  test('an image is private: its address is signed', async () => {
    const reply = await sendForm(
      'anna',
      { ...toUser('jan'), message: 'Zdjęcie' },
      { bytes: await picture(), name: 'a.png' },
    );
    assert.equal(reply.statusCode, 201, reply.body);
    const { image } = reply.json<Message>();
    assert.deepEqual([image?.width, image?.height], [64, 48]);
    assert.equal((await api.inject({ url: image?.url ?? '' })).headers['content-type'], 'image/jpeg');
    assert.equal((await api.inject({ url: image?.url.split('?')[0] ?? '' })).statusCode, 404);
    const [thread] = (await threads('anna')).results;
    assert.equal(thread?.last_message.has_image, true);
  });

  test('an image is refused when it is not an image or too big, and no message is sent', async () => {
    const fields = { ...toUser('jan'), message: 'x' };
    const before = await api.db.one(sql`select count(*) as count from messages`);
    const disguised = await sendForm('anna', fields, { bytes: Buffer.from('<svg onload=alert(1)>'), name: 'a.png' });
    assert.equal(disguised.json().fields.image[0].code, 'fileFormat');
    const big = await sendForm('anna', fields, { bytes: Buffer.alloc(5_000_001), name: 'a.png' });
    assert.deepEqual(big.json().fields.image, [{ code: 'fileSize', params: { mb: 5 } }]);
    assert.deepEqual(await api.db.one(sql`select count(*) as count from messages`), before);
  });
});

describe('a message is refused', () => {
  const refused = async (who: string, payload: object, status: number, code: string) => {
    const reply = await call('message-send/', who, payload);
    assert.deepEqual([reply.statusCode, reply.json().code], [status, code]);
    return reply.json();
  };

  test('a message to oneself or to the own company is refused', async () => {
    await refused('anna', { ...toUser('anna'), message: 'x' }, 409, 'own_profile');
    await refused(`owner@${company}`, { ...toCompany(company), message: 'x' }, 409, 'own_profile');
    await refused(`owner@${company}`, { ...toUser('owner'), message: 'x' }, 409, 'own_company');
    await refused('member', { ...toCompany(company), message: 'x' }, 409, 'own_company');
  });

  test('a message to an unknown recipient is refused', async () => {
    const gone = await addUser(api, { email: 'gone@test.pl' });
    await api.db.query(sql`update users set deleted_at = ${new Date()} where id = ${gone}`);
    const off = await addUser(api, { email: 'off@test.pl', disabled: true });
    const unverified = await addUser(api, { email: 'new@test.pl', verified: false });
    for (const id of [gone, off, unverified, newId()]) {
      await refused('anna', { user_recipient_id: id, message: 'x' }, 404, 'not_found');
    }
    for (const id of [draft, newId()]) await refused('anna', { ...toCompany(id), message: 'x' }, 404, 'not_found');
  });

  test('a message without exactly one recipient, without text, or with a text that is too long is refused', async () => {
    const both = { ...toUser('jan'), ...toCompany(company), message: 'x' };
    for (const payload of [both, { message: 'x' }]) {
      const { fields } = await refused('anna', payload, 422, 'validation_failed');
      assert.equal(fields.user_recipient_id[0].code, 'oneOf');
    }
    for (const [message, code] of [
      ['', 'required'],
      [' \n\t', 'required'],
      ['x'.repeat(1001), 'maxLength'],
      ['a\0b', 'invalid'],
      [7, 'invalid'],
    ] as const) {
      const { fields } = await refused('anna', { ...toUser('jan'), message }, 422, 'validation_failed');
      assert.equal(fields.message[0].code, code);
    }
    await refused('anna', { user_recipient_id: 'x', message: 'x' }, 422, 'validation_failed');
  });

  test('a message from an inactive company, a guest, or a non-member is refused', async () => {
    await refused(`owner@${draft}`, { ...toUser('anna'), message: 'x' }, 409, 'company_not_active');
    await refused(`anna@${company}`, { ...toUser('jan'), message: 'x' }, 403, 'not_a_member');
    const guest = await api.inject({ method: 'POST', url: '/api/message-send/', payload: { message: 'x' } });
    assert.equal(guest.json().code, 'not_authenticated');
  });

  test('a message after sixty in a minute is refused', async () => {
    api.passTime(61_000);
    for (let n = 0; n < 60; n += 1) await call('message-send/', 'agent', { ...toUser('agent'), message: 'x' });
    const reply = await call('message-send/', 'agent', { ...toUser('jan'), message: 'x' });
    assert.equal(reply.json().code, 'throttled');
    assert.ok(Number(reply.headers['retry-after']) <= 60);
    api.passTime(61_000);
    await send('agent', toUser('jan'), 'Znowu');
  });
});
