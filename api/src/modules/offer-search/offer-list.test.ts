import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { OfferPage } from '@wspolnik/contract/offer-lists';
import { Compile } from 'typebox/compile';
import { sql } from '../../storage/sql.ts';
import { createTestApi } from '../../testing/harness.ts';
import { addCompany, asUser } from '../../testing/people.ts';
import { addMarket } from '../offers/testing/market.ts';
import { addOffer, statementsOf } from '../offers/testing/offers.ts';

const api = await createTestApi();
const ids = await addMarket(api);

async function list(query: Record<string, string> = {}, headers: Record<string, string> = {}): Promise<OfferPage> {
  const reply = await api.inject({ url: `/api/offers/?${new URLSearchParams(query)}`, headers });
  assert.equal(reply.statusCode, 200, reply.body);
  return reply.json<OfferPage>();
}

async function titles(query: Record<string, string> = {}, headers: Record<string, string> = {}): Promise<string[]> {
  return (await list(query, headers)).results.map(({ title }) => title);
}

async function sorted(query: Record<string, string>, headers: Record<string, string> = {}): Promise<string[]> {
  return (await titles(query, headers)).sort();
}

const ALL = ['Sklep internetowy', 'Księgowość łódzka', 'Aplikacja', 'Obiady', 'Kelnerka'];

