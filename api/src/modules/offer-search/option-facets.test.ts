import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { OFFER_OPTIONS, type OptionFacet } from '@wspolnik/contract/offer-lists';
import { createTestApi } from '../../testing/harness.ts';
import { addMarket } from '../offers/testing/market.ts';
import { statementsOf } from '../offers/testing/offers.ts';

const api = await createTestApi();
const ids = await addMarket(api);

async function options(query: Record<string, string> = {}): Promise<OptionFacet[] | undefined> {
  const url = `/api/offers/?${new URLSearchParams({ ...query, limit: '1', facets: 'options' })}`;
  const reply = await api.inject({ url });
  assert.equal(reply.statusCode, 200, reply.body);
  return reply.json().facets?.options;
}

/** The numbers of one filter by value. */
async function counted(filter: string, query: Record<string, string> = {}): Promise<Record<string, number>> {
  const found = (await options(query)) ?? [];
  return Object.fromEntries(found.filter((one) => one.filter === filter).map(({ value, count }) => [value, count]));
}

/** The count of a list with only that filter. */
async function listed(query: Record<string, string>): Promise<number> {
  return (await api.inject({ url: `/api/offers/?${new URLSearchParams(query)}` })).json().count;
}

const PRICES: Record<string, Record<string, string>> = {
  '-100': { price_to: '100' },
  '100-500': { price_from: '100', price_to: '500' },
  '500-2000': { price_from: '500', price_to: '2000' },
  '2000-10000': { price_from: '2000', price_to: '10000' },
  '10000-': { price_from: '10000' },
};

describe('the options of the filters of offers', () => {
  it('options have the numbers that the list has with each of them', async () => {
    const all = await options();
    assert.deepEqual(
      all?.map(({ filter, value }) => [filter, value]),
      Object.entries(OFFER_OPTIONS).flatMap(([filter, values]) => values.map((value) => [filter, value])),
    );
    assert.ok(all?.every(({ exact }) => exact));
    for (const [value, price] of Object.entries(PRICES)) {
      assert.equal((await counted('price'))[value], await listed(price), value);
    }
    for (const filter of ['workplace_types', 'work_schedule_types', 'company_rating'] as const) {
      const counts = await counted(filter);
      for (const value of OFFER_OPTIONS[filter]) assert.equal(counts[value], await listed({ [filter]: value }), value);
    }
    const salary = { with: await listed({ with_salary: 'true' }), without: await listed({ without_salary: 'true' }) };
    assert.deepEqual(await counted('salary'), salary);
    assert.equal(salary.with, 1);
  });

  it('options are counted under all filters but their own', async () => {
    const query = { category: ids.it, price_from: '500', price_to: '2000', company_rating: '4' };
    for (const [value, price] of Object.entries(PRICES)) {
      const { price_from: _from, price_to: _to, ...others } = query;
      assert.equal((await counted('price', query))[value], await listed({ ...others, ...price }), value);
    }
    const { company_rating: _rating, ...others } = query;
    const ratings = await counted('company_rating', query);
    assert.equal(ratings['4.5'], await listed({ ...others, company_rating: '4.5' }));
    assert.equal(ratings['3'], await listed({ ...others, company_rating: '3' }));
    // Two types are alternatives: a chosen one takes nothing from the other.
    const chosen = await counted('workplace_types', { workplace_types: 'remote' });
    assert.deepEqual(chosen, await counted('workplace_types'));
  });

  it('options follow words and places, and are absent for words that no offer has', async () => {
    const shop = { q: 'sklep', city: 'krakow' };
    const total = Object.values(await counted('salary', shop)).reduce((sum, count) => sum + count, 0);
    assert.equal(total, await listed(shop));
    assert.equal(await options({ q: 'księgowosc lodzka xyzzy' }), undefined);
    assert.deepEqual(await options({ city: 'atlantyda' }), []);
    assert.deepEqual(
      (await options({ price_from: '900', price_to: '100' }))?.map(({ filter }) => filter),
      (await options())?.map(({ filter }) => filter),
    );
  });

  it('cost two statements beside those of the list', async () => {
    const query = 'facets=options&limit=1&q=sklep&city=krakow&price_from=1&company_rating=3&without_salary=true';
    const statements = (search: string) => statementsOf(api, () => api.inject({ url: `/api/offers/?${search}` }));
    const plain = await statements('q=sklep&city=krakow&limit=1');
    const withOptions = await statements(query);
    assert.ok(withOptions <= plain + 2 && withOptions <= 6, `${withOptions} instead of ${plain}`);
  });
});
