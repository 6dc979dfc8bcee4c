import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { OFFER_SORTS, OfferMarkerPage, type OfferPage } from '@wspolnik/contract/offer-lists';
import { Compile } from 'typebox/compile';
import { createTestApi } from '../../testing/harness.ts';
import { asUser } from '../../testing/people.ts';
import { addMarket } from '../offers/testing/market.ts';
import { statementsOf } from '../offers/testing/offers.ts';

const api = await createTestApi();
const ids = await addMarket(api);

async function markers(
  query: Record<string, string> = {},
  headers: Record<string, string> = {},
): Promise<OfferMarkerPage> {
  const reply = await api.inject({ url: `/api/offers/markers/?${new URLSearchParams(query)}`, headers });
  assert.equal(reply.statusCode, 200, reply.body);
  return reply.json<OfferMarkerPage>();
}
const names = async (...input: Parameters<typeof markers>) => (await markers(...input)).results.map(({ name }) => name);

describe('GET offers/markers/', () => {
  it('the answer answers the listed offers with a position, newest first', async () => {
    const page = await markers();
    assert.ok(Compile(OfferMarkerPage).Check(page), JSON.stringify(Compile(OfferMarkerPage).Errors(page)));
    assert.deepEqual(
      page.results.map(({ name }) => name),
      ['Sklep internetowy', 'Aplikacja', 'Obiady'],
    );
    const { id, name, lat, lng, ...row } = page.results[0] ?? assert.fail('no marker');
    assert.deepEqual({ id, name, lat, lng }, { id: ids.sklep, name: 'Sklep internetowy', lat: 50.0647, lng: 19.945 });
    const listed = (await api.inject({ url: '/api/offers/' }))
      .json<OfferPage>()
      .results.find((offer) => offer.id === id);
    const { city, individual_price, price_from, price_to, is_job } = listed ?? assert.fail('not in the list');
    assert.deepEqual(row, { city, individual_price, price_from, price_to, is_job });
    assert.deepEqual([page.count, page.count_exact, page.limit], [3, true, 10_000]);
  });

  it('the answer tells when there are more than it shows', async () => {
    const page = await markers({ limit: '2' });
    assert.deepEqual([page.results.length, page.count_exact], [2, false]);
  });

  it('the answer has the order of the list', async () => {
    const titles = async (query: Record<string, string>) => {
      const reply = await api.inject({ url: `/api/offers/?${new URLSearchParams(query)}` });
      return reply.json<OfferPage>().results.map(({ title }) => title);
    };
    const shown = new Set(await names());
    for (const query of [...OFFER_SORTS.map((sort_by) => ({ sort_by })), { q: 'sklep' }]) {
      const listed = (await titles(query)).filter((title) => shown.has(title));
      assert.deepEqual(await names(query), listed, JSON.stringify(query));
    }
  });

  it('the answer applies the filters of the list', async () => {
    assert.deepEqual(await names({ category: ids.food }), ['Obiady']);
    assert.deepEqual(await names({ city: 'krakow', price_from: '150' }), ['Sklep internetowy']);
    assert.deepEqual(await names({ lat: '52.2', lng: '21', radius: '30' }), ['Aplikacja']);
    assert.deepEqual(await names({ q: 'SKLEP inter' }), ['Sklep internetowy']);
    assert.deepEqual(await names({ network: 'true' }, await asUser(api, 'person@test.pl')), ['Obiady']);
    assert.deepEqual(await names({ page: 'abc', price_from: 'dużo', city: '%' }), []);
  });

  it('the answer tells that it shows the closest by spelling, as the list does', async () => {
    const list = (q: string) => api.inject({ url: `/api/offers/?q=${q}` }).then((reply) => reply.json<OfferPage>());
    assert.deepEqual([(await list('sklep')).similar, (await markers({ q: 'sklep' })).similar], [undefined, undefined]);
    const [page, map] = [await list('internetwy'), await markers({ q: 'internetwy' })];
    assert.deepEqual([page.similar, map.similar], [true, true]);
    assert.deepEqual(
      [page.results.map(({ title }) => title), map.results.map(({ name }) => name)],
      [['Sklep internetowy'], ['Sklep internetowy']],
    );
    const none = await list('xyzq');
    assert.deepEqual([none.count, none.similar], [0, undefined]);
  });

  it('the answer costs a few statements, whatever its size', async () => {
    const headers = await asUser(api, 'person@test.pl');
    const cost = await statementsOf(api, () =>
      api.inject({ url: '/api/offers/markers/?q=internetwy&network=true', headers }),
    );
    assert.ok(cost <= 7, String(cost));
  });
});