describe('GET offers/', () => {
  it('the list answers the contract, newest first, without inactive offers and those of suspended companies', async () => {
    const page = await list();
    assert.ok(Compile(OfferPage).Check(page), JSON.stringify(Compile(OfferPage).Errors(page)));
    assert.deepEqual(
      page.results.map(({ title }) => title),
      ALL,
    );
    assert.equal(page.count, 5);
    assert.equal(page.count_exact, true);
    assert.equal(page.next, null);
    const [first] = page.results;
    assert.equal(first?.price_from, '500.00');
    assert.equal(first?.loyalty_points_percentage_total, 10);
    assert.equal(first?.author.rating, 4.5);
  });

  it('filters by a category and everything below it, and by several', async () => {
    assert.deepEqual(await sorted({ category: ids.it }), ['Aplikacja', 'Księgowość łódzka', 'Sklep internetowy']);
    assert.deepEqual(await sorted({ category: ids.apps }), ['Aplikacja']);
    assert.deepEqual(await sorted({ categories: `${ids.apps},${ids.food}` }), ['Aplikacja', 'Kelnerka', 'Obiady']);
    assert.deepEqual(await titles({ category: '01900000-0000-7000-8000-000000000000' }), []);
  });

  it('reads only some of the matches, by their ids', async () => {
    const some = [ids.sklep, ids.inactive, '01900000-0000-7000-8000-000000000000', 'x'].join(',');
    assert.deepEqual(await titles({ ids: some }), ['Sklep internetowy']);
    assert.deepEqual(await titles({ ids: some, category: ids.food }), []);
    const offers = (await list()).results.map(({ id }) => id);
    const page = await list({ ids: offers.slice(1, 4).join(','), sort_by: 'date_asc', limit: '2' });
    assert.deepEqual([page.results.map(({ title }) => title), page.count], [['Obiady', 'Aplikacja'], 3]);
    for (const nonsense of ['', ',', 'x', "'"]) assert.deepEqual(await titles({ ids: nonsense }), ALL);
  });

  it('counts the offers of each category and below it under the other filters, when asked for', async () => {
    const facets = async (query: Record<string, string>) =>
      (await list({ ...query, facets: 'category' })).facets?.category;
    const exact = (id: string, count: number) => ({ id, count, exact: true });
    const byId = (one: { id: string }, other: { id: string }) => one.id.localeCompare(other.id);
    const all = [exact(ids.it, 3), exact(ids.shops, 2), exact(ids.food, 2), exact(ids.apps, 1)].sort(byId);
    assert.deepEqual((await facets({}))?.toSorted(byId), all);
    assert.deepEqual((await facets({ category: ids.food }))?.toSorted(byId), all);
    assert.deepEqual((await facets({ city: 'krakow', q: 'sklep', category: ids.food }))?.toSorted(byId), [
      exact(ids.it, 1),
      exact(ids.shops, 1),
    ]);
    assert.deepEqual(await facets({ city: 'atlantyda' }), []);
    assert.equal((await list()).facets, undefined);
  });

  it('the list folds case and diacritics of the city, and takes its beginning', async () => {
    assert.deepEqual(await sorted({ city: 'krakow' }), ['Obiady', 'Sklep internetowy']);
    assert.deepEqual(await sorted({ city: 'Krak' }), ['Obiady', 'Sklep internetowy']);
    assert.deepEqual(await sorted({ city: 'raków' }), []);
    await addOffer(api, { company_id: ids.seller, category_id: ids.food, title: 'Osada', city: 'Krakowiec' });
    assert.deepEqual(await sorted({ city: 'kraków' }), ['Obiady', 'Sklep internetowy']);
    assert.deepEqual(await sorted({ city: 'krako' }), ['Obiady', 'Osada', 'Sklep internetowy']);
    await api.db.query(sql`delete from offers where title = 'Osada'`);
  });

  it('the lowest salary is one of a month, whatever the job’s is paid for', async () => {
    assert.deepEqual(await titles({ salary_min: '5040' }), ['Kelnerka']);
    assert.deepEqual(await titles({ salary_min: '5041' }), []);
  });

  it('filters by workplace, schedule, contract and salary', async () => {
    assert.deepEqual(await titles({ workplace_types: 'on_site,remote' }), ['Kelnerka']);
    assert.deepEqual(await titles({ work_schedule_types: 'full_time' }), []);
    assert.deepEqual(await titles({ contract_types: 'b2b,mandate' }), ['Kelnerka']);
    assert.deepEqual(await titles({ contract_types: 'b2b' }), []);
    assert.deepEqual(await titles({ with_salary: 'true' }), ['Kelnerka']);
    assert.equal((await titles({ without_salary: 'true' })).length, 4);
    assert.equal((await titles({ with_salary: 'true', without_salary: 'true' })).length, 5);
  });

  it('the list compares prices with an offer’s whole range', async () => {
    assert.deepEqual(await titles({ price_from: '800' }), ['Sklep internetowy']);
    assert.deepEqual(await sorted({ price_to: '200' }), ['Kelnerka', 'Księgowość łódzka', 'Obiady']);
    assert.deepEqual(await titles({ price_from: '29.99', price_to: '30' }), ['Obiady']);
    const [shop, books] = ['Sklep internetowy', 'Księgowość łódzka'];
    for (const [price_from, price_to, found] of [
      ['100', '500', [shop, books]],
      ['600', '700', [shop]],
      ['900', '1000', [shop]],
      ['901', '1000', []],
      ['800', '600', [shop]],
    ] as const) {
      assert.deepEqual(await titles({ price_from, price_to }), found, `${price_from} to ${price_to}`);
    }
    assert.deepEqual(await titles({ price_from: '100', price_to: '500', limit: '1', page: '2' }), [books]);
    assert.deepEqual(await titles({ price_from: '100', price_to: '500', sort_by: 'price_asc' }), [books, shop]);
  });

  it('filters by rating and by seller', async () => {
    assert.equal((await titles({ company_rating: '4.5' })).length, 3);
    assert.deepEqual(await titles({ company_rating: '4.6' }), []);
    assert.deepEqual(await sorted({ seller_id: ids.other }), ['Kelnerka', 'Obiady']);
  });

  it('the list reflects the rating and the status of the company', async () => {
    await api.db.query(sql`update companies set rating = 4.8 where id = ${ids.seller}`);
    assert.equal((await titles({ company_rating: '4.6' })).length, 3);
    await api.db.query(sql`update companies set status = 'suspended', rating = 4.5 where id = ${ids.seller}`);
    assert.equal((await titles()).length, 2);
    await api.db.query(sql`update companies set status = 'active' where id = ${ids.seller}`);
    assert.equal((await titles()).length, 5);
  });

  it('the list finds offers inside the radius, near and far', async () => {
    const warsaw = { lat: '52.2', lng: '21.0' };
    assert.deepEqual(await titles({ ...warsaw, radius: '20' }), ['Aplikacja']);
    assert.deepEqual(await sorted({ ...warsaw, radius: '300' }), ['Aplikacja', 'Obiady', 'Sklep internetowy']);
    assert.deepEqual(await sorted({ ...warsaw, radius: '200' }), ['Aplikacja']);
    assert.equal((await titles({ radius: '20' })).length, 5);
  });

  it('the list sorts by date and price, individual pricing last', async () => {
    assert.deepEqual(await titles({ sort_by: 'date_asc' }), [...ALL].reverse());
    const byPrice = ['Kelnerka', 'Obiady', 'Księgowość łódzka', 'Sklep internetowy'];
    assert.deepEqual(await titles({ sort_by: 'price_asc' }), [...byPrice, 'Aplikacja']);
    assert.deepEqual(await titles({ sort_by: 'price_desc' }), [...byPrice.reverse(), 'Aplikacja']);
  });

  it('pages without gaps or repeats, and is empty past the end', async () => {
    const one = await list({ limit: '2', category: '' });
    const two = await list({ limit: '2', page: '2' });
    const three = await list({ limit: '2', page: '3' });
    const all = [one, two, three].flatMap(({ results }) => results.map(({ title }) => title));
    assert.deepEqual(all, ALL);
    assert.equal(two.next, '/api/offers/?limit=2&page=3');
    assert.equal(two.previous, '/api/offers/?limit=2&page=1');
    assert.equal(three.next, null);
    const past = await list({ page: '99999' });
    assert.deepEqual([past.results, past.count, past.next], [[], 5, null]);
  });

  it('the list answers up to 1000 offers of one company at once, and up to 100 of several', async () => {
    const company = await addCompany(api, 'Hurtownia');
    const offer = { company_id: company, category_id: ids.food };
    for (let index = 0; index < 120; index += 1) {
      await addOffer(api, {
        ...offer,
        title: `Towar ${index}`,
        created_at: new Date(Date.UTC(2020, 0, index + 1)).toISOString(),
      });
    }
    const statements = await statementsOf(api, async () => {
      const { results, next } = await list({ seller_id: company, limit: '1000', sort_by: 'date_desc' });
      assert.deepEqual([results.length, results[0]?.title, next], [120, 'Towar 119', null]);
    });
    assert.ok(statements <= 3, `${statements} statements`);
    for (const seller of ['', '&seller_id=x']) {
      const refused = await api.inject({ url: `/api/offers/?limit=1000${seller}` });
      assert.deepEqual(
        [refused.statusCode, refused.json().fields],
        [422, { limit: [{ code: 'max', params: { max: 100 } }] }],
      );
    }
    await api.db.query(sql`delete from offers where company_id = ${company}`);
  });

  it('the list ignores nonsense', async () => {
    const nonsense = {
      page: 'x',
      category: 'IT',
      price_from: 'abc',
      radius: '9e99',
      lat: '1000',
      company_rating: '77',
      workplace_types: 'moon',
      status: 'gone',
      seller_id: '1',
      sort_by: 'random',
      with_salary: 'maybe',
      unknown: '1',
    };
    assert.deepEqual(await titles(nonsense), ALL);
  });

  it('shows inactive offers to their own company and to admins only', async () => {
    const owner = await asUser(api, 'owner@test.pl', ids.seller);
    assert.deepEqual(await titles({ status: 'inactive' }, owner), ['Wyłączona']);
    assert.deepEqual(await sorted({ status: 'inactive' }, await asUser(api, 'admin@test.pl')), [
      'Niewidoczna',
      'Wyłączona',
    ]);
    assert.deepEqual(await titles({ status: 'inactive' }, await asUser(api, 'person@test.pl')), []);
    assert.deepEqual(await titles({ status: 'inactive' }), []);
  });

  it('filters by the viewer’s contacts and counts shared ones, in at most six statements', async () => {
    const person = await asUser(api, 'person@test.pl');
    assert.deepEqual(await sorted({ network: 'true' }, person), ['Kelnerka', 'Obiady']);
    assert.equal((await titles({ network: 'true' })).length, 5);
    const [first] = (await list({ q: 'obiady' }, person)).results;
    assert.equal(first?.shared_contacts, 1);
    const statements = await statementsOf(api, () => list({ q: 'obiadyy', network: 'true' }, person));
    assert.ok(statements >= 2 && statements <= 6, `${statements} statements`);
  });

  it('the list refuses a company that the caller does not belong to', async () => {
    const headers = await asUser(api, 'person@test.pl');
    const reply = await api.inject({ url: '/api/offers/', headers: { ...headers, 'company-id': ids.seller } });
    assert.equal(reply.json().code, 'not_a_member');
  });
});
