import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { NotificationPage } from '@wspolnik/contract/notifications';
import type { OfferPage } from '@wspolnik/contract/offer-lists';
import type { SavedFilters, SavedSearch } from '@wspolnik/contract/saved-searches';
import { sql } from '../../storage/sql.ts';
import { createTestApi } from '../../testing/harness.ts';
import { addMember, addUser, asUser } from '../../testing/people.ts';
import { runDueJobs } from '../jobs.ts';
import { addMarket } from '../offers/testing/market.ts';
import { addOffer } from '../offers/testing/offers.ts';

const api = await createTestApi();
const market = await addMarket(api);
const seeker = await addUser(api, { email: 'seeker@test.pl' });
const SIX_MINUTES_MS = 6 * 60 * 1000;

/** Access tokens expire before the job's next run, so each call signs in again. */
async function save(filters: SavedFilters, login = 'seeker', companyId?: string, name = 'Szukane'): Promise<string> {
  const headers = await asUser(api, `${login}@test.pl`, companyId);
  const reply = await api.inject({ method: 'POST', url: '/api/saved-searches/', headers, payload: { name, filters } });
  assert.equal(reply.statusCode, 201, reply.body);
  return reply.json<SavedSearch>().id;
}
/** The next run of the job. */
async function pass(): Promise<void> {
  api.passTime(SIX_MINUTES_MS);
  await runDueJobs(api.context, api.context.clock());
}
interface SavedSearchNotification {
  user_id: string;
  params: { search: string; count: string; offer: string };
}
const notificationsOf = (search: string) =>
  api.db.query<SavedSearchNotification>(sql`
    select user_id, params from notifications
    where kind = 'SavedSearchMatched' and subject_type = 'saved_search' and subject_id = ${search} order by created_at, id`);
const clear = () => api.db.query(sql`delete from saved_searches`);
await pass();

describe('new offers', () => {
  test('new offers notify the owner of a matching search once, whatever their number', async () => {
    const search = await save({ q: 'panel' });
    const never = await save({ q: 'panel', price_to: 10 });
    await pass();
    assert.deepEqual(await notificationsOf(search), []);
    for (const title of ['Panele dachowe', 'Panele ścienne', 'Obiady']) {
      await addOffer(api, { company_id: market.seller, category_id: market.shops, title });
    }
    await pass();
    const params = { search: 'Szukane', count: '2', offer: 'Panele ścienne' };
    assert.deepEqual(await notificationsOf(search), [{ user_id: seeker, params }]);
    assert.deepEqual(await notificationsOf(never), []);
    const headers = await asUser(api, 'seeker@test.pl');
    const { results } = (await api.inject({ url: '/api/notifications/', headers })).json<NotificationPage>();
    assert.deepEqual(results[0]?.subject, { type: 'saved_search', id: search, filters: { q: 'panel' } });
    await pass();
    assert.equal((await notificationsOf(search)).length, 1);
    await addOffer(api, { company_id: market.seller, category_id: market.shops, title: 'Panele podłogowe' });
    await pass();
    assert.equal((await notificationsOf(search)).length, 2);
    await clear();
  });

  test('new offers are those listed for the first time after the search was saved', async () => {
    const early = await addOffer(api, { company_id: market.seller, category_id: market.shops, title: 'Wczesna' });
    const search = await save({ seller_id: market.seller });
    const late = await addOffer(api, {
      company_id: market.seller,
      category_id: market.shops,
      title: 'Szkic',
      is_active: false,
    });
    await pass();
    assert.deepEqual(await notificationsOf(search), []);
    for (const active of [true, false, true]) {
      await api.db.query(sql`update offers set is_active = ${active} where id in (${early}, ${late})`);
      await pass();
    }
    assert.deepEqual(
      (await notificationsOf(search)).map(({ params }) => [params.count, params.offer]),
      [['1', 'Szkic']],
    );
    await clear();
  });

  test('new offers notify every member of the company that saved the search, but not the seller', async () => {
    const filters = { q: 'kolejna' };
    const colleague = await addUser(api, { email: 'colleague@test.pl' });
    for (const id of [colleague, seeker]) await addMember(api, market.other, id, 'member');
    const others = await save(filters, 'seeker', market.other);
    const ownPersonal = await save(filters, 'owner');
    const own = await save(filters, 'owner', market.seller);
    await addOffer(api, { company_id: market.seller, category_id: market.shops, title: 'Kolejna' });
    await pass();
    assert.deepEqual((await notificationsOf(others)).map(({ user_id }) => user_id).sort(), [colleague, seeker].sort());
    assert.deepEqual([...(await notificationsOf(own)), ...(await notificationsOf(ownPersonal))], []);
    await api.db.query(sql`delete from company_members where user_id = ${seeker}`);
    await clear();
  });

  test('new offers notify once when two processes run at once', async () => {
    const search = await save({ q: 'podwójna' });
    await addOffer(api, { company_id: market.seller, category_id: market.shops, title: 'Podwójna' });
    api.passTime(SIX_MINUTES_MS);
    const now = api.context.clock();
    await Promise.all([runDueJobs(api.context, now), runDueJobs(api.context, now)]);
    assert.equal((await notificationsOf(search)).length, 1);
    await clear();
  });
});

