import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import type { OfferPage } from '../../contract/offers.ts';
import { sql } from '../../storage/sql.ts';
import { createTestApi } from '../../testing/harness.ts';
import { countWordsJob } from './count-words.job.ts';
import { selectWords } from './offer-words.sql.ts';
import { addOffer, statementsOf } from './testing.ts';
import { addMarket } from './testing-market.ts';

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

/** As if the market had a million offers, and so many of them the word. */
async function pretend(counts: Record<string, number>): Promise<void> {
  for (const [prefix, offers] of Object.entries({ '': 1_000_000, ...counts })) {
    await api.db.query(sql`insert into offer_prefixes (prefix, offers) values (${prefix}, ${offers})`);
  }
}

describe('the statistics of words', () => {
  beforeEach(() => api.db.query(sql`delete from offer_prefixes`));

  it('are counted by a job: listed offers for each frequent beginning, and all of them', async () => {
    await api.db.transaction((tx) => countWordsJob.run(api.context, tx, null, new Date()));
    assert.deepEqual(await selectWords(api.db, 'Mal, malowanie; obiad'), {
      words: [
        { query: "'mal':*", offers: 8 },
        { query: "'malowanie':*", offers: 8 },
        { query: "'obiad':*", offers: null },
      ],
      total: 13,
    });
  });

  it('tell of a long word what is known of its beginning', async () => {
    await pretend({ przeprowad: 20_000 });
    const { words } = await selectWords(api.db, 'przeprowadzkami');
    assert.deepEqual(words, [{ query: "'przeprowadzkami':*", offers: 20_000 }]);
  });

  it('change the way to the offers, not what is found', async () => {
    const queries = ['malow', 'malowanie pracownia', 'malow 12', 'obiady'].flatMap((q): Record<string, string>[] => [
      { q },
      { q, category: food },
      { q, price_from: '1', sort_by: 'price_asc', limit: '3', page: '2' },
    ]);
    const before = await Promise.all(queries.map(list));
    const markets: Record<string, number>[] = [
      {},
      { malow: 500_000, malowanie: 400_000, pracownia: 300_000 },
      { malow: 12_000, obiady: 15_000 },
    ];
    for (const counts of markets) {
      await api.db.query(sql`delete from offer_prefixes`);
      await pretend(counts);
      assert.deepEqual(await Promise.all(queries.map(list)), before);
    }
  });

  it('are corrected by a page that is not full', async () => {
    await pretend({ malowanie: 500_000 });
    const { count, count_exact, next } = await list({ q: 'malowanie' });
    assert.deepEqual({ count, count_exact, next }, { count: 8, count_exact: true, next: null });
    const full = await list({ q: 'malowanie', limit: '5' });
    assert.deepEqual([full.count_exact, full.results.length], [false, 5]);
  });

  it('leave typing errors to be forgiven, in four statements', async () => {
    await pretend({ malowanei: 500_000 });
    let found = 0;
    const statements = await statementsOf(api, async () => {
      found = (await list({ q: 'malowanei' })).count;
    });
    assert.equal(found, 8);
    assert.ok(statements <= 4, `${statements} statements`);
  });
});
