import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Introduction, IntroductionAction, Introductions } from '@wspolnik/contract/introductions';
import type { NetworkInvitations, NetworkReply, NetworkTies } from '@wspolnik/contract/network';
import { DAY_MS } from '@wspolnik/settings';
import { newId } from '../../platform/ids.ts';
import { userAsOwner } from '../../platform/sign-in/account-owner.ts';
import { sql } from '../../storage/sql.ts';
import { createTestApi } from '../../testing/harness.ts';
import { takeNotifications } from '../../testing/notifications.ts';
import { addCompany, addMember, addUser, asUser } from '../../testing/people.ts';
import { runDueJobs } from '../jobs.ts';
import { addCategory, addContact, addOffer } from '../offers/testing/offers.ts';
import { eraseIntroductions } from './introductions.sql.ts';

type Headers = Record<string, string>;

const api = await createTestApi();

async function person(): Promise<{ id: string; headers: Headers }> {
  const email = `${newId()}@test.pl`;
  return { id: await addUser(api, { email }), headers: await asUser(api, email) };
}

const get = async <T>(headers: Headers, path: string): Promise<T> => {
  const reply = await api.inject({ url: `/api/network/${path}`, headers });
  assert.equal(reply.statusCode, 200, reply.body);
  return reply.json<T>();
};
const post = (headers: Headers, path: string, payload: object) =>
  api.inject({ method: 'POST', url: `/api/network/${path}`, headers, payload });
const ask = (headers: Headers, recipient_id: string, via_id: string, recipient: 'user' | 'company' = 'user') =>
  post(headers, 'introductions/', { recipient, recipient_id, via_id, text: 'Szukamy drukarni' });
const answer = (headers: Headers, id: string, action: IntroductionAction, words?: string) =>
  post(headers, `introductions/${id}/`, { action, words });
const kinds = async (userId: string) => (await takeNotifications(api, userId)).map(({ kind }) => kind);
const received = async (headers: Headers) => (await get<Introductions>(headers, 'introductions/')).received;

/** Ada knows Bea, who knows Cyd; Ada has asked Bea. */
async function asked() {
  const [ada, bea, cyd] = [await person(), await person(), await person()];
  await addContact(api, ada.id, bea.id);
  await addContact(api, bea.id, cyd.id);
  const reply = await ask(ada.headers, cyd.id, bea.id);
  assert.equal(reply.statusCode, 201, reply.body);
  return { ada, bea, cyd, id: reply.json<Introduction>().id };
}

