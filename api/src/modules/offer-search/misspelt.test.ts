import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { OfferPage } from '@wspolnik/contract/offer-lists';
import { sql } from '../../storage/sql.ts';
import { createTestApi } from '../../testing/harness.ts';
import { addMarket } from '../offers/testing/market.ts';
import { addOffer } from '../offers/testing/offers.ts';
import { collectWordsJob } from './collect-words.job.ts';

const api = await createTestApi();
const { seller, food } = await addMarket(api);
for (let day = 10; day < 18; day += 1) {
  const created_at = `2026-02-${day}T10:00:00Z`;
  await addOffer(api, { company_id: seller, category_id: food, created_at, title: `Malowanie ${day}` });
}

async function list(query: Record<string, string>): Promise<OfferPage> {
  const reply = await api.inject({ url: `/api/offers/?${new URLSearchParams(query)}` });
  assert.equal(reply.statusCode, 200, reply.body);
  return reply.json<OfferPage>();
}

describe('misspelt words', () => {
  it('words are replaced by the most similar known ones, each on its own', async () => {
    await api.db.transaction((tx) => collectWordsJob.run(api.context, tx, null, new Date()));
    // As whole titles, "mallowanie 14" resembles "malowanie 15" too.
    const page = await list({ q: 'mallowanie 14' });
    assert.equal(page.similar, true);
    assert.deepEqual(
      page.results.map(({ title }) => title),
      ['Malowanie 14'],
    );
    assert.equal((await list({ q: 'xqzvwkjh' })).count, 0);
  });

  it('words are still found when the market has changed since the words were collected', async () => {
    await api.db.query(sql`delete from offer_words`);
    assert.equal((await list({ q: 'malowanei' })).similar, true);
  });

  it('words are never replaced by words that no offer has any more', async () => {
    await api.db.query(sql`insert into offer_words (word) values ('wymyslony')`);
    await api.db.transaction((tx) => collectWordsJob.run(api.context, tx, null, new Date()));
    assert.deepEqual(await api.db.query(sql`select word from offer_words where word = 'wymyslony'`), []);
  });
});