describe('a saved search and the list of offers', () => {
  const cases: [string, SavedFilters][] = [
    ['words', { q: 'sklep inter' }],
    ['words without diacritics', { q: 'ZOLTE lodzka' }],
    ['a category and below', { category: market.it }],
    ['categories', { categories: `${market.shops},${market.food}` }],
    ['a category that is none', { category: '00000000-0000-0000-0000-000000000000' }],
    ['words in another form', { q: 'sklepy internetowe' }],
    ['a city', { city: 'krakow' }],
    ['the beginning of a city', { city: 'krak' }],
    ['a price from', { price_from: 150 }],
    ['a price to', { price_to: 600 }],
    ['a rating', { company_rating: 4 }],
    ['a seller', { seller_id: market.other }],
    ['a workplace', { workplace_types: 'on_site,remote' }],
    ['a schedule', { work_schedule_types: 'part_time' }],
    ['a contract', { contract_types: 'mandate' }],
    ['the lowest salary', { salary_min: 5040 }],
    ['a salary', { with_salary: true }],
    ['no salary', { without_salary: true }],
    ['a circle', { lat: 50.06, lng: 19.94, radius: 20 }],
    ['a wide circle', { lat: 51, lng: 20, radius: 400 }],
    ['contacts', { network: true }],
    ['several at once', { q: 'obiady', city: 'Kraków', price_to: 100 }],
  ];

  // Nobody may save as many as these.
  for (const [login, some] of [['seeker', cases.slice(0, 11)] as const, ['person', cases.slice(11)] as const]) {
    test(`match the same offers, filter by filter, of ${login}`, () => compare(login, some));
  }

  async function compare(login: string, some: typeof cases): Promise<void> {
    await clear();
    const searches: [string, string, SavedFilters][] = [];
    for (const [what, filters] of some) searches.push([what, await save(filters, login, undefined, what), filters]);
    // Makes every listed offer new again.
    await api.db.query(sql`delete from offer_news`);
    await api.db.query(sql`insert into offer_news (offer_id) select id from offers where is_listed`);
    await pass();
    const headers = await asUser(api, `${login}@test.pl`);
    for (const [what, search, filters] of searches) {
      const texts = Object.entries(filters).map(([name, value]): [string, string] => [name, String(value)]);
      const query = new URLSearchParams(texts);
      const page = (await api.inject({ url: `/api/offers/?${query}`, headers })).json<OfferPage>();
      const [match] = await notificationsOf(search);
      assert.equal(Number(match?.params.count ?? 0), page.count, what);
    }
  }
});
