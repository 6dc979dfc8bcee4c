import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  type CompanyMarkerPage,
  CompanyMarkerPage as CompanyMarkerPageSchema,
  type CompanyPage,
} from '@wspolnik/contract/companies';
import { Compile } from 'typebox/compile';
import { sql } from '../../storage/sql.ts';
import { createTestApi } from '../../testing/harness.ts';
import { addCompany, addMember, addUser, asUser } from '../../testing/people.ts';
import { addCategory, addContact, addInvitation, statementsOf } from '../offers/testing/offers.ts';

const api = await createTestApi();

async function companyAt(name: string, lat: number | null, lng: number | null, status = 'active'): Promise<string> {
  const id = await addCompany(api, name, status);
  await api.db.query(sql`update companies set lat = ${lat}, lng = ${lng} where id = ${id}`);
  return id;
}
const warsaw = await companyAt('Warszawa', 52.2297, 21.0122);
const pruszkow = await companyAt('Pruszków', 52.1705, 20.812);
const krakow = await companyAt('Kraków', 50.0647, 19.945);
await companyAt('Bez adresu', null, null);
await companyAt('Szkic', 52.2297, 21.0122, 'draft');
const user = await addUser(api, { email: 'user@example.test' });
const own = await companyAt('Własna', 54.352, 18.6466);
await addMember(api, own, user, 'owner');
await addContact(api, user, krakow);
await addContact(api, own, pruszkow);
await addInvitation(api, user, warsaw);
await addInvitation(api, pruszkow, user);
const asPerson = await asUser(api, 'user@example.test');
const asOwn = { ...asPerson, 'company-id': own };

async function both(query: string, headers: Record<string, string> = {}): Promise<string[]> {
  const list = await api.inject({ url: `/api/accounts/company-list-all/${query}`, headers });
  const map = await api.inject({ url: `/api/accounts/company-markers/${query}`, headers });
  const names = list.json<CompanyPage>().results.map(({ name }) => name);
  const markers = map.json<CompanyMarkerPage>().results.map(({ name }) => name);
  assert.deepEqual(new Set(markers), new Set(names.filter((name) => name !== 'Bez adresu')));
  assert.equal(list.json<CompanyPage>().count, names.length);
  return names;
}

describe('companies around a place', () => {
  it('companies are those inside the circle, on the list and on the map', async () => {
    assert.deepEqual(await both('?lat=52.23&lng=21.01&radius=10'), ['Warszawa']);
    assert.deepEqual(await both('?lat=52.23&lng=21.01&radius=20'), ['Pruszków', 'Warszawa']);
    assert.deepEqual(await both('?lat=52.23&lng=21.01&radius=300'), ['Kraków', 'Pruszków', 'Warszawa', 'Własna']);
    assert.deepEqual(await both('?lat=0&lng=0&radius=500'), []);
  });

  it('companies need latitude, longitude and radius together', async () => {
    assert.equal((await both('?lat=52.23&lng=21.01')).length, 5);
    assert.equal((await both('?radius=10')).length, 5);
    assert.equal((await both('?lat=952&lng=21.01&radius=10')).length, 5);
  });
});

describe('companies by their ids', () => {
  it('companies are only these of the matches', async () => {
    const named = async (query: string) =>
      (await api.inject({ url: `/api/accounts/company-list-all/${query}` }))
        .json<CompanyPage>()
        .results.map(({ name }) => name);
    assert.deepEqual(await named(`?ids=${krakow},${own},x`), ['Kraków', 'Własna']);
    assert.deepEqual(await named(`?ids=${krakow},${warsaw}&lat=52.23&lng=21.01&radius=10`), ['Warszawa']);
    assert.deepEqual(await named('?ids=01900000-0000-7000-8000-000000000000'), []);
    assert.equal((await named('?ids=x')).length, 5);
  });
});

