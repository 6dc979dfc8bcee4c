import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { describe, test } from 'node:test';
import type { NotificationPage } from '@wspolnik/contract/notifications';
import { newId } from '../../platform/ids.ts';
import { companyAsOwner, userAsOwner } from '../../platform/sign-in/account-owner.ts';
import { sql } from '../../storage/sql.ts';
import { createTestApi } from '../../testing/harness.ts';
import { notificationPage } from '../../testing/notification-table.ts';
import { addCompany, addMember, addUser, as, signIn } from '../../testing/people.ts';
import { type NewNotification, notify, notifyAll } from './notify.sql.ts';

const api = await createTestApi();

async function person(login: string) {
  const email = `${login}@example.test`;
  const id = await addUser(api, { email });
  return { id, token: (await signIn(api, email)).access };
}
const deliver = (notification: NewNotification, at = new Date()) =>
  api.db.transaction((tx) => notify(tx, notification, at));

async function list(token: string, query = '', company?: string): Promise<NotificationPage> {
  const reply = await api.inject({ url: `/api/notifications/${query}`, headers: as(token, company) });
  assert.equal(reply.statusCode, 200, reply.body);
  return reply.json<NotificationPage>();
}
const see = (token: string, payload: object) =>
  api.inject({ method: 'POST', url: '/api/notification/mark-seen/', payload, headers: as(token) });

const framesOf = (userId: string) =>
  api.db.query<{ type: string }>(sql`select type from realtime_frames where user_id = ${userId} order by id`);

