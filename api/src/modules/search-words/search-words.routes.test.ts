import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { CompanyPage } from '@wspolnik/contract/companies';
import type { OfferPage } from '@wspolnik/contract/offer-lists';
import type { SearchPage, SearchReply } from '@wspolnik/contract/search';
import type { SearchWord, SearchWordPage } from '@wspolnik/contract/search-words';
import { seedDemo } from '../../demo/seed.ts';
import { sql } from '../../storage/sql.ts';
import { createTestApi } from '../../testing/harness.ts';
import { as, signIn } from '../../testing/people.ts';
import { isRight, QUERIES, shownOf } from '../../testing/search-queries.ts';
import { readStartWords } from './start-list.ts';

const api = await createTestApi();
await seedDemo(api.context);
const asAdmin = as((await signIn(api, 'admin@demo.wspolnik.test', 'Demo!2345')).access);

const ROOT = '/api/accounts/admin/search-words/';
const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) =>
  api.inject({ method, url: `${ROOT}${path}`, headers: asAdmin, ...(payload && { payload }) });
const get = async <T>(path: string): Promise<T> => (await api.inject({ url: `/api/${path}` })).json<T>();
const search = (q: string) => get<SearchReply>(`search/?${new URLSearchParams({ q })}`);
const offers = (q: string) => get<OfferPage>(`offers/?${new URLSearchParams({ q })}`);
const errorOf = (reply: { json(): { fields?: Record<string, { code: string }[]> } }, field: string) =>
  reply.json().fields?.[field]?.[0]?.code;

/** Some of each part of the set; `pnpm bench:search` tries all. */
const TRIED = QUERIES.filter((_, index) => index % 5 === 0);

it('searches as people type them show a right answer', async () => {
  for (const [q, right] of TRIED) {
    const reply = await search(q);
    assert.ok(isRight(reply, right), `${q}: ${shownOf(reply).join(' | ')}`);
  }
});

it('the category that a search names comes before other titles, and the thing before what is done with it', async () => {
  const categoryOf = async (q: string) => (await search(q)).offers.results[0]?.category.name;
  assert.equal(await categoryOf('dachy'), 'Dachy');
  assert.equal(await categoryOf('montaż wykładzin'), 'Remonty i wykończenia');
});

it('each phrase of the start list is one word of the table', async () => {
  const row = await api.db.one<{ count: number }>(sql`select count(*)::int as count from search_words`);
  assert.equal(row?.count, readStartWords().length);
});

it('companies with some of the words are marked as similar', async () => {
  const companies = await get<CompanyPage>(
    `accounts/company-list-all/?${new URLSearchParams({ q: 'kto naprawi kosmiczny dach' })}`,
  );
  assert.deepEqual([companies.similar, companies.results[0]?.name], [true, 'Dachy Podhale']);
  assert.equal((await get<CompanyPage>('accounts/company-list-all/?q=dekarz')).similar, undefined);
});

it('a town narrows, and what is near follows where it has nothing', async () => {
  const inTown = await offers('drukarnia bydgoszcz');
  assert.deepEqual([inTown.reading?.place?.name, inTown.reading?.place?.scope], ['Bydgoszcz', 'town']);
  assert.ok(inTown.count > 0 && inTown.results.every(({ city }) => city === 'Bydgoszcz'));
  const near = await offers('catering w gdyni');
  assert.equal(near.reading?.place?.scope, 'near');
  assert.ok(near.results.every(({ city }) => city === 'Gdańsk'));
  const anywhere = await offers('dekarz szczecin');
  assert.deepEqual([anywhere.reading?.place?.scope, anywhere.reading?.words], ['anywhere', 'dekarz']);
  const [roofs] = anywhere.reading?.categories ?? [];
  assert.deepEqual([roofs?.name, roofs?.image], ['Dachy', '/api/category-pictures/building.svg']);
});

it('admins add, change, find and delete a word, which the next search knows', async () => {
  assert.equal((await search('smakosz')).offers.count, 0);
  const catering = await api.db.one<{ id: string }>(sql`select id from categories where name = 'Catering'`);
  const created = await call('POST', '', {
    phrase: ' Smakosz ',
    category_id: catering?.id,
    words: ' obiady,, podwieczorki ',
  });
  assert.equal(created.statusCode, 201, created.body);
  const word = created.json<SearchWord>();
  assert.deepEqual([word.phrase, word.words, word.category?.name], ['Smakosz', 'obiady, podwieczorki', 'Catering']);
  assert.ok((await search('smakosza')).offers.count > 0);
  assert.equal(errorOf(await call('POST', '', { phrase: 'SMAKOSZ', words: 'x' }), 'phrase'), 'phraseTaken');
  assert.equal(errorOf(await call('POST', '', { phrase: 'łasuch' }), 'category_id'), 'oneOf');
  const found = (await call('GET', '?q=podwieczork')).json<SearchWordPage>();
  assert.deepEqual(
    found.results.map(({ id }) => id),
    [word.id],
  );
  assert.equal((await call('PUT', `${word.id}/`, { phrase: 'łakomczuch', words: 'obiady' })).statusCode, 200);
  assert.equal((await search('smakosz')).offers.count, 0);
  assert.equal((await call('DELETE', `${word.id}/`)).statusCode, 204);
  assert.equal((await call('DELETE', `${word.id}/`)).json().code, 'not_found');
  const audit = await api.db.query<{ action: string }>(
    sql`select action from audit_log where subject_id = ${word.id} order by id`,
  );
  assert.deepEqual(
    audit.map(({ action }) => action),
    ['search_word.created', 'search_word.changed', 'search_word.deleted'],
  );
});

it('people are a list that trade, town and tags narrow', async () => {
  const people = (query: object, headers = asAdmin) =>
    api
      .inject({ url: `/api/search-separate/?${new URLSearchParams({ type: 'users', ...query })}`, headers })
      .then((reply) => reply.json<SearchPage>());
  const person = await api.db.one<{ id: string }>(
    sql`update users set city = 'Sopot', seeks = '{Inwestor}', details_visibility = 'signed_in' where email = 'user@demo.wspolnik.test' returning id`,
  );
  const all = await people({});
  assert.ok(all.count > 30);
  assert.deepEqual(
    (await people({ city: 'sopot', seeks: 'INWESTOR' })).results.map(({ id }) => id),
    [person?.id],
  );
  assert.equal((await people({ offers: 'nikt tego nie ma' })).count, 0);
  // Town and tags are not for guests.
  assert.equal((await people({ city: 'sopot' }, {} as typeof asAdmin)).count, 0);
  const law = await api.db.one<{ id: string }>(sql`select id from categories where name = 'Prawo i doradztwo'`);
  const lawyers = await people({ category: law?.id ?? '' });
  assert.ok(lawyers.count > 0 && lawyers.count < all.count);
});
