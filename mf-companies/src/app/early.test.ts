import remote from '../../remote.json';
import { COMPANY_PARAMS, parseCompanyQuery } from '../lib/company-query.ts';
import { swrKeys } from '../lib/swr-keys.ts';
import { idOf } from '../lib/testing/samples.ts';
import { load } from './server.tsx';

interface EarlyRequest {
  path: string;
  query?: string[];
  defaults?: Record<string, string>;
}

/** What the gateway asks for a route before any script: the rule of ARCHITECTURE.md, written a second time on purpose. */
function earlyPaths(pattern: string, params: Record<string, string>, search: string): string[] {
  const route = remote.routes.find(({ path }) => path === pattern);
  const given = new URLSearchParams(search);
  return (route?.early ?? []).map(({ path, query = [], defaults = {} }: EarlyRequest) => {
    const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
    const pairs = query.map((name) => [name, given.get(name) ?? '']).concat(Object.entries(defaults));
    const asked = new URLSearchParams(pairs.filter(([, value]) => value !== ''));
    asked.sort();
    return asked.size === 0 ? filled : `${filled}?${asked}`;
  });
}

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
  const early = earlyPaths('/companies', {}, search);
  expect(early).toEqual([swrKeys.companies(parseCompanyQuery(search))]);
  expect(await loaded('/companies', search)).toEqual(early);
});

it('asks early for the company, which its page then asks for with its offers', async () => {
  const early = earlyPaths('/companies/:id', { id: idOf(7) }, '?ref=abc');
  expect(early).toEqual([swrKeys.company(idOf(7))]);
  expect(await loaded(`/companies/${idOf(7)}`, '?ref=abc')).toEqual([...early, swrKeys.companyOffers(idOf(7))]);
});

it('passes every filter of the list to the early request', () => {
  const list: EarlyRequest | undefined = remote.routes[0]?.early[0];
  expect(new Set(list?.query)).toEqual(new Set(COMPANY_PARAMS));
});
