import { earlyPaths } from '@wspolnik/shared-auth/testing';
import remote from '../../remote.json';
import { OFFER_PARAMS, parseOfferQuery } from '../lib/offer-query.ts';
import { swrKeys } from '../lib/swr-keys.ts';
import { idOf } from '../lib/testing/samples.ts';
import { load } from './server.tsx';

async function loaded(path: string, search: string): Promise<string[]> {
  const { fallback } = await load({ getJSON: async () => null, locale: 'pl', path, search });
  return Object.keys(fallback);
}

it.each([
  '',
  '?page=2',
  '?page=1&sort_by=price_desc',
  `?categories=${idOf(1)}%2C${idOf(2)}&q=meble+%C5%82%C3%B3d%C5%BA`,
  '?lat=52.4&lng=16.9&radius=50&network=true&utm_source=x',
  '?price_from=100&price_to=1234.5&workplace_types=remote,hybrid&company_rating=4',
])('asks early for what the list asks for: /offers%s', async (search) => {
  const early = earlyPaths(remote, '/offers', {}, search);
  expect(early).toEqual([swrKeys.offers(parseOfferQuery(search)), swrKeys.categories()]);
  expect(await loaded('/offers', search)).toEqual(early);
});

it('asks early for what the offer page asks for', async () => {
  const early = earlyPaths(remote, '/offers/:id', { id: idOf(7) }, '?ref=abc');
  expect(early).toEqual([swrKeys.offer(idOf(7))]);
  expect(await loaded(`/offers/${idOf(7)}`, '?ref=abc')).toEqual(early);
});

it.each([
  ['/offers/create', {}, '', '/offers/create'],
  ['/offers/create', {}, '?copy=x', '/offers/create'],
  ['/offers/manage', {}, '', '/offers/manage'],
  ['/offers/manage', {}, '?q=meble+%C5%82%C3%B3d%C5%BA&status=hidden&page=2&x=1', '/offers/manage'],
  ['/offers/:id/edit', { id: idOf(7) }, '', `/offers/${idOf(7)}/edit`],
] as const)('asks early for what %s asks for', async (pattern, params, search, path) => {
  const early = earlyPaths(remote, pattern, params, search);
  expect(early.length).toBeGreaterThan(0);
  expect(await loaded(path, search)).toEqual(early);
});

it('passes every filter of the list to the early request', () => {
  const every = new URLSearchParams(OFFER_PARAMS.map((name) => [name, '1']));
  const [list = ''] = earlyPaths(remote, '/offers', {}, `?${every}&utm_source=x`);
  const passed = new URL(list, 'http://localhost').searchParams;
  expect(new Set(passed.keys())).toEqual(new Set([...OFFER_PARAMS, 'limit']));
});
