import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import type { OfferPage } from '@wspolnik/contract/offer-lists';
import { sql } from '../../storage/sql.ts';
import { createTestApi } from '../../testing/harness.ts';
import { addMarket } from '../offers/testing/market.ts';

const OFFERS = 10_050;
const api = await createTestApi();
const { seller, food } = await addMarket(api);

/** Offers of one minute each, the first one the newest. Every tenth has the word in its title, the others in their text. */
async function addOffers(from: number, to: number): Promise<void> {
  await api.db.transaction(async (tx) => {
    // Without the triggers, which take a minute for so many.
    await tx.query(sql`set local session_replication_role = replica`);
    await tx.query(sql`
      insert into offers (id, company_id, category_id, cat_path, title, description, tsv, price_from, loyalty_percentage, is_listed,
        city, created_at)
      select gen_random_uuid(), ${seller}, ${food}, (select path from categories where id = ${food}), title,
        'Koparka', own_words(title, 'Koparka', ''), 100, 5, true, 'Gdynia', '2026-03-01T00:00:00Z'::timestamptz - make_interval(mins => n)
      from generate_series(${from}::int, ${to}::int) n,
        lateral (select case when n % 10 = 0 then 'Koparka ' else 'Towar ' end || n as title) named`);
  });
  await api.db.query(sql`analyze offers`);
}

async function page(query: Record<string, string>): Promise<OfferPage> {
  return (await api.inject({ url: `/api/offers/?${new URLSearchParams(query)}` })).json<OfferPage>();
}
const numbers = ({ results }: OfferPage) => results.map(({ title }) => Number(title.split(' ')[1]));

describe('a list of more than 10 000 offers', () => {
  before(() => addOffers(1, OFFERS));

  it('ends after them, on the last page with results', async () => {
    assert.ok((await page({ city: 'gdynia', page: '333' })).next);
    const { count, count_exact, next, previous, results } = await page({ city: 'gdynia', page: '334' });
    assert.deepEqual([results.length, next, count_exact, count > 10_000], [30, null, false, true]);
    assert.equal(previous, '/api/offers/?city=gdynia&page=333');
  });

  it('the list has empty pages with the total behind its end', async () => {
    const past = await page({ city: 'gdynia', page: '335' });
    assert.deepEqual([past.results, past.next, past.count_exact, past.count > 10_000], [[], null, false, true]);
    const large = await page({ seller_id: seller, limit: '1000', page: '10' });
    assert.deepEqual([large.results.length, large.next], [1_000, null]);
    assert.equal((await page({ seller_id: seller, limit: '1000', page: '11' })).results.length, 0);
  });

  it('the list ranks the newest that match, and has the others after them by their age', async () => {
    const pages = ['1', '5', '6', '51', '100'].map((number) => page({ q: 'koparka', limit: '100', page: number }));
    const [first, fifth, sixth, ranked, last] = (await Promise.all(pages)).map(numbers);
    const from = (start: number, step: number) => Array.from({ length: 100 }, (_, index) => start + index * step);
    assert.deepEqual(first, from(10, 10));
    assert.deepEqual(fifth, from(4_010, 10));
    assert.deepEqual(sixth?.slice(0, 12), [1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 12, 13]);
    // Behind the newest 5 000 the words in the title count no more.
    assert.deepEqual(ranked, from(5_001, 1));
    assert.deepEqual(last, from(9_901, 1));
  });

  it('the list is in the asked order with words as well, with a total that says "more than"', async () => {
    const oldest = await page({ q: 'koparka', sort_by: 'date_asc' });
    assert.deepEqual(numbers(oldest).slice(0, 3), [10_050, 10_049, 10_048]);
    assert.deepEqual([oldest.count_exact, oldest.count >= 10_000], [false, true]);
    const rare = await page({ q: 'towar 77', sort_by: 'date_desc' });
    assert.deepEqual([rare.count, numbers(rare).slice(0, 3)], [100, [77, 771, 772]]);
  });

  it('counts its categories and options exactly up to 10 000 matches, and estimates those of far more', async () => {
    const facets = async (q: string) => (await page({ q, facets: 'category' })).facets?.category;
    assert.deepEqual(await facets('towar'), [{ id: food, count: 9_045, exact: true }]);
    await addOffers(OFFERS + 1, 3 * OFFERS);
    const [many] = (await facets('towar')) ?? [];
    assert.deepEqual([many?.id, many?.exact], [food, false]);
    assert.ok(many && many.count > 20_000 && many.count < 40_000, String(many?.count));
    // Of the options those that a sample has, also without any filter.
    const queries: Record<string, string>[] = [{ q: 'towar' }, {}, { price_to: '100' }];
    for (const query of queries) {
      const { options = [] } = (await page({ ...query, facets: 'options' })).facets ?? {};
      const found = options.map(({ filter, value, exact }) => `${filter} ${value} ${exact}`);
      assert.deepEqual(found, ['price -100 false', 'salary without false']);
      assert.ok(
        options.every(({ count }) => count > 20_000 && count < 40_000),
        JSON.stringify(options),
      );
    }
  });
});