describe('notifications', () => {
  test('contain the actor, the action and the subject', async () => {
    const [anna, jan] = [await person('anna'), await person('jan')];
    const company = await addCompany(api, 'Pracownia');
    await addMember(api, company, anna.id, 'member');
    const order = newId();
    await deliver({
      to: companyAsOwner(company),
      kind: 'OfferBought',
      actor: userAsOwner(jan.id),
      subject: { type: 'order', id: order },
      params: { offer: 'Strona <b>WWW</b>' },
    });
    await deliver({ to: userAsOwner(anna.id), kind: 'NetworkInvite', actor: companyAsOwner(company) }, new Date(1));
    const { results, count, unseen_count } = await list(anna.token);
    assert.deepEqual([count, unseen_count], [2, 2]);
    const { id, created_at, ...first } = results[0] as (typeof results)[0];
    assert.ok(id && created_at);
    assert.deepEqual(first, {
      kind: 'OfferBought',
      seen: false,
      actor: { id: jan.id, type: 'user', name: 'Anna Nowak', image: null, headline: null, deleted: false },
      others_count: 0,
      others: [],
      subject: { type: 'order', id: order },
      params: { offer: 'Strona <b>WWW</b>' },
      excerpt: null,
      post_excerpt: null,
      company: { id: company, name: 'Pracownia', image: null },
    });
    assert.equal(results[1]?.company, null);
    assert.equal(results[1]?.actor?.type, 'company');
    assert.deepEqual(await framesOf(anna.id), [{ type: 'notification.new' }, { type: 'notification.new' }]);
    // The profile in use makes no difference.
    assert.equal((await list(anna.token, '', company)).count, 2);
  });

  test('reach every member of a company except the acting one', async () => {
    const people = [await person('m1'), await person('m2'), await person('m3')];
    const [actor, other] = people as [(typeof people)[0], (typeof people)[0], (typeof people)[0]];
    const company = await addCompany(api, 'Troje');
    const buyers = await addCompany(api, 'Kupujący');
    for (const { id } of people) await addMember(api, company, id, 'member');
    const to = companyAsOwner(company);
    await deliver({ to, kind: 'SaleReported', actor: userAsOwner(actor.id) });
    await deliver({ to, kind: 'OfferBought', actor: companyAsOwner(buyers), actingUserId: actor.id });
    await deliver({ to, kind: 'RatingReceived', actor: companyAsOwner(company) });
    await deliver({ to: userAsOwner(actor.id), kind: 'PostReacted', actor: userAsOwner(actor.id) });
    assert.equal((await list(actor.token)).count, 0);
    assert.deepEqual(
      (await list(other.token)).results.map(({ kind }) => kind),
      ['OfferBought', 'SaleReported'],
    );
  });

  test('notifications to several at once reach each person once, in person rather than as a member, and nobody excluded', async () => {
    const [named, colleague, author, left] = [
      await person('named'),
      await person('colleague'),
      await person('author'),
      await person('left-out'),
    ];
    const company = await addCompany(api, 'Wspomniana');
    for (const { id } of [named, colleague, author, left]) await addMember(api, company, id, 'member');
    const to = [companyAsOwner(company), userAsOwner(named.id), userAsOwner(author.id), userAsOwner(left.id)];
    const notification = {
      kind: 'PostMentioned',
      actor: userAsOwner(author.id),
      except: userAsOwner(left.id),
    } as const;
    await api.db.transaction((tx) => notifyAll(tx, { ...notification, to }, new Date()));
    assert.equal((await list(named.token)).results[0]?.company, null);
    assert.equal((await list(colleague.token)).results[0]?.company?.id, company);
    for (const { id } of [named, colleague]) assert.deepEqual(await framesOf(id), [{ type: 'notification.new' }]);
    for (const { id, token } of [author, left]) {
      assert.deepEqual([(await list(token)).count, await framesOf(id)], [0, []]);
    }
  });

  test('notifications of a company are hidden from a former member', async () => {
    const leaver = await person('leaver');
    const company = await addCompany(api, 'Była');
    await addMember(api, company, leaver.id, 'member');
    await deliver({ to: companyAsOwner(company), kind: 'OfferBought', actor: null });
    await api.db.query(sql`delete from company_members where user_id = ${leaver.id}`);
    const page = await list(leaver.token);
    assert.deepEqual([page.count, page.unseen_count, page.results.length], [0, 0, 0]);
    const row = await api.db.one<{ id: string }>(sql`select id from notifications where user_id = ${leaver.id}`);
    assert.equal((await see(leaver.token, { id: row?.id, seen: true })).statusCode, 404);
  });

  test('notifications keep no name of a deleted account', async () => {
    const [gone, reader] = [await person('gone'), await person('reader')];
    await deliver({ to: userAsOwner(reader.id), kind: 'NetworkAccepted', actor: userAsOwner(gone.id) });
    await api.db.query(sql`update users set deleted_at = ${new Date()} where id = ${gone.id}`);
    const [row] = (await list(reader.token)).results;
    assert.deepEqual(row?.actor, { id: gone.id, type: 'user', name: '', image: null, headline: null, deleted: true });
  });

  test('notifications come in pages, newest first, also empty ones past the end', async () => {
    const { id, token } = await person('pages');
    const at = new Date();
    for (let n = 0; n < 5; n += 1) {
      await deliver({ to: userAsOwner(id), kind: 'PostReacted', actor: null, params: { n: String(n) } }, at);
    }
    const seen = new Set<string>();
    for (const page of [1, 2, 3]) {
      for (const row of (await list(token, `?limit=2&page=${page}`)).results) seen.add(row.id);
    }
    assert.equal(seen.size, 5);
    const [, second] = (await list(token)).results;
    await see(token, { all: true });
    await deliver({ to: userAsOwner(id), kind: 'PostReacted', actor: null, params: { n: 'new' } });
    const older = (await list(token, `?before=${second?.id}`)).results;
    assert.equal(older.length, 3);
    assert.ok(older.every((row) => seen.has(row.id) && row.id !== second?.id));
    assert.deepEqual((await list(token, `?before=${newId()}`)).results, []);
    await api.db.query(sql`delete from notifications where user_id = ${id} and params ->> 'n' = 'new'`);
    const [, , third] = (await list(token)).results;
    const one = await list(token, `?id=${third?.id}`);
    assert.deepEqual([one.count, one.results.map((row) => row.id)], [1, [third?.id]]);
    const stranger = await person('stranger');
    assert.deepEqual((await list(stranger.token, `?id=${third?.id}`)).results, []);
    const deep = await list(token, '?page=90000');
    assert.deepEqual([deep.count, deep.results.length], [5, 0]);
  });
});

