import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { SearchPage, SearchReply } from '@wspolnik/contract/search';
import { newId } from '../../platform/ids.ts';
import { sql } from '../../storage/sql.ts';
import { createTestApi } from '../../testing/harness.ts';
import { addCompany, addMember, addUser, asUser } from '../../testing/people.ts';
import { addCategory, addContact, addOffer, statementsOf } from '../offers/testing/offers.ts';

const api = await createTestApi();
const category_id = await addCategory(api, 'Żywność');
const bakery = await addCompany(api, 'Piekarnia Łosoś');
const mill = await addCompany(api, 'Młyn Żytni');
await addCompany(api, 'Piekarnia w Budowie', 'draft');
await addCompany(api, 'Piekarnia Zawieszona', 'suspended');
await api.db.query(sql`update companies set rating = 4.5, city = 'Kraków' where id = ${mill}`);

async function person(email: string, first: string, last: string, options = {}): Promise<string> {
  const id = await addUser(api, { email, ...options });
  await api.db.query(sql`update users set first_name = ${first}, last_name = ${last} where id = ${id}`);
  return id;
}
const zaneta = await person('zaneta@test.pl', 'Żaneta', 'Łosowska');
await person('hidden@test.pl', 'Żaneta', 'Ukryta', { verified: false });
await person('disabled@test.pl', 'Żaneta', 'Zablokowana', { disabled: true });
const viewer = await person('viewer@test.pl', 'Jan', 'Kowal');
await addContact(api, viewer, bakery);
await addContact(api, zaneta, bakery);
await addContact(api, viewer, zaneta);
await addMember(api, mill, viewer, 'member');

const offer = await addOffer(api, { company_id: bakery, category_id, title: 'Chleb żytni na zakwasie' });
await addOffer(api, { company_id: bakery, category_id, title: 'Chleb wycofany', is_active: false });
async function addPost(text: string, hidden = false): Promise<string> {
  const id = newId();
  await api.db.query(sql`
    insert into posts (id, text, author_type, author_user_id, written_by, created_at, hidden_at, hidden_reason)
    values (${id}, ${text}, 'user', ${zaneta}, ${zaneta}, now(), ${hidden ? new Date() : null}, ${hidden ? 'Spam' : null})`);
  return id;
}
const post = await addPost('Upiekłam chleb razem z sąsiadką');
await addPost('Chleb, którego nikt nie widzi', true);

async function search(q: string, headers: Record<string, string> = {}): Promise<SearchReply> {
  const reply = await api.inject({ url: `/api/search/?${new URLSearchParams({ q })}`, headers });
  assert.equal(reply.statusCode, 200, reply.body);
  return reply.json<SearchReply>();
}
async function separate(query: Record<string, string>, headers: Record<string, string> = {}): Promise<SearchPage> {
  const reply = await api.inject({ url: `/api/search-separate/?${new URLSearchParams(query)}`, headers });
  assert.equal(reply.statusCode, 200, reply.body);
  return reply.json<SearchPage>();
}
const ids = ({ results }: { results: { id: string }[] }) => results.map(({ id }) => id);
const counts = ({ companies, users, offers, posts }: SearchReply) =>
  [companies, users, offers, posts].map(({ count }) => count);

