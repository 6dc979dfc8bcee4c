import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { CompanyPage } from '../../contract/companies.ts';
import { sql } from '../../storage/sql.ts';
import { createTestApi } from '../../testing/harness.ts';
import { addCompany } from '../../testing/people.ts';
import { eraseCompany } from '../deletion/company-deletion.sql.ts';
import { statementsOf } from '../offers/testing/offers.ts';
import { countCompanyWords } from './count-words.job.ts';

/** Every market counts as large, every prefix of two companies as frequent. */
const TINY = { leastCompanies: 0, leastShare: 0.1 };
const NAMES = ['Malarnia Malwa', 'Malarz', 'Dom i malarz', 'Dom', 'Domy Łódź'];
const QUERIES = ['m', 'mal', 'malarz', 'malw', 'dom', 'do', 'lodz', 'dom mal'];

const api = await createTestApi();
/** The name consists of the words to search for. */
async function add(name: string, status = 'active'): Promise<string> {
  const id = await addCompany(api, name, status);
  await api.db.query(sql`update companies set city = null where id = ${id}`);
  return id;
}

for (let index = 0; index < 15; index += 1) await add(`${NAMES[index % NAMES.length]} ${index}`);
const draft = await add('Malarz w budowie', 'draft');
await api.db.query(sql`analyze companies`);

const keep = (changes = {}) => api.db.transaction((tx) => countCompanyWords(tx, { ...TINY, ...changes }));

async function list(query: Record<string, string>): Promise<CompanyPage> {
  const reply = await api.inject({ url: `/api/accounts/company-list-all/?${new URLSearchParams(query)}` });
  assert.equal(reply.statusCode, 200, reply.body);
  return reply.json<CompanyPage>();
}

/** Letters as the search folds them. */
function wordsOf(name: string): string[] {
  return name.toLowerCase().replaceAll('ł', 'l').replaceAll('ó', 'o').replaceAll('ź', 'z').split(' ');
}

/** Every page of every search equals that part of the whole list, with the same total. */
async function assertTrue(): Promise<void> {
  for (const sort_by of ['name_asc', 'date_desc']) {
    const all = (await list({ sort_by, limit: '100' })).results.map(({ name }) => name);
    for (const q of QUERIES) {
      const matches = (name: string) => q.split(' ').every((word) => wordsOf(name).some((one) => one.startsWith(word)));
      const expected = all.filter(matches);
      for (let page = 1; page <= Math.ceil(expected.length / 4) + 1; page += 1) {
        const found = await list({ q, sort_by, limit: '4', page: String(page) });
        const names = found.results.map(({ name }) => name);
        assert.deepEqual(names, expected.slice((page - 1) * 4, page * 4), `${q}, ${sort_by}, page ${page}`);
        assert.deepEqual([found.count, found.count_exact], [expected.length, true], q);
      }
    }
  }
}

async function remembered(): Promise<number> {
  const row = await api.db.one<{ count: number }>(sql`select count(*)::int as count from company_changes`);
  return row?.count ?? 0;
}

describe('companies with a frequent word', () => {
  it('are all found before the first count', assertTrue);

  it('are found and counted in two statements', async () => {
    await keep();
    await assertTrue();
    assert.equal(await statementsOf(api, () => list({ q: 'mal' })), 2);
    assert.ok((await statementsOf(api, () => list({ q: 'dom mal' }))) > 2);
  });

  it('are counted together with later additions, removals and renames, before and after these are added up', async () => {
    await add('Malarnia nowa');
    await api.db.query(sql`update companies set status = 'active' where id = ${draft}`);
    await api.db.query(sql`update companies set name = 'Dom bez farb' where name = 'Malarz 1'`);
    await api.db.query(sql`update companies set status = 'suspended' where name = 'Dom 3'`);
    await api.db.query(sql`update companies set phone = '1', city = 'Malbork' where name = 'Domy Łódź 4'`);
    await api.db.query(sql`update companies set city = null where name = 'Domy Łódź 4'`);
    assert.ok((await remembered()) > 0);
    await assertTrue();
    await keep();
    assert.equal(await remembered(), 0);
    await assertTrue();
  });

  it('are recounted when the counts are old', async () => {
    for (const name of ['Zegarmistrz', 'Zegary', 'Zegar']) await add(name);
    await keep();
    assert.ok((await statementsOf(api, () => list({ q: 'zegar' }))) > 2);
    await keep({ staleDays: 0 });
    assert.equal(await statementsOf(api, () => list({ q: 'zegar' })), 2);
    await assertTrue();
  });

  it('leave no words behind when they are deleted', async () => {
    const row = await api.db.one<{ id: string }>(sql`select id from companies where name = 'Zegary'`);
    await api.db.transaction((tx) => eraseCompany(tx, row?.id ?? '', new Date()));
    assert.equal(await remembered(), 0);
    assert.equal((await list({ q: 'zegar' })).count, 2);
    await assertTrue();
  });

  it('are not counted ahead in a small market', async () => {
    await add('Malarz nowy');
    await keep({ leastCompanies: 1_000 });
    assert.equal(await remembered(), 0);
    assert.ok((await statementsOf(api, () => list({ q: 'mal' }))) > 2);
    await assertTrue();
  });
});
