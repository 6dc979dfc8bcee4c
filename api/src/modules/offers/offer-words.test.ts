import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import type { OfferPage } from '../../contract/offers.ts';
import { sql } from '../../storage/sql.ts';
import { createTestApi } from '../../testing/harness.ts';
import { countWordsJob } from './count-words.job.ts';
import { selectWords } from './offer-words.sql.ts';
import { addMarket } from './testing/market.ts';
import { addOffer, statementsOf } from './testing/offers.ts';

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

/** As if the market had a million offers, and this many with each word. */
async function pretend(counts: Record<string, number>): Promise<void> {
  for (const [prefix, offers] of Object.entries({ '': 1_000_000, ...counts })) {
    await api.db.query(sql`insert into offer_prefixes (prefix, offers) values (${prefix}, ${offers})`);
  }
}

describe('word statistics', () => {
  beforeEach(() => api.db.query(sql`delete from offer_prefixes`));

  it('are counted by a job: listed offers for each frequent prefix, and all of them', async () => {
    await api.db.transaction((tx) => countWordsJob.run(api.context, tx, null, new Date()));
    assert.deepEqual(await selectWords(api.db, 'Mal, malowanie; obiad'), {
      words: [
        { text: 'mal', query: "'mal':*", offers: 8 },
        { text: 'malowanie', query: "'malowanie':*", offers: 8 },
        { text: 'obiad', query: "'obiad':*", offers: null },
      ],
      total: 13,
    });
  });

  it('describe a long word by its known prefix', async () => {
    await pretend({ najprawdopodobni: 20_000 });
    const { words } = await selectWords(api.db, 'najprawdopodobniej');
    assert.deepEqual(
      words.map(({ query, offers }) => [query, offers]),
      [["'najprawdopodobniej':*", 20_000]],
    );
  });

  it('change the strategy, not the result', async () => {
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

  it('leave typing errors to be corrected, in five statements', async () => {
    await pretend({ malowanei: 500_000 });
    let found = 0;
    const statements = await statementsOf(api, async () => {
      found = (await list({ q: 'malowanei' })).count;
    });
    assert.equal(found, 8);
    assert.ok(statements <= 5, `${statements} statements`);
  });
});

describe('a total that would cost more than its page', () => {
  beforeEach(() => api.db.query(sql`delete from offer_prefixes`));

  it('is an estimate, for words by the density of the offers that have them', async () => {
    await pretend({ malowani: 9_000 });
    const single = await list({ q: 'malowani', limit: '3' });
    assert.deepEqual([single.count, single.count_exact, single.results.length], [9_000, false, 3]);
    await api.db.query(sql`insert into offer_prefixes (prefix, offers) values ('dom', 400000)`);
    await addOffer(api, {
      company_id: seller,
      category_id: food,
      created_at: '2026-02-20T10:00:00Z',
      title: 'Dom malowanie',
    });
    await addOffer(api, { company_id: seller, category_id: food, created_at: '2026-02-19T10:00:00Z', title: 'Domy' });
    // The newest offer has both words, so the density suggests that every offer does.
    const both = await list({ q: 'malowani dom', limit: '1' });
    assert.deepEqual([both.count, both.count_exact], [1_000_000, false]);
  });

  it('is exact on the last page and past it, so that no page leads nowhere', async () => {
    await pretend({ malowan: 9_000 });
    const last = await list({ q: 'malowan', limit: '5', page: '2' });
    assert.deepEqual([last.count, last.count_exact, last.next, last.results.length], [9, true, null, 4]);
    const past = await list({ q: 'malowan', limit: '5', page: '200' });
    assert.deepEqual([past.count, past.count_exact, past.next, past.results], [9, true, null, []]);
  });
});

describe('misspelt words', () => {
  it('are replaced by the most similar known ones, each on its own', async () => {
    await api.db.transaction((tx) => countWordsJob.run(api.context, tx, null, new Date()));
    // As whole titles, "mallowanie 14" resembles "malowanie 15" too.
    const page = await list({ q: 'mallowanie 14' });
    assert.equal(page.similar, true);
    assert.deepEqual(
      page.results.map(({ title }) => title),
      ['Malowanie 14'],
    );
    assert.equal((await list({ q: 'xqzvwkjh' })).count, 0);
  });

  it('are still found when the market has changed since the words were collected', async () => {
    await api.db.query(sql`delete from offer_words`);
    assert.equal((await list({ q: 'malowanei' })).similar, true);
  });

  it('are never replaced by words that no offer has any more', async () => {
    await api.db.query(sql`insert into offer_words (word) values ('wymyslony')`);
    await api.db.transaction((tx) => countWordsJob.run(api.context, tx, null, new Date()));
    assert.deepEqual(await api.db.query(sql`select word from offer_words where word = 'wymyslony'`), []);
  });
});