describe('companies of a category', () => {
  it('companies are those in it and below it, also after the category has moved', async () => {
    const trade = await addCategory(api, 'Budowa');
    const branch = await addCategory(api, 'Dachy', trade);
    const leaf = await addCategory(api, 'Blacha', branch);
    const move = (id: string, category: string | null) =>
      api.db.query(sql`update companies set category_id = ${category} where id = ${id}`);
    await move(warsaw, leaf);
    await move(krakow, branch);
    assert.deepEqual(await both(`?category=${trade}`), ['Kraków', 'Warszawa']);
    assert.deepEqual(await both(`?category=${branch}`), ['Kraków', 'Warszawa']);
    assert.deepEqual(await both(`?category=${leaf}`), ['Warszawa']);
    await move(warsaw, null);
    assert.deepEqual(await both(`?category=${branch}`), ['Kraków']);
    assert.deepEqual(await both(`?category=${leaf}`), []);
    await move(krakow, null);
  });
});

describe('companies of the network', () => {
  it('companies are the contacts of the identity in use', async () => {
    assert.deepEqual(await both('?network=true', asPerson), ['Kraków']);
    assert.deepEqual(await both('?network=true', asOwn), ['Pruszków']);
    assert.deepEqual(await both('?network=true&q=krak', asOwn), []);
  });

  it('companies are those visible to everybody, in every order', async () => {
    const active = await companyAt('Żabki', 52.29, 21.11);
    const draft = await companyAt('Zaczęta', 52.29, 21.11, 'draft');
    for (const id of [active, draft]) await addContact(api, user, id);
    assert.deepEqual(await both('?network=true', asPerson), ['Kraków', 'Żabki']);
    assert.deepEqual(await both('?network=true&sort_by=date_desc', asPerson), ['Żabki', 'Kraków']);
    await api.db.query(sql`update companies set deleted_at = now() where id = ${active}`);
    assert.deepEqual(await both('?network=true', asPerson), ['Kraków']);
  });

  it('companies are all companies for a guest', async () => {
    assert.equal((await both('?network=true')).length, 5);
  });
});

describe('the map', () => {
  it('the map has up to 10 000 light markers, without companies that have no position', async () => {
    const reply = await api.inject({ url: '/api/accounts/company-markers/' });
    const page = reply.json<CompanyMarkerPage>();
    assert.ok(Compile(CompanyMarkerPageSchema).Check(page));
    assert.deepEqual([page.limit, page.count, page.results.length], [10_000, 4, 4]);
    const marker = page.results.find(({ id }) => id === warsaw);
    assert.deepEqual(marker, { id: warsaw, name: 'Warszawa', lat: 52.2297, lng: 21.0122, thumbnail: null, rating: 0 });
    const second = (
      await api.inject({ url: '/api/accounts/company-markers/?limit=3&page=2' })
    ).json<CompanyMarkerPage>();
    assert.deepEqual([second.results.length, second.next], [1, null]);
  });

  it('the map reflects edits of a company', async () => {
    const id = await companyAt('Cud"zysłów', 50, 20);
    await api.db.query(
      sql`update companies set rating = 3.5, thumbnail = '/api/files/a.jpg', lat = 50.5 where id = ${id}`,
    );
    const found = async () =>
      (await api.inject({ url: '/api/accounts/company-markers/?q=cud' })).json<CompanyMarkerPage>().results;
    const marker = { id, name: 'Cud"zysłów', lat: 50.5, lng: 20, thumbnail: '/api/files/a.jpg', rating: 3.5 };
    assert.deepEqual(await found(), [marker]);
    await api.db.query(sql`update companies set deleted_at = now() where id = ${id}`);
    assert.deepEqual(await found(), []);
  });

  it('the map and the list cost a few statements, whatever their size', async () => {
    for (const url of ['company-list-all/?limit=100&network=true', 'company-markers/?network=true']) {
      const cost = await statementsOf(api, () => api.inject({ url: `/api/accounts/${url}`, headers: asOwn }));
      assert.ok(cost <= 6, `${url}: ${cost}`);
    }
  });

  it('the map never answers more than 100 full companies', async () => {
    const reply = await api.inject({ url: '/api/accounts/company-list-all/?limit=10000' });
    assert.equal(reply.statusCode, 422);
  });
});
