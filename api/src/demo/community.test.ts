import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { MembershipCards } from '@wspolnik/contract/cards';
import type { Introductions } from '@wspolnik/contract/introductions';
import type { NetworkInvitations, NetworkReply, NetworkTies } from '@wspolnik/contract/network';
import type { OpinionPage } from '@wspolnik/contract/opinions';
import type { PlanPage } from '@wspolnik/contract/plans';
import type { WebinarPage } from '@wspolnik/contract/webinars';
import { sql } from '../storage/sql.ts';
import { createTestApi } from '../testing/harness.ts';
import { as, asUser, signIn } from '../testing/people.ts';
import { seedDemo } from './seed.ts';

const api = await createTestApi();
await seedDemo(api.context);
const { access, user } = await signIn(api, 'owner@demo.wspolnik.test');
const own = user.companies[0]?.id ?? '';
const headers = as(access, own);

it('some companies are rated only by buyers, some by others too, and some not at all', async () => {
  const kinds = await api.db.query(sql`
    select distinct rating > 0 as rated, (
      select count(*) from opinions o where o.company_id = c.id and o.order_id is not null and o.rating > 0) >= 3 as by_buyers
    from companies c order by 1, 2`);
  assert.deepEqual(kinds, [
    { rated: false, by_buyers: false },
    { rated: true, by_buyers: false },
    { rated: true, by_buyers: true },
  ]);
  const page = (await api.inject({ url: `/api/company/comment/?company_id=${own}`, headers })).json<OpinionPage>();
  assert.ok(page.after_purchase >= 3 && page.count > page.after_purchase);
  const authors = await api.db.query(sql`select distinct author_company_id is null as person from opinions`);
  assert.equal(authors.length, 2);
});

it('the demo data has opinions with half stars, and replies to some opinions of every tone', async () => {
  const halves = await api.db.query(sql`select id from opinions where rating <> trunc(rating)`);
  assert.ok(halves.length > 10);
  const replied = await api.db.query(sql`
    select distinct trunc(rating) as stars from opinions where reply_text is not null and replied_at < now() order by 1`);
  assert.ok(replied.length >= 3);
});

it('the demo data has a running webinar, upcoming ones and past ones', async () => {
  const { results } = (await api.inject({ url: '/api/webinars/' })).json<WebinarPage>();
  assert.deepEqual(
    results.map(({ state }) => state),
    ['running', 'upcoming', 'upcoming', 'upcoming', 'past', 'past'],
  );
  assert.ok(results.every(({ image, category }) => image !== null && category !== null));
  assert.ok(results.some(({ signup_url }) => signup_url !== null));
  const page = await api.inject({ url: '/api/webinars/', headers });
  const seen = page.json<WebinarPage>().results;
  assert.ok(seen.some(({ free_places, sign_up }) => free_places === 0 && sign_up?.has_place === false));
  assert.ok(seen.some(({ state, recording_url, sign_up }) => state === 'past' && recording_url && sign_up?.has_place));
  assert.ok(seen.some(({ state, sign_up }) => state === 'running' && sign_up?.join_url));
  assert.ok(seen.some(({ contacts }) => contacts.count > 0));
});

it('the company of owner@ can take one more number, and its plan is paid', async () => {
  const cards = (await api.inject({ url: '/api/accounts/company-membership-cards/', headers })).json<MembershipCards>();
  assert.deepEqual([cards.owned.map(({ premium }) => premium), cards.free.count], [[false, true], 82]);
  const plans = (await api.inject({ url: '/api/payment/plans-list/', headers })).json<PlanPage>();
  const current = plans.results.find((plan) => plan.current);
  assert.equal(current?.id, 'standard');
  assert.ok(Date.parse(current?.paid_until ?? '') > Date.now());
});

it('a person is asked to introduce somebody, and has met a company through a contact', async () => {
  const who = await asUser(api, 'user@demo.wspolnik.test');
  const { received, sent } = (
    await api.inject({ url: '/api/network/introductions/', headers: who })
  ).json<Introductions>();
  assert.deepEqual(received[0]?.allowed_actions, ['introduce', 'decline']);
  const url = `/api/network/ties/?company_id=${sent[0]?.target.id}`;
  const ties = (await api.inject({ url, headers: who })).json<NetworkTies>();
  assert.equal(ties.introduced_by?.id, sent[0]?.introducer?.id);
});

it('the named accounts have contacts, and invitations of both kinds to answer and to withdraw', async () => {
  for (const [who, received, introductions] of [
    [headers, 4, 0],
    [await asUser(api, 'user@demo.wspolnik.test'), 3, 1],
  ] as const) {
    const network = await api.inject({ url: '/api/network/?limit=100', headers: who });
    const { companies, users } = network.json<NetworkReply>();
    for (const entries of [companies, users]) assert.ok(entries.length > 5, String(entries.length));
    assert.ok(companies.some(({ shared_count }) => shared_count > 2));
    const invitations = await api.inject({ url: '/api/network/invitations/', headers: who });
    assert.deepEqual(invitations.json<NetworkInvitations>(), { received, sent: 4, introductions });
  }
});
