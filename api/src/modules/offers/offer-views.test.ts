import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { OwnOfferPage } from '@wspolnik/contract/offer-lists';
import { newId } from '../../platform/ids.ts';
import { sql } from '../../storage/sql.ts';
import { createTestApi } from '../../testing/harness.ts';
import { addCompany, addMember, addUser, as, signIn } from '../../testing/people.ts';
import { recordedStatements } from '../../testing/recorded-statements.ts';
import { writeViews } from './offer-views.routes.ts';
import { selectViews } from './offer-views.sql.ts';
import { purgeViewsJob } from './purge-views.job.ts';
import { addCategory, addOffer } from './testing/offers.ts';

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const api = await createTestApi({ env: { RATE_LIMITS: 'on' } });
const category_id = await addCategory(api, 'IT');
const company_id = await addCompany(api, 'Pracownia');
const offerOf = () => addOffer(api, { company_id, category_id });
const tokens: Record<string, string> = {};
for (const login of ['member', 'person']) {
  const id = await addUser(api, { email: `${login}@test.pl` });
  if (login === 'member') await addMember(api, company_id, id, 'member');
  tokens[login] = (await signIn(api, `${login}@test.pl`)).access;
}

const see = async (offer_id: string, headers: Record<string, string> = {}, address = '203.0.113.7') =>
  (
    await api.inject({
      method: 'POST',
      url: '/api/offers/view/',
      payload: { offer_id },
      headers: { 'user-agent': BROWSER, ...headers },
      remoteAddress: address,
    })
  ).statusCode;
const write = () => writeViews(api.context);
async function countOf(id: string): Promise<number> {
  await write();
  const row = await api.db.one<{ count: number }>(sql`
    select coalesce(sum(count), 0)::int as count from offer_views where offer_id = ${id}`);
  return row?.count ?? 0;
}

describe('POST offers/view/', () => {
  it('views of guests and others are added up and written in one statement', async () => {
    const [one, two] = [await offerOf(), await offerOf()];
    const sent = await recordedStatements(api, async () => {
      for (const id of [one, two, one]) assert.equal(await see(id), 204);
    });
    assert.equal(sent.length, 0);
    await see(one, as(tokens.person ?? ''));
    const written = await recordedStatements(api, write);
    assert.equal(written.length, 1);
    assert.deepEqual([await countOf(one), await countOf(two)], [3, 1]);
    await see(one);
    assert.equal(await countOf(one), 4);
  });

  it('own members, programs, unknown and hidden offers are not counted, and nobody can tell', async () => {
    const id = await offerOf();
    const hidden = await addOffer(api, { company_id, category_id, is_active: false });
    const member = as(tokens.member ?? '');
    assert.equal(await see(id, member), 204);
    assert.equal(await see(id, as(tokens.member ?? '', company_id)), 204);
    for (const agent of ['Googlebot/2.1', 'HeadlessChrome/140', 'Lighthouse', '']) {
      assert.equal(await see(id, { 'user-agent': agent }), 204);
    }
    for (const unknown of [newId(), hidden]) assert.equal(await see(unknown), 204);
    assert.deepEqual([await countOf(id), await countOf(hidden)], [0, 0]);
  });

  it('one network counts 120 times in a minute, and others go on', async () => {
    const id = await offerOf();
    for (let view = 0; view < 130; view += 1) await see(id, {}, '198.51.100.1');
    await see(id, {}, '198.51.100.2');
    assert.equal(await countOf(id), 121);
    api.passTime(60_000);
    await see(id, {}, '198.51.100.1');
    assert.equal(await countOf(id), 122);
  });

  it('nothing about a person, an address or a moment is stored', async () => {
    const columns = await api.db.query<{ name: string }>(sql`
      select column_name as name from information_schema.columns where table_name = 'offer_views' order by 1`);
    assert.deepEqual(
      columns.map(({ name }) => name),
      ['count', 'day', 'offer_id'],
    );
    const id = await offerOf();
    const sent = await recordedStatements(api, async () => {
      await see(id, {}, '192.0.2.55');
      await write();
    });
    // The limit of requests from an address knows it, for a minute, and is now and then written in between.
    const ofViews = sent
      .map((statement) => JSON.stringify(statement))
      .filter((text) => !text.includes('throttle_counters'));
    assert.ok(ofViews.some((text) => text.includes(id)));
    assert.ok(!ofViews.some((text) => text.includes('192.0.2.55')));
  });

  it('a write that fails is repeated with the next one', async () => {
    const id = await offerOf();
    await see(id);
    await api.db.query(sql`alter table offer_views rename to views_away`);
    await write();
    await api.db.query(sql`alter table views_away rename to offer_views`);
    await see(id);
    assert.equal(await countOf(id), 2);
  });
});

describe('views of an offer', () => {
  it('own offers say how often they were seen and ordered in the last 30 days', async () => {
    const id = await offerOf();
    await api.db.query(sql`
      insert into offer_views (offer_id, day, count)
      select ${id}::uuid, (now() at time zone 'Europe/Warsaw')::date - d.ago, d.count
      from (values (0, 5), (29, 7), (30, 11)) d (ago, count)`);
    const page = (
      await api.inject({ url: '/api/offers/get-mine/?limit=100', headers: as(tokens.member ?? '', company_id) })
    ).json<OwnOfferPage>();
    const own = page.results.find((offer) => offer.id === id);
    assert.deepEqual([own?.recent_views, own?.recent_orders], [12, 0]);
  });

  it('they are deleted with the offer and after 400 days', async () => {
    const [kept, gone] = [await offerOf(), await offerOf()];
    await api.db.query(sql`
      insert into offer_views (offer_id, day, count)
      values (${kept}, '2025-01-01', 1), (${kept}, '2026-02-05', 2), (${gone}, '2026-02-05', 3)`);
    await api.db.query(sql`update offers set deleted_at = now(), is_active = false where id = ${gone}`);
    await api.db.transaction((tx) => purgeViewsJob.run(api.context, tx, null, new Date('2026-02-05T12:00:00Z')));
    assert.deepEqual(
      [...(await selectViews(api.db, company_id, '2026-02-01')).byOffer].filter(([id]) => id !== gone),
      [[kept, 2]],
    );
    const rows = await api.db.query(
      sql`select 1 as found from offer_views where offer_id = ${gone} or day < '2025-01-02'`,
    );
    assert.deepEqual(rows, []);
  });
});
