import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { SuggestReply } from '@wspolnik/contract/search';
import { Compile } from 'typebox/compile';
import { sql } from '../../storage/sql.ts';
import { createTestApi } from '../../testing/harness.ts';
import { addCompany, addUser } from '../../testing/people.ts';
import { addCategory, addOffer, statementsOf } from '../offers/testing/offers.ts';

const api = await createTestApi();
const websites = await addCategory(api, 'Strony internetowe');
await api.db.query(sql`update categories set name_en = 'Websites' where id = ${websites}`);
const studio = await addCompany(api, 'Studio Żółw');
await addCompany(api, 'Strojownia Fortepianów');
await addCompany(api, 'Strojownia w Budowie', 'draft');
await api.db.query(sql`update companies set city = 'Łódź' where name like 'Stro%'`);
const person = async (first: string, last: string, email: string, options = {}) => {
  const id = await addUser(api, { email, ...options });
  await api.db.query(sql`update users set first_name = ${first}, last_name = ${last} where id = ${id}`);
  return id;
};
const anna = await person('Anna', 'Stroińska', 'anna@test.pl');
await person('Ewa', 'Stroińska', 'ewa@test.pl', { disabled: true });
const site = await addOffer(api, { company_id: studio, category_id: websites, title: 'Strona firmowa w 14 dni' });
await addOffer(api, { company_id: studio, category_id: websites, title: 'Strony dla gastronomii' });
await addOffer(api, { company_id: studio, category_id: websites, title: 'Strony wycofane', is_active: false });

async function suggest(q: string, type?: string): Promise<SuggestReply> {
  const reply = await api.inject({
    url: `/api/search/suggest/?${new URLSearchParams({ q, ...(type ? { type } : {}) })}`,
  });
  assert.equal(reply.statusCode, 200, reply.body);
  const body = reply.json<SuggestReply>();
  assert.ok(Compile(SuggestReply).Check(body), reply.body);
  return body;
}
const shown = ({ results }: SuggestReply) => results.map(({ kind, label }) => `${kind} ${label}`);

describe('suggestions', () => {
  test('suggestions are of every kind, in the order of the kinds', async () => {
    const reply = await suggest('Stro');
    assert.deepEqual(shown(reply), [
      'word strona',
      'category Strony internetowe',
      'company Strojownia Fortepianów',
      'person Anna Stroińska',
      'offer Strony dla gastronomii',
      'offer Strona firmowa w 14 dni',
    ]);
    assert.equal(reply.closest, false);
    const [, category, company, someone, , offer] = reply.results;
    assert.deepEqual([category?.id, category?.label_en], [websites, 'Websites']);
    assert.equal(company?.detail, 'Łódź');
    assert.deepEqual([someone?.id, offer?.id, offer?.detail], [anna, site, 'Studio Żółw']);
    assert.ok(!JSON.stringify(reply).includes('@'));
  });

  test('fold case and diacritics, and know English names of categories', async () => {
    assert.deepEqual(shown(await suggest('zolw')), [
      'company Studio Żółw',
      'offer Strony dla gastronomii',
      'offer Strona firmowa w 14 dni',
    ]);
    assert.deepEqual(shown(await suggest('ŁÓ')), [
      'city Łódź',
      'company Strojownia Fortepianów',
      'company Studio Żółw',
    ]);
    assert.deepEqual(shown(await suggest('webs')), ['category Strony internetowe']);
  });

  test('complete the last word and keep the words before it', async () => {
    assert.ok(shown(await suggest('Strona fir')).includes('word strona firmowa'));
    assert.ok(!shown(await suggest('strona')).includes('word strona'));
  });

  test('know other forms of the words', async () => {
    assert.deepEqual(shown(await suggest('stron')), [
      'word strona',
      'category Strony internetowe',
      'offer Strony dla gastronomii',
      'offer Strona firmowa w 14 dni',
    ]);
    assert.deepEqual(shown(await suggest('gastronomią')).slice(0, 1), ['word gastronomii']);
    assert.deepEqual(shown(await suggest('stronie internetowej')), ['category Strony internetowe']);
  });

  test('suggestions are of one kind when only that is asked for', async () => {
    assert.deepEqual(shown(await suggest('lo', 'city')), ['city Łódź']);
    assert.deepEqual(shown(await suggest('Stro', 'company')), ['company Strojownia Fortepianów']);
    assert.deepEqual(shown(await suggest('lodzz', 'city')), ['city Łódź']);
  });

  test('suggestions are at most ten', async () => {
    for (let n = 0; n < 15; n += 1) await addCompany(api, `Hurtownia ${n}`);
    assert.equal((await suggest('hurt')).results.length, 10);
    assert.equal((await suggest('s')).results.length <= 10, true);
  });

  test('help with misspelt words', async () => {
    const typo = await suggest('gastornomii');
    assert.equal(typo.closest, true);
    assert.ok(shown(typo).includes('offer Strony dla gastronomii'));
    assert.ok(shown(await suggest('strionska')).includes('person Anna Stroińska'));
    assert.deepEqual(await suggest('qqqqzzzz'), { closest: false, results: [] });
  });

  test('suggestions are none without a letter or digit, and the text is taken literally', async () => {
    for (const q of ['', ' ', '%', '_', "'", '\0', '🙂']) assert.deepEqual((await suggest(q)).results, [], q);
    for (const q of ["x' or 1=1 --", 'a:*|b', 'ŉ', '½', 'ا‏ب', 'x'.repeat(200)]) await suggest(q);
    const long = await api.inject({ url: `/api/search/suggest/?q=${'x'.repeat(201)}` });
    assert.deepEqual(long.json<SuggestReply>().results, []);
  });

  test('suggestions take one statement, and one more for misspelt words', async () => {
    assert.equal(await statementsOf(api, () => suggest('stro')), 1);
    assert.equal(await statementsOf(api, () => suggest('gastornomii')), 2);
  });
});
