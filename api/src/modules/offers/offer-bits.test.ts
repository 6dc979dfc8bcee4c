import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { OfferPage } from '../../contract/offers.ts';
import { sql } from '../../storage/sql.ts';
import { createTestApi } from '../../testing/harness.ts';
import { addCompany } from '../../testing/people.ts';
import { eraseCompany } from '../deletion/company-deletion.sql.ts';
import { keepBits } from './keep-bits.job.ts';
import { addMarket } from './testing/market.ts';
import { addOffer, statementsOf } from './testing/offers.ts';

const TINY = { most: 100, leastOffers: 0, size: 4, staleChanges: 1 };
const TITLES = ['Malowanie domu', 'Malowanie biura', 'Dom', 'Mycie okien', 'Domy i malowidła', 'Malowanie'];
const QUERIES = ['malow', 'dom', 'malow dom', 'malowanie', 'mycie', 'malowanie mycie'];

const api = await createTestApi();
const { seller, food, sklep } = await addMarket(api);
for (let index = 0; index < 30; index += 1) {
  const title = TITLES[index % TITLES.length] ?? '';
  // Pairs with the same time, so that their ids decide the order.
  const created_at = `2026-02-${String(10 + Math.floor(index / 2)).padStart(2, '0')}T10:00:00Z`;
  await addOffer(api, { company_id: seller, category_id: food, created_at, title: `${title} ${index}` });
}
// As if the market had a million offers, and this many with each word.
for (const [prefix, offers] of Object.entries({ '': 1e6, malow: 5e5, malowanie: 4e5, dom: 3e5, mycie: 2e5 })) {
  await api.db.query(sql`insert into offer_prefixes (prefix, offers) values (${prefix}, ${offers})`);
}

async function list(query: Record<string, string>): Promise<OfferPage> {
  const reply = await api.inject({ url: `/api/offers/?${new URLSearchParams(query)}` });
  assert.equal(reply.statusCode, 200, reply.body);
  return reply.json<OfferPage>();
}

const titlesOf = (page: OfferPage) => page.results.map(({ title }) => title);

/** Every page of every search equals that part of the whole list, and its total is exact. */
async function assertPagesTrue(): Promise<void> {
  for (const sort_by of ['date_desc', 'date_asc']) {
    const all = titlesOf(await list({ sort_by, limit: '100' }));
    for (const q of QUERIES) {
      const words = q.split(' ');
      const expected = all.filter((title) =>
        words.every((word) =>
          title
            .toLowerCase()
            .split(' ')
            .some((one) => one.startsWith(word)),
        ),
      );
      for (let page = 1; page <= Math.ceil(expected.length / 3) + 2; page += 1) {
        const found = await list({ q, sort_by, limit: '3', page: String(page) });
        assert.deepEqual(titlesOf(found), expected.slice((page - 1) * 3, page * 3), `${q}, ${sort_by}, page ${page}`);
        assert.deepEqual([found.count, found.count_exact, found.similar], [expected.length, true, undefined], q);
      }
    }
  }
}

const keep = (changes = {}) => api.db.transaction((tx) => keepBits(tx, { ...TINY, ...changes }));
const rename = (from: string, to: string) => api.db.query(sql`update offers set title = ${to} where title = ${from}`);

describe('searches for words that have bits', () => {
  it('estimate their totals before the bits exist', async () => {
    assert.equal((await list({ q: 'malow', limit: '3' })).count_exact, false);
  });

  it('answer every page like the whole list, in two statements', async () => {
    assert.equal(await keep(), 9);
    await assertPagesTrue();
    assert.equal(await statementsOf(api, () => list({ q: 'malow dom', limit: '3', page: '2' })), 2);
  });

  it('reflect new, removed and changed offers at once, also among the oldest', async () => {
    await addOffer(api, { company_id: seller, category_id: food, title: 'Malowanie nowe' });
    await addOffer(api, {
      company_id: seller,
      category_id: food,
      title: 'Malowanie dawne',
      created_at: '2025-01-01T00:00:00Z',
    });
    await rename('Malowanie domu 0', 'Mycie malowanie 0');
    await rename('Mycie malowanie 0', 'Mycie malowanego domu 0');
    await rename('Mycie okien 27', 'Domek 27');
    await api.db.query(sql`update offers set is_active = false where title = 'Malowanie 11'`);
    await api.db.query(sql`update offers set deleted_at = now() where title = 'Dom 14'`);
    await api.db.query(sql`delete from offers where title = 'Malowanie biura 7'`);
    await api.db.query(sql`update offers set created_at = '2026-02-01T00:00:00Z' where title = 'Malowanie biura 25'`);
    await assertPagesTrue();
    await api.db.query(sql`update companies set status = 'suspended' where id = ${seller}`);
    await assertPagesTrue();
    await api.db.query(sql`update companies set status = 'active' where id = ${seller}`);
    await api.db.query(sql`update offers set is_active = true where title = 'Malowanie 11'`);
    await assertPagesTrue();
  });

  it('answer the same after the changed bits are rebuilt and no change is left', async () => {
    assert.equal(await keep({ most: 2 }), 2);
    await assertPagesTrue();
    await keep();
    await assertPagesTrue();
    assert.deepEqual(await api.db.query(sql`select 1 from offer_changes`), []);
    assert.equal(await keep(), 0);
  });

  it('fall back for a word that has become frequent since', async () => {
    await api.db.query(sql`insert into offer_prefixes (prefix, offers) values ('okien', 200000)`);
    for (const q of ['okien', 'mycie okien']) {
      const { count, count_exact } = await list({ q, limit: '3', page: '2' });
      assert.deepEqual({ count, count_exact }, { count: 4, count_exact: true }, q);
    }
  });

  it('drop the words of a deleted company, and the bits of its chunks until they are rebuilt', async () => {
    const gone = await addCompany(api, 'Odchodząca');
    for (const [index, created_at] of ['2026-02-12T11:00:00Z', '2026-02-20T11:00:00Z'].entries()) {
      await addOffer(api, { company_id: gone, category_id: food, created_at, title: `Malowanie ${index + 50}` });
    }
    await keep();
    await assertPagesTrue();
    await api.db.transaction((tx) => eraseCompany(tx, gone, new Date()));
    assert.deepEqual(await api.db.query(sql`select 1 from offer_changes`), []);
    assert.equal((await list({ q: 'malow', limit: '3' })).count_exact, false);
    assert.equal(await keep(), 2);
    await assertPagesTrue();
  });

  it('work without bits again when the market has become small', async () => {
    assert.equal(await keep({ leastOffers: 2e6 }), 0);
    await rename('Domek 27', 'Dom 27');
    assert.equal((await list({ q: 'malow', limit: '3' })).count_exact, false);
    assert.equal((await list({ q: 'sklep' })).results[0]?.id, sklep);
  });
});
