import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { SavedSearch } from '@wspolnik/contract/saved-searches';
import { newId } from '../../platform/ids.ts';
import { sql } from '../../storage/sql.ts';
import { createTestApi } from '../../testing/harness.ts';
import { addCompany, addMember, addUser, asUser } from '../../testing/people.ts';

const api = await createTestApi();
const me = await addUser(api, { email: 'me@test.pl' });
await addUser(api, { email: 'other@test.pl' });
const company = await addCompany(api, 'Firma');
await addMember(api, company, me, 'member');
const mine = await asUser(api, 'me@test.pl');
const asCompany = { ...mine, 'company-id': company };
const others = await asUser(api, 'other@test.pl');

const save = (payload: object, headers: Record<string, string> = mine) =>
  api.inject({ method: 'POST', url: '/api/saved-searches/', payload, headers });
const list = async (headers: Record<string, string> = mine, query = '') =>
  (await api.inject({ url: `/api/saved-searches/${query}`, headers })).json();
const remove = async (id: string, headers: Record<string, string> = mine) =>
  (await api.inject({ method: 'DELETE', url: `/api/saved-searches/${id}/`, headers })).statusCode;

describe('a saved search', () => {
  test('a search keeps its name and filters, newest first, only for the profile in use', async () => {
    const filters = { q: 'dach', city: 'Łódź', price_to: 1000.5, network: true };
    const reply = await save({ name: '  Dachy w Łodzi ', filters: { ...filters, page: 7, unheard: 1 } });
    assert.equal(reply.statusCode, 201);
    const saved = reply.json<SavedSearch>();
    assert.equal(saved.name, 'Dachy w Łodzi');
    assert.deepEqual(saved.filters, filters);
    const second = (await save({ name: 'Druga', filters: { with_salary: true } })).json<SavedSearch>();
    assert.deepEqual(
      (await list()).results.map(({ id }: SavedSearch) => id),
      [second.id, saved.id],
    );
    assert.deepEqual((await list(mine, '?limit=1&page=2')).results, [saved]);
    assert.equal((await list(asCompany)).count, 0);
    assert.equal((await list(others)).count, 0);
    assert.equal(await remove(saved.id, others), 404);
    assert.equal(await remove(saved.id, asCompany), 404);
    assert.equal(await remove(saved.id), 204);
    assert.equal(await remove(saved.id), 404);
    assert.equal(await remove(newId()), 404);
    assert.equal(await remove('nonsense'), 404);
    assert.equal(await remove(second.id), 204);
  });

  const refused: [string, object, object][] = [
    ['no name', { filters: { q: 'dach' } }, { name: [{ code: 'required' }] }],
    ['a blank name', { name: '  ', filters: { q: 'dach' } }, { name: [{ code: 'required' }] }],
    [
      'a long name',
      { name: 'x'.repeat(101), filters: { q: 'a' } },
      { name: [{ code: 'maxLength', params: { n: 100 } }] },
    ],
    ['no filter', { name: 'Wszystko', filters: {} }, { filters: [{ code: 'oneOf' }] }],
    [
      'what filters nothing',
      { name: 'Nic', filters: { q: '!?', lat: 50, network: false } },
      { filters: [{ code: 'oneOf' }] },
    ],
    [
      'a negative price',
      { name: 'Cena', filters: { price_from: -1 } },
      { 'filters.price_from': [{ code: 'min', params: { min: 0 } }] },
    ],
    [
      'a wrong type',
      { name: 'Cena', filters: { price_from: 'tanio' } },
      { 'filters.price_from': [{ code: 'numeric' }] },
    ],
  ];
  for (const [what, payload, fields] of refused) {
    test(`a search with ${what} is refused`, async () => {
      const reply = await save(payload);
      assert.equal(reply.statusCode, 422, reply.body);
      assert.deepEqual(reply.json().fields, fields);
    });
  }

  test('a search treats any text literally', async () => {
    for (const q of ["'; drop table offers; --", '<b>x</b>', '🙂 dach', 'دار', 'a & b | !c:*']) {
      assert.equal((await save({ name: q, filters: { q } }, others)).statusCode, 201, q);
    }
    assert.equal((await save({ name: 'a\0b', filters: { q: 'x' } }, others)).statusCode, 422);
    assert.equal((await save({ name: 'x', filters: { q: 'a\0b' } }, others)).statusCode, 422);
    assert.equal((await save({ name: 'x', filters: { q: 'a' } }, {})).statusCode, 401);
  });

  test('a search is one of at most twenty, also when several are saved at once', async () => {
    const replies = await Promise.all(
      Array.from({ length: 23 }, (_, index) =>
        save({ name: `Nr ${index}`, filters: { price_from: index + 1 } }, asCompany),
      ),
    );
    const codes = replies.map((reply) => reply.statusCode).sort();
    assert.deepEqual(
      [codes.filter((code) => code === 201).length, codes.filter((code) => code === 409).length],
      [20, 3],
    );
    assert.equal(replies.find((reply) => reply.statusCode === 409)?.json().code, 'limit_reached');
    assert.equal((await list(asCompany)).count, 20);
  });

  test('a search that finds the same offers is answered as it is, and only once per profile', async () => {
    const [category] = await api.db.query<{ id: string }>(sql`select id from categories order by node limit 1`);
    const filters = {
      q: 'Kuchnie',
      city: 'Łódź',
      workplace_types: 'remote,on_site',
      category: category?.id,
      radius: 7,
    };
    const first = (await save({ name: 'Kuchnie', filters })).json<SavedSearch>();
    const same = { q: ' kuchnie', city: 'łódź ', workplace_types: 'on_site,remote', categories: category?.id };
    const again = await save({ name: 'Inna nazwa', filters: same });
    assert.deepEqual([again.statusCode, again.json()], [200, first]);
    assert.equal((await save({ name: 'Węziej', filters: { ...same, price_to: 5 } })).statusCode, 201);
    assert.equal((await save({ name: 'Cudze', filters }, others)).statusCode, 201);
    const atOnce = await Promise.all([1, 2, 3].map(() => save({ name: 'x', filters: { city: 'Gdynia' } })));
    assert.deepEqual(atOnce.map((reply) => reply.statusCode).sort(), [200, 200, 201]);
    assert.equal(new Set(atOnce.map((reply) => reply.json<SavedSearch>().id)).size, 1);
  });

  test('a search keeps the name of its place, which is no filter', async () => {
    const circle = { lat: 50.06, lng: 19.94, radius: 25 };
    const saved = (await save({ name: 'Kraków', filters: { ...circle, place: 'Kraków' } })).json<SavedSearch>();
    assert.deepEqual(saved.filters, { ...circle, place: 'Kraków' });
    assert.equal((await save({ name: 'x', filters: circle })).json<SavedSearch>().id, saved.id);
    assert.equal((await save({ name: 'x', filters: { place: 'Kraków' } })).statusCode, 422);
  });

  test('a search is renamed by whom it belongs to', async () => {
    const { id } = (await save({ name: 'Stara', filters: { city: 'Sopot' } })).json<SavedSearch>();
    const rename = (name: unknown, headers = mine, of = id) =>
      api.inject({ method: 'PUT', url: `/api/saved-searches/${of}/`, payload: { name }, headers });
    const renamed = await rename('  Nowa ');
    assert.deepEqual([renamed.statusCode, renamed.json<SavedSearch>().name], [200, 'Nowa']);
    assert.equal((await rename('Cudza', others)).statusCode, 404);
    assert.equal((await rename('Firmowa', asCompany)).statusCode, 404);
    assert.equal((await rename('Nic', mine, newId())).statusCode, 404);
    for (const name of ['', '  ', 'x'.repeat(101), 'a\0b', 7, null]) assert.equal((await rename(name)).statusCode, 422);
    assert.ok((await list()).results.some((search: SavedSearch) => search.id === id && search.name === 'Nowa'));
  });

  test('a search is deleted with the account', async () => {
    const id = await addUser(api, { email: 'leaver@test.pl' });
    await save({ name: 'x', filters: { q: 'dach' } }, await asUser(api, 'leaver@test.pl'));
    await api.db.query(sql`update users set deleted_at = now() where id = ${id}`);
    assert.deepEqual(await api.db.query(sql`select id from saved_searches where user_id = ${id}`), []);
  });
});