describe('a request to be introduced', () => {
  test('leads to a marked invitation, and the contact says later who brought the two together', async () => {
    const { ada, bea, cyd, id } = await asked();
    assert.deepEqual(await kinds(bea.id), ['IntroductionAsked']);
    assert.equal((await get<NetworkInvitations>(bea.headers, 'invitations/')).introductions, 1);
    const [request] = await received(bea.headers);
    assert.deepEqual([request?.text, request?.allowed_actions], ['Szukamy drukarni', ['introduce', 'decline']]);
    const done = (await answer(bea.headers, id, 'introduce', 'Rzetelna firma')).json<Introduction>();
    assert.deepEqual([done.status, done.introducer?.id], ['introduced', bea.id]);
    assert.deepEqual([await kinds(cyd.id), await kinds(ada.id)], [['IntroductionReceived'], ['IntroductionMade']]);
    const [invitation] = (await get<NetworkReply>(cyd.headers, '?status=they_connected')).users;
    const { by, words, text } = invitation?.introduction ?? {};
    assert.deepEqual([invitation?.id, by?.id, words, text], [ada.id, bea.id, 'Rzetelna firma', 'Szukamy drukarni']);
    assert.equal((await get<NetworkTies>(ada.headers, `ties/?user_id=${cyd.id}`)).introduced_by, null);
    await post(cyd.headers, 'manage/', { type: 'add', recipient: 'user', recipient_id: ada.id });
    for (const [side, other] of [
      [ada, cyd],
      [cyd, ada],
    ] as const) {
      const ties = await get<NetworkTies>(side.headers, `ties/?user_id=${other.id}`);
      assert.deepEqual([ties.introduced_by?.id, ties.shared.count, ties.shared.first[0]?.id], [bea.id, 1, bea.id]);
      assert.ok(ties.contact_since);
    }
  });

  test('is answered once, also by two at once', async () => {
    const { bea, cyd, id } = await asked();
    const replies = await Promise.all([answer(bea.headers, id, 'introduce'), answer(bea.headers, id, 'introduce')]);
    assert.deepEqual(replies.map(({ statusCode }) => statusCode).sort(), [200, 409]);
    assert.deepEqual(await kinds(cyd.id), ['IntroductionReceived']);
  });

  test('is open once for each wanted profile, and needs the chain as it is', async () => {
    const { ada, bea, cyd, id } = await asked();
    assert.equal((await ask(ada.headers, cyd.id, bea.id)).json().code, 'introduction_exists');
    assert.equal((await answer(ada.headers, id, 'withdraw')).json<Introduction>().status, 'withdrawn');
    assert.deepEqual(await received(bea.headers), []);
    assert.equal((await ask(ada.headers, cyd.id, cyd.id)).json().code, 'chain_changed');
    assert.equal((await ask(ada.headers, bea.id, bea.id)).json().code, 'invalid_transition');
    const twice = await Promise.all([ask(ada.headers, cyd.id, bea.id), ask(ada.headers, cyd.id, bea.id)]);
    assert.deepEqual(twice.map(({ statusCode }) => statusCode).sort(), [201, 409]);
  });

  test('is passed on to whoever knows the wanted company, and only the asked may answer', async () => {
    const [ada, bea, dan, boss] = [await person(), await person(), await person(), await person()];
    const works = await addCompany(api, 'Huta');
    await addMember(api, works, boss.id, 'owner');
    for (const [one, other] of [
      [ada.id, bea.id],
      [bea.id, dan.id],
      [dan.id, works],
    ] as const)
      await addContact(api, one, other);
    const { id } = (await ask(ada.headers, works, bea.id, 'company')).json<Introduction>();
    assert.equal((await answer(dan.headers, id, 'introduce')).statusCode, 404);
    const [request] = await received(bea.headers);
    assert.deepEqual([request?.allowed_actions, request?.next?.id], [['pass_on', 'decline'], dan.id]);
    assert.equal((await answer(bea.headers, id, 'introduce')).json().code, 'invalid_transition');
    assert.equal((await answer(bea.headers, id, 'pass_on')).statusCode, 200);
    assert.deepEqual(await kinds(dan.id), ['IntroductionAsked']);
    assert.equal((await answer(bea.headers, id, 'decline')).json().code, 'invalid_transition');
    assert.equal((await answer(dan.headers, id, 'decline')).json<Introduction>().status, 'declined');
    const [told] = await takeNotifications(api, ada.id);
    assert.deepEqual([told?.kind, told?.actor, told?.params.person], ['IntroductionDeclined', null, 'Huta']);
  });

  test('of somebody blocked is not seen, and an asker sees it as sent', async () => {
    const { ada, bea, id } = await asked();
    await api.inject({
      method: 'POST',
      url: '/api/message-blocks/',
      headers: bea.headers,
      payload: { user_id: ada.id },
    });
    assert.deepEqual(await received(bea.headers), []);
    assert.equal((await get<NetworkInvitations>(bea.headers, 'invitations/')).introductions, 0);
    assert.equal((await answer(bea.headers, id, 'introduce')).statusCode, 404);
    assert.equal((await get<Introductions>(ada.headers, 'introductions/')).sent[0]?.status, 'open');
  });

  test('expires after 30 days, and is forgotten after 30 more', async () => {
    const { ada } = await asked();
    const sent = async () => (await get<Introductions>(ada.headers, 'introductions/')).sent.map(({ status }) => status);
    await api.db.query(sql`update introductions set expires_at = now() - interval '1 day' where status = 'open'`);
    await runDueJobs(api.context, api.context.clock());
    assert.deepEqual(await sent(), ['expired']);
    await api.db.query(sql`update introductions set ended_at = ended_at - interval '31 days'`);
    assert.deepEqual(await sent(), []);
    await runDueJobs(api.context, new Date(api.context.clock().getTime() + DAY_MS));
    assert.deepEqual(await api.db.query(sql`select id from introductions where status = 'expired'`), []);
  });

  test('of a deleted asker goes, and one to a deleted contact ends', async () => {
    const [one, other] = [await asked(), await asked()];
    await api.db.transaction((tx) => eraseIntroductions(tx, userAsOwner(one.ada.id), new Date()));
    assert.deepEqual(await received(one.bea.headers), []);
    await api.db.transaction((tx) => eraseIntroductions(tx, userAsOwner(other.bea.id), new Date()));
    const [left] = (await get<Introductions>(other.ada.headers, 'introductions/')).sent;
    assert.deepEqual([left?.status, left?.allowed_actions], ['ended', []]);
  });
});

test('ties count completed orders between the profile in use and the other one', async () => {
  const [buyer, boss] = [await person(), await person()];
  const works = await addCompany(api, 'Tartak');
  await addMember(api, works, boss.id, 'owner');
  const offer = await addOffer(api, { company_id: works, category_id: await addCategory(api, 'Drewno') });
  for (const [status, at] of [
    ['completed', '2026-03-02'],
    ['completed', '2026-05-02'],
    ['cancelled', '2026-01-02'],
  ] as const) {
    await api.db.query(sql`
      insert into orders (id, offer_id, seller_id, buyer_user_id, offer_title, price, reward, reward_buyer, status, created_at)
      values (${newId()}, ${offer}, ${works}, ${buyer.id}, 'Deski', 100, 0, 0, ${status}, ${at}::timestamptz)`);
  }
  const ofBuyer = await get<NetworkTies>(buyer.headers, `ties/?company_id=${works}`);
  assert.deepEqual([ofBuyer.orders, ofBuyer.first_order_at?.slice(0, 7), ofBuyer.contact_since], [2, '2026-03', null]);
  const asWorks = { ...boss.headers, 'company-id': works };
  assert.equal((await get<NetworkTies>(asWorks, `ties/?user_id=${buyer.id}`)).orders, 2);
  assert.equal((await get<NetworkTies>(boss.headers, `ties/?user_id=${buyer.id}`)).orders, 0);
});
