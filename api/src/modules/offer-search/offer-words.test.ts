import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { OfferPage } from '@wspolnik/contract/offer-lists';
import { sql } from '../../storage/sql.ts';
import { createTestApi } from '../../testing/harness.ts';
import { addCompany } from '../../testing/people.ts';
import { addMarket } from '../offers/testing/market.ts';
import { addOffer, type OfferInput } from '../offers/testing/offers.ts';

const api = await createTestApi();
const ids = await addMarket(api);

async function titles(query: Record<string, string>): Promise<string[]> {
  const reply = await api.inject({ url: `/api/offers/?${new URLSearchParams(query)}` });
  assert.equal(reply.statusCode, 200, reply.body);
  return reply.json<OfferPage>().results.map(({ title }) => title);
}

describe('the words of q', () => {
  it('a search finds words by their prefixes, without case and diacritics, all of them', async () => {
    assert.deepEqual(await titles({ q: 'KSIEGOW' }), ['Księgowość łódzka']);
    assert.deepEqual(await titles({ q: 'lodzka faktury' }), ['Księgowość łódzka']);
    assert.deepEqual((await titles({ q: 'smaki' })).sort(), ['Kelnerka', 'Obiady']);
    // No offer has both: those with one of them in the title or the category are marked as similar.
    const some = (await api.inject({ url: '/api/offers/?q=sklep%20obiady' })).json<OfferPage>();
    assert.deepEqual([some.similar, some.results[0]?.title], [true, 'Sklep internetowy']);
  });

  it('a search has the most relevant first with words: in the title, then in the company, then in the text', async () => {
    const digger = await addCompany(api, 'Koparka');
    const offer = (title: string, more: Partial<OfferInput> = {}) =>
      addOffer(api, { company_id: ids.other, category_id: ids.food, title, ...more });
    await offer('Koparki bez operatora', { created_at: '2026-02-01T10:00:00Z' });
    await offer('Wykopy', { description: 'Duża koparka.' });
    await offer('Niwelacja', { company_id: digger });
    await offer('Mała koparka', { created_at: '2026-01-31T10:00:00Z' });
    await offer('Koparka z operatorem', { created_at: '2026-01-30T10:00:00Z' });
    const ranked = ['Mała koparka', 'Koparka z operatorem', 'Koparki bez operatora', 'Niwelacja', 'Wykopy'];
    assert.deepEqual(await titles({ q: 'koparka' }), ranked);
    const pages = [1, 2, 3].map((page) => titles({ q: 'koparka', limit: '2', page: `${page}` }));
    assert.deepEqual((await Promise.all(pages)).flat(), ranked);
    assert.equal((await titles({ q: 'koparka', sort_by: 'date_asc' }))[0], 'Koparka z operatorem');
    await api.db.query(sql`delete from offers where tsv @@ 'koparka | koparki'`);
  });

  it('a search corrects a typing error only when nothing else is found', async () => {
    assert.deepEqual(await titles({ q: 'ksiegowosci' }), ['Księgowość łódzka']);
    assert.deepEqual(await titles({ q: 'internetwy' }), ['Sklep internetowy']);
  });

  it('a search accepts punctuation and nonsense in q', async () => {
    assert.equal((await titles({ q: ' !!! ' })).length, 5);
    assert.equal((await titles({ q: "sklep'); drop table offers; --" }))[0], 'Sklep internetowy');
    assert.deepEqual(await titles({ q: 'sklep internet & | ! <-> :*' }), ['Sklep internetowy']);
  });
});
