import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { OfferPage } from '../../contract/offers.ts';
import { sql } from '../../storage/sql.ts';
import { createTestApi } from '../../testing/harness.ts';
import { addMarket } from './testing/market.ts';

const api = await createTestApi();
const { seller, food } = await addMarket(api);
// Without the triggers, which take a minute for so many.
await api.db.transaction(async (tx) => {
  await tx.query(sql`set local session_replication_role = replica`);
  await tx.query(sql`
    insert into offers (id, company_id, category_id, title, price_from, loyalty_percentage, is_listed, city)
    select gen_random_uuid(), ${seller}, ${food}, 'Towar', 100, 5, true, 'Gdynia' from generate_series(1, 10050)`);
});

async function page(query: Record<string, string>): Promise<OfferPage> {
  return (await api.inject({ url: `/api/offers/?${new URLSearchParams(query)}` })).json<OfferPage>();
}

describe('a list of more than 10 000 offers', () => {
  it('ends after them, on the last page with results', async () => {
    const before = await page({ city: 'gdynia', page: '333' });
    assert.ok(before.next);
    const { count, count_exact, next, previous, results } = await page({ city: 'gdynia', page: '334' });
    assert.deepEqual([results.length, next, count_exact, count > 10_000], [30, null, false, true]);
    assert.equal(previous, '/api/offers/?city=gdynia&page=333');
  });

  it('has empty pages with the total behind its end', async () => {
    const past = await page({ city: 'gdynia', page: '335' });
    assert.deepEqual([past.results, past.next, past.count_exact, past.count > 10_000], [[], null, false, true]);
    const seller_id = seller;
    const large = await page({ seller_id, limit: '1000', page: '10' });
    assert.deepEqual([large.results.length, large.next], [1_000, null]);
    assert.equal((await page({ seller_id, limit: '1000', page: '11' })).results.length, 0);
  });
});