describe('every kind', () => {
  test('every kind is documented in docs/notifications.md', async () => {
    const shown = await readFile(new URL('../../../../docs/notifications.md', import.meta.url), 'utf8');
    assert.equal(
      shown,
      notificationPage(),
      'stale: node api/src/testing/print-notifications.ts > docs/notifications.md',
    );
  });
});

describe('marking as seen', () => {
  test('marking lowers the count for one or all, updates the other tabs once, and filters', async () => {
    const { id, token } = await person('sees');
    for (let n = 0; n < 3; n += 1) await deliver({ to: userAsOwner(id), kind: 'PostReacted', actor: null });
    const [first] = (await list(token)).results;
    assert.deepEqual((await see(token, { id: first?.id, seen: true })).json(), {
      unseen_count: 2,
      unseen_message_count: 0,
    });
    assert.deepEqual((await see(token, { id: first?.id, seen: true })).json(), {
      unseen_count: 2,
      unseen_message_count: 0,
    });
    assert.equal((await list(token, '?unseen=true')).count, 2);
    assert.deepEqual((await see(token, { all: true })).json(), { unseen_count: 0, unseen_message_count: 0 });
    assert.ok((await list(token)).results.every((row) => row.seen));
    const seenFrames = (await framesOf(id)).map(({ type }) => type).filter((type) => type === 'notification.seen');
    assert.equal(seenFrames.length, 2);
  });

  test('marking marks a group at once, skips what no longer exists, and counts messages apart', async () => {
    const { id, token } = await person('groups');
    const thread = { type: 'thread', id: newId() } as const;
    for (let n = 0; n < 3; n += 1) await deliver({ to: userAsOwner(id), kind: 'NetworkInvite', actor: null });
    await deliver({ to: userAsOwner(id), kind: 'MessageForUser', actor: null, subject: thread });
    const before = await list(token);
    assert.deepEqual([before.unseen_count, before.unseen_message_count], [4, 1]);
    const ids = before.results.filter(({ kind }) => kind === 'NetworkInvite').map((row) => row.id);
    const reply = await see(token, { ids: [...ids, newId()], seen: true });
    assert.deepEqual(reply.json(), { unseen_count: 1, unseen_message_count: 1 });
    assert.deepEqual((await framesOf(id)).filter(({ type }) => type === 'notification.seen').length, 1);
    assert.equal((await see(token, { ids: [newId()], seen: true })).statusCode, 404);
    assert.equal((await see(token, { ids: [], seen: true })).statusCode, 422);
    assert.equal((await see(token, { ids })).statusCode, 422);
  });

  test('marking is refused for a missing or foreign notification, and without `seen`', async () => {
    const [mine, other] = [await person('mine'), await person('theirs')];
    await deliver({ to: userAsOwner(other.id), kind: 'PostReacted', actor: null });
    const [foreign] = (await list(other.token)).results;
    const cases = [
      [{}, 422],
      [{ id: foreign?.id }, 422],
      [{ id: foreign?.id, seen: false }, 422],
      [{ id: 'x', seen: true }, 422],
      [{ id: foreign?.id, seen: true }, 404],
      [{ id: newId(), seen: true }, 404],
    ] as const;
    for (const [payload, status] of cases) assert.equal((await see(mine.token, payload)).statusCode, status);
    assert.equal((await list(other.token)).unseen_count, 1);
    assert.equal((await api.inject({ url: '/api/notifications/' })).json().code, 'not_authenticated');
  });
});
