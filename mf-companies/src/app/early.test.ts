import { earlyPaths } from '@wspolnik/shared-auth/testing';
import remote from '../../remote.json';
import { COMPANY_PARAMS, parseCompanyQuery } from '../lib/company-query.ts';
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
  '?page=1&sort_by=rating_desc',
  '?city=%C5%81%C3%B3d%C5%BA&q=sklep+internetowy&company_rating=4.5&utm_source=x',
])('asks early for what the list asks for: /companies%s', async (search) => {
  const early = earlyPaths(remote, '/companies', {}, search);
  expect(early).toEqual([swrKeys.companies(parseCompanyQuery(search))]);
  expect(await loaded('/companies', search)).toEqual(early);
});

it('asks early for the company, which its page then asks for with its offers', async () => {
  const early = earlyPaths(remote, '/companies/:id', { id: idOf(7) }, '?ref=abc');
  expect(early).toEqual([swrKeys.company(idOf(7))]);
  expect(await loaded(`/companies/${idOf(7)}`, '?ref=abc')).toEqual([...early, swrKeys.companyOffers(idOf(7))]);
});

it('passes every filter of the list to the early request', () => {
  const every = new URLSearchParams(COMPANY_PARAMS.map((name) => [name, '1']));
  const [list = ''] = earlyPaths(remote, '/companies', {}, `?${every}&utm_source=x`);
  const passed = new URL(list, 'http://localhost').searchParams;
  expect(new Set(passed.keys())).toEqual(new Set([...COMPANY_PARAMS, 'limit']));
});
