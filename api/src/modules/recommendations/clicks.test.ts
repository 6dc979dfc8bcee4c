import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { RecommendationPage } from '@wspolnik/contract/recommendations';
import { DAY_MS } from '@wspolnik/settings';
import { newId } from '../../platform/ids.ts';
import { polishDays } from '../../platform/polish-days.ts';
import { sql } from '../../storage/sql.ts';
import { createTestApi } from '../../testing/harness.ts';
import { addCompany, addMember, addUser, asUser } from '../../testing/people.ts';
import { recordedStatements } from '../../testing/recorded-statements.ts';
import { runDueJobs } from '../jobs.ts';
import { addCategory, addOffer } from '../offers/testing/offers.ts';
import { flushClicks } from './clicks.ts';

type Headers = Record<string, string>;
const api = await createTestApi({ env: { RATE_LIMITS: 'on' } });
const company_id = await addCompany(api, 'Pracownia');
const category_id = await addCategory(api, 'IT');
const newOffer = () => addOffer(api, { company_id, category_id });

async function person() {
  const email = `${newId()}@test.pl`;
  const id = await addUser(api, { email });
  const headers = await asUser(api, email);
  return { id, email, headers, token: await tokenOf(headers) };
}

const tokenOf = async (headers: Headers): Promise<string> =>
  (await api.inject({ url: '/api/reflink/', headers })).json<{ token: string }>().token;

const click = (token: string, offer_id: string, headers: Headers = {}) =>
  api.inject({ method: 'POST', url: '/api/recommendations/click/', payload: { token, offer_id }, headers });

async function clicksOf(headers: Headers): Promise<number[]> {
  await flushClicks(api.context);
  const reply = await api.inject({ url: '/api/recommendations/', headers });
  return reply.json<RecommendationPage>().results.map(({ clicks }) => clicks);
}

describe('POST recommendations/click/', () => {
  it('counts the openings of an offer through a link, of guests and of others', async () => {
    const [jan, ewa] = [await person(), await person()];
    const [first, second] = [await newOffer(), await newOffer()];
    for (const headers of [{}, {}, ewa.headers]) {
      assert.equal((await click(jan.token, first, headers)).statusCode, 204);
    }
    await click(jan.token, second);
    assert.deepEqual((await clicksOf(jan.headers)).sort(), [1, 3]);
    assert.deepEqual(await clicksOf(ewa.headers), []);
  });

  it('many clicks are one statement, and later ones add to the count of the day', async () => {
    const jan = await person();
    const offer = await newOffer();
    for (const _ of [1, 2, 3]) await click(jan.token, offer);
    const statements = await recordedStatements(api, () => flushClicks(api.context));
    assert.equal(statements.length, 1);
    await click(jan.token, offer);
    assert.deepEqual(await clicksOf(jan.headers), [4]);
  });

  it('own clicks are not counted: of the person, and of the people of a company', async () => {
    const jan = await person();
    const company = await addCompany(api, 'Polecająca');
    await addMember(api, company, jan.id, 'member');
    const asCompany = await asUser(api, jan.email, company);
    const offer = await newOffer();
    await click(jan.token, offer, jan.headers);
    await click(jan.token, offer, asCompany);
    await click(await tokenOf(asCompany), offer, jan.headers);
    assert.deepEqual([await clicksOf(jan.headers), await clicksOf(asCompany)], [[], []]);
  });

  it('a click is not counted for an unknown link, an unknown or deleted offer, and the offer of an own company', async () => {
    const jan = await person();
    const deleted = await newOffer();
    await api.db.query(sql`update offers set deleted_at = now() where id = ${deleted}`);
    assert.equal((await click('nobody', await newOffer())).statusCode, 204);
    for (const offer of [newId(), deleted]) assert.equal((await click(jan.token, offer)).statusCode, 204);
    const own = await addCompany(api, 'Własna');
    await addMember(api, own, jan.id, 'owner');
    const ownOffer = await addOffer(api, { company_id: own, category_id });
    await click(jan.token, ownOffer);
    await click(await tokenOf(await asUser(api, jan.email, own)), ownOffer);
    assert.deepEqual(await clicksOf(jan.headers), []);
    const row = await api.db.one<{ count: number }>(sql`
      select count(*)::int as count from referral_clicks where token = 'nobody' or offer_id in (${deleted}, ${ownOffer})`);
    assert.equal(row?.count, 0);
  });

  it('a token that no link can have is refused, so that it cannot spoil a batch', async () => {
    const offer = await newOffer();
    for (const token of ['', 'a b', 'a\u0000', 'ż', 'a'.repeat(201)]) {
      assert.equal((await click(token, offer)).statusCode, 422, token);
    }
  });

  it('nothing about who clicked is stored', async () => {
    const columns = await api.db.query<{ name: string }>(sql`
      select column_name as name from information_schema.columns where table_name = 'referral_clicks' order by name`);
    assert.deepEqual(
      columns.map(({ name }) => name),
      ['count', 'day', 'offer_id', 'token'],
    );
  });
});

describe('the clicks of a link', () => {
  it('the clicks go with the offer, and with the link of a deleted account', async () => {
    const jan = await person();
    const [kept, gone] = [await newOffer(), await newOffer()];
    await click(jan.token, kept);
    await click(jan.token, gone);
    assert.deepEqual(await clicksOf(jan.headers), [1, 1]);
    await api.db.query(sql`update offers set deleted_at = now(), is_active = false where id = ${gone}`);
    assert.deepEqual(await clicksOf(jan.headers), [1]);
    await api.db.query(sql`delete from referral_links where user_id = ${jan.id}`);
    const left = await api.db.query(sql`select from referral_clicks where token = ${jan.token}`);
    assert.equal(left.length, 0);
  });

  it('the clicks are deleted after 400 days', async () => {
    const jan = await person();
    const offer = await newOffer();
    for (const days of [399, 402]) {
      const [day] = polishDays(new Date(api.context.clock().getTime() - days * DAY_MS), 1);
      await api.db.query(sql`
        insert into referral_clicks (token, offer_id, day, count) values (${jan.token}, ${offer}, ${day}::date, 5)`);
    }
    assert.deepEqual(await clicksOf(jan.headers), [10]);
    await runDueJobs(api.context, api.context.clock());
    assert.deepEqual(await clicksOf(jan.headers), [5]);
  });

  it('a network that clicks more than 120 times a minute is refused', async () => {
    const jan = await person();
    const offer = await newOffer();
    const statuses = new Set<number>();
    for (let hit = 0; hit < 121; hit += 1) statuses.add((await click(jan.token, offer)).statusCode);
    assert.ok(statuses.has(429));
  });
});