describe('the search', () => {
  test('the search finds companies, people, offers and posts at once', async () => {
    const bread = await search('chleb');
    assert.deepEqual([ids(bread.offers), ids(bread.posts)], [[offer], [post]]);
    assert.deepEqual(counts(bread), [0, 0, 1, 1]);
    const salmon = await search('los');
    assert.deepEqual([ids(salmon.companies), ids(salmon.users)], [[bakery], [zaneta]]);
    assert.equal(salmon.closest, false);
  });

  test('the search finds other inflections of the words, the typed ones first', async () => {
    const company_id = await addCompany(api, 'Pracownia Cyfrowa');
    const add = (title: string) => addOffer(api, { company_id, category_id, title });
    const shop = await add('Projekt i wdrożenie sklepu internetowego');
    const site = await add('Strony internetowe dla gastronomii');
    const table = await add('Mebel na wymiar');
    const tables = await add('Meble biurowe');
    const translated = [await add('Tłumaczenia umów'), await add('Tłumaczenie przysięgłe')];
    // Few have all the words: those with one of them follow.
    assert.deepEqual(ids((await search('sklep internetowy')).offers), [shop, site]);
    assert.deepEqual(ids((await search('strona internetowa')).offers), [site, shop]);
    assert.deepEqual(ids((await search('mebel')).offers), [table, tables]);
    assert.deepEqual(ids((await search('meble')).offers), [tables, table]);
    assert.deepEqual(ids((await search('tłumaczenia')).offers), translated);
    assert.deepEqual(ids((await search('tłumaczenie')).offers), translated.toReversed());
    assert.deepEqual(ids(await separate({ q: 'tłumaczenie', type: 'offers' })), translated.toReversed());
  });

  test('the search puts a word of the title before one of the company or the city', async () => {
    const company_id = await addCompany(api, 'Fotografia Wesele');
    const titled = await addOffer(api, { company_id: mill, category_id, title: 'Fotografia produktowa' });
    await addOffer(api, { company_id, category_id, title: 'Album ślubny' });
    const { offers } = await search('fotografia');
    assert.deepEqual([offers.count, offers.results[0]?.id], [2, titled]);
  });

  test('offers those with some of the words when none has all', async () => {
    const some = await search('chleb kosmiczny');
    assert.equal(some.closest, true);
    assert.deepEqual(ids(some.offers), [offer]);
    const page = await separate({ q: 'chleb kosmiczny', type: 'offers' });
    assert.deepEqual([page.closest, ids(page)], [true, [offer]]);
    assert.equal((await separate({ q: 'chleb', type: 'offers' })).closest, false);
    assert.equal((await separate({ q: 'zakwsie', type: 'offers' })).closest, true);
  });

  test('a rare word matters more than a frequent one, and words of the same root are found where nothing else is', async () => {
    const company_id = await addCompany(api, 'Blacharstwo Kmita');
    const add = (title: string) => addOffer(api, { company_id, category_id, title });
    // Equally relevant ones would come after newer ones.
    const roof = await add('Dach płaski');
    const repairs = [await add('Naprawa rynien'), await add('Naprawa bramy'), await add('Naprawa płotu')];
    const found = await search('szklany dach naprawa');
    assert.deepEqual([found.closest, ids(found.offers)], [true, [roof, ...repairs.toReversed()]]);
    const desk = await add('Lada recepcyjna');
    assert.deepEqual(ids((await search('recepcja')).offers), [desk]);
    assert.deepEqual(ids(await separate({ q: 'kosmiczna recepcja', type: 'offers' })), [desk]);
  });

  test('offers with some of the words are shown beside a company that has all of them', async () => {
    const company_id = await addCompany(api, 'Zegarmistrz Sowa');
    await api.db.query(sql`update companies set description = 'Naprawiamy zegary wieżowe' where id = ${company_id}`);
    const clock = await addOffer(api, { company_id: bakery, category_id, title: 'Zegar ścienny' });
    const { companies, offers, closest } = await search('zegary wieżowe');
    assert.deepEqual([closest, ids(companies), ids(offers)], [false, [company_id], [clock]]);
  });

  test('the search ignores case, diacritics, the order of words and their endings', async () => {
    for (const q of ['ŻYTNI mł', 'mlyn zytni', '  Zytni,  młyn! ', 'kraków młyn'])
      assert.deepEqual(ids((await search(q)).companies), [mill], q);
    assert.deepEqual(ids((await search('losowska zaneta')).users), [zaneta]);
    assert.equal((await search('młyn kowal')).closest, true);
  });

  test('the search omits inactive profiles and hidden content', async () => {
    assert.deepEqual(ids((await search('piekarnia')).companies), [bakery]);
    assert.deepEqual(ids((await search('żaneta')).users), [zaneta]);
  });

  test('shows the viewer their contacts, and nobody an address', async () => {
    const headers = await asUser(api, 'viewer@test.pl');
    const [company] = (await search('piekarnia', headers)).companies.results;
    assert.equal(company?.network_status, 'both_connected');
    const [someone] = (await search('żaneta', headers)).users.results;
    assert.deepEqual(
      [someone?.network_status, someone?.shared_contacts, someone?.total_contacts],
      ['both_connected', 1, 2],
    );
    assert.ok(!JSON.stringify(someone).includes('@'));
    assert.equal((await search('młyn', headers)).companies.results[0]?.network_status, 'connected');
    assert.equal((await search('młyn')).companies.results[0]?.network_status, null);
  });

  test('offers the closest by spelling when nothing else matches', async () => {
    const typo = await search('piekrania');
    assert.equal(typo.closest, true);
    assert.deepEqual(ids(typo.companies), [bakery]);
    assert.deepEqual(ids((await search('zakwsie')).offers), [offer]);
    assert.deepEqual(ids((await search('losowsak')).users), [zaneta]);
    const nonsense = await search('qqqqzzzz');
    assert.deepEqual([nonsense.closest, ...counts(nonsense)], [false, 0, 0, 0, 0]);
  });

  test('the search finds nothing without a letter or digit, and treats the text literally', async () => {
    for (const q of ['', '   ', '!?', '\0', "'", '%', '🙂']) assert.deepEqual(counts(await search(q)), [0, 0, 0, 0], q);
    for (const q of ["x' or 1=1 --", 'a:*|b', '<script>', 'x'.repeat(200), 'ا‏ب']) await search(q);
    assert.deepEqual(counts(await search('x'.repeat(201))), [0, 0, 0, 0]);
  });

  test('the search costs at most five statements, and eight with a typing error', async () => {
    const headers = await asUser(api, 'viewer@test.pl');
    assert.ok((await statementsOf(api, () => search('piekarnia', headers))) <= 5);
    assert.ok((await statementsOf(api, () => search('piekrania', headers))) <= 8);
  });
});

describe('the search of one kind', () => {
  test('the search comes in pages, also empty ones and those past the end', async () => {
    for (let index = 0; index < 7; index += 1) await addCompany(api, `Hurtownia ${index}`);
    const first = await separate({ q: 'hurtownia', type: 'companies', limit: '3' });
    assert.deepEqual([first.count, first.results.length, first.previous], [7, 3, null]);
    const seen = new Set<string>();
    for (let url: string | null = '/api/search-separate/?q=hurtownia&limit=3'; url; ) {
      const page: SearchPage = (await api.inject({ url })).json<SearchPage>();
      for (const id of ids(page)) seen.add(id);
      url = page.next;
    }
    assert.equal(seen.size, 7);
    const deep = await separate({ q: 'hurtownia', page: '900' });
    assert.deepEqual([deep.count, deep.results, deep.next], [7, [], null]);
    assert.equal((await search('hurtownia')).companies.results.length, 5);
  });

  test('the search answers the requested kind', async () => {
    assert.deepEqual(ids(await separate({ q: 'żaneta', type: 'users' })), [zaneta]);
    assert.deepEqual(ids(await separate({ q: 'chleb', type: 'offers' })), [offer]);
    assert.deepEqual(ids(await separate({ q: 'chleb', type: 'posts' })), [post]);
    assert.deepEqual(ids(await separate({ q: 'losowsak', type: 'users' })), [zaneta]);
    assert.deepEqual((await separate({ type: 'users' })).count, 2, 'people without words are the newest');
  });
});
