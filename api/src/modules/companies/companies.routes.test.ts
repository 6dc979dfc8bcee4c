import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Category } from '@wspolnik/contract/categories';
import type { CompanyPage } from '@wspolnik/contract/companies';
import { sql } from '../../storage/sql.ts';
import { createTestApi } from '../../testing/harness.ts';
import { addCompany, addMember, addUser, asUser } from '../../testing/people.ts';
import { addCategory } from '../offers/testing/offers.ts';

const api = await createTestApi();
const baker = await addCompany(api, 'Piekarnia Łosoś');
const miller = await addCompany(api, 'Młyn 100% Żyta');
const draft = await addCompany(api, 'Szkic', 'draft');
await api.db.query(sql`update companies set rating = 4.50, rating_count = 2 where id = ${baker}`);
await api.db.query(sql`update companies set city = 'Kraków' where id = ${miller}`);
const trade = await addCategory(api, 'Handel');
const bread = await addCategory(api, 'Pieczywo', trade);
await api.db.query(sql`update companies set category_id = ${bread} where id in (${baker}, ${draft})`);
await api.db.query(sql`update companies set category_id = ${trade} where id = ${miller}`);
const owner = await addUser(api, { email: 'owner@example.test' });
await addMember(api, draft, owner, 'owner');
await addMember(api, baker, owner, 'owner');

async function names(query: string): Promise<string[]> {
  const reply = await api.inject({ url: `/api/accounts/company-list-all/${query}` });
  assert.equal(reply.statusCode, 200, reply.body);
  return reply.json<CompanyPage>().results.map(({ name }) => name);
}

describe('companies', () => {
  test('companies are listed by name, only active ones', async () => {
    assert.deepEqual(await names(''), ['Młyn 100% Żyta', 'Piekarnia Łosoś']);
  });

  test('companies are found without regard to case, diacritics and the order of words', async () => {
    assert.deepEqual(await names('?q=losos piek'), ['Piekarnia Łosoś']);
    assert.deepEqual(await names('?q=100%25'), ['Młyn 100% Żyta']);
    assert.deepEqual(await names('?q=mlyn krak'), ['Młyn 100% Żyta']);
    assert.deepEqual(await names('?q=l'), ['Piekarnia Łosoś']);
  });

  test('companies come by relevance with words: the name before the city, then the best rated', async () => {
    const mills = [
      await addCompany(api, 'Olejarnia'),
      await addCompany(api, 'Tartak Olejarnia'),
      await addCompany(api, 'Tłocznia'),
    ];
    await api.db.query(sql`update companies set rating = 3 where id = ${mills[1] ?? ''}`);
    await api.db.query(sql`update companies set city = 'Olejarnia', rating = 5 where id = ${mills[2] ?? ''}`);
    assert.deepEqual(await names('?q=olejarnia'), ['Tartak Olejarnia', 'Olejarnia', 'Tłocznia']);
    assert.deepEqual(await names('?q=olejarnia&sort_by=name_asc'), ['Olejarnia', 'Tartak Olejarnia', 'Tłocznia']);
    await api.db.query(sql`delete from companies where id = any(${mills}::uuid[])`);
  });

  test('companies are counted in each category and below it under the other filters, when asked for', async () => {
    const facets = async (query: string) => {
      const reply = await api.inject({ url: `/api/accounts/company-list-all/${query}` });
      return reply.json<CompanyPage>().facets?.category;
    };
    const [inTrade, inBread] = [2, 1].map((count, index) => ({ id: [trade, bread][index], count, exact: true }));
    assert.deepEqual(await facets('?facets=category'), [inTrade, inBread]);
    assert.deepEqual(await facets(`?facets=category&category=${bread}`), [inTrade, inBread]);
    assert.deepEqual(await facets('?facets=category&city=krak'), [{ ...inTrade, count: 1 }]);
    assert.equal(await facets('?facets=category&q=ekarn'), undefined);
    assert.deepEqual(await facets('?facets=category&city=atlantyda'), []);
    assert.equal(await facets(''), undefined);
  });

  test('companies are found by a part of a word when no word starts with it', async () => {
    assert.deepEqual(await names('?q=ekarn'), ['Piekarnia Łosoś']);
    assert.deepEqual(await names('?q=zyta mly'), ['Młyn 100% Żyta']);
    assert.deepEqual(await names('?q=ek_rn'), []);
    assert.deepEqual(await names('?q=ek'), []);
  });

  test('companies are all listed when the search has no letter or digit', async () => {
    assert.equal((await names('?q=%25')).length, 2);
  });

  test('companies are filtered by city and rating', async () => {
    assert.deepEqual(await names('?city=krakow'), ['Młyn 100% Żyta']);
    assert.deepEqual(await names('?city=Krak'), ['Młyn 100% Żyta']);
    assert.deepEqual(await names('?city=rakow'), []);
    assert.deepEqual(await names('?company_rating=4'), ['Piekarnia Łosoś']);
    assert.deepEqual(await names('?category=unknown'), []);
    assert.deepEqual(await names('?sort_by=rating_desc'), ['Piekarnia Łosoś', 'Młyn 100% Żyta']);
  });

  test('only active companies are counted in their category and those above it', async () => {
    const [root] = (await api.inject({ url: '/api/categories/' })).json<Category[]>();
    assert.deepEqual([root?.company_count, root?.children[0]?.company_count], [2, 1]);
    assert.deepEqual(await names(`?category=${bread}`), ['Piekarnia Łosoś']);
  });

  test('companies come in pages whose links retain the filters', async () => {
    const first = (await api.inject({ url: '/api/accounts/company-list-all/?limit=1&sort_by=rating_desc' })).json();
    assert.equal(first.count, 2);
    assert.equal(first.previous, null);
    const second = (await api.inject({ url: first.next })).json();
    assert.deepEqual(
      second.results.map(({ name }: { name: string }) => name),
      ['Młyn 100% Żyta'],
    );
    assert.equal(second.next, null);
  });

  test('companies that are not active are visible only to their members', async () => {
    const url = `/api/accounts/company-list-all/${draft}/`;
    assert.equal((await api.inject({ url })).statusCode, 404);
    const reply = await api.inject({ url, headers: await asUser(api, 'owner@example.test') });
    assert.equal(reply.json().status, 'draft');
    assert.equal(reply.json().network_status, 'connected');
    assert.deepEqual(reply.json().users, [{ id: owner, role: 'owner' }]);
  });

  test('companies of the caller are listed with the caller’s role', async () => {
    const reply = await api.inject({
      url: '/api/accounts/company-list/',
      headers: await asUser(api, 'owner@example.test'),
    });
    const { count, results } = reply.json<{ count: number; results: { id: string; role: string }[] }>();
    assert.equal(count, 2);
    assert.deepEqual(
      results.map(({ id, role }) => [id, role]),
      [
        [baker, 'owner'],
        [draft, 'owner'],
      ],
    );
  });
});
