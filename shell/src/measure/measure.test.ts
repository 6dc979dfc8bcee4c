import { measure } from './measure.ts';
import type { Noted } from './noted.ts';

const ENTRY = `/r/mf_offers/${'1234567890ab'.padEnd(64, '0')}.js`;

jest.mock('../platform/routing.ts', () => ({
  currentDecision: () => ({ kind: 'remote', remote: 'mf_offers', route: { path: window.location.pathname } }),
}));
jest.mock('../platform/remotes.ts', () => ({
  currentNumber: () => 7,
  availableRemotes: () => [{ name: 'mf_offers', entry: ENTRY, routes: [] }],
}));
const vitals: Record<string, (metric: object) => void> = {};
jest.mock('web-vitals', () => ({
  onLCP: (take: (metric: object) => void) => Object.assign(vitals, { lcp: take }),
  onINP: (take: (metric: object) => void) => Object.assign(vitals, { inp: take }),
  onCLS: (take: (metric: object) => void) => Object.assign(vitals, { cls: take }),
}));
jest.mock('../platform/entries.ts', () => ({ entryContent: () => ({}) }));

const noted = (readyAt: number | null, failures: Noted['failures'] = []): Noted => ({
  readyAt,
  failures,
  take: () => undefined,
});
const call = jest.fn<Promise<Response>, [string, RequestInit]>();
/** Documents of earlier tests go on measuring: those of this one have its token. */
let token = 'test 0';
const sent = () =>
  call.mock.calls
    .flatMap(([, { body }]) => (typeof body === 'string' ? [JSON.parse(body)] : []))
    .filter((beacon) => beacon.token.startsWith(token));
const answer = (status: number, body?: object) =>
  Promise.resolve({ status, json: async () => body } as unknown as Response);

function go(path: string): void {
  const oldUrl = window.location.href;
  window.history.pushState(null, '', path);
  const detail = { oldUrl, newUrl: window.location.href };
  window.dispatchEvent(new CustomEvent('single-spa:before-routing-event', { detail }));
  window.dispatchEvent(new CustomEvent('wp:page', { detail: { title: '' } }));
}

beforeEach(() => {
  token = `test ${Number(token.slice(5)) + 1}`;
  jest.useFakeTimers();
  Object.assign(globalThis, { PerformanceObserver: { supportedEntryTypes: [] } });
  window.history.pushState(null, '', '/offers');
  window.fetch = call as unknown as typeof fetch;
  call.mockReset().mockImplementation((_, { method }) => (method ? answer(204) : answer(200, { token })));
});
afterEach(() => jest.useRealTimers());

const later = () => jest.advanceTimersByTimeAsync(3000);

test('a document reports its page, the next page and a failure, each once', async () => {
  const notes = noted(812);
  await measure(notes);
  await later();
  expect(sent()).toEqual([
    {
      token,
      parts: { mf_offers: '1234567890ab' },
      views: [{ n: 0, remote: 'mf_offers', route: '/offers', begun: true, values: { load: 812 } }],
    },
  ]);
  go('/offers/manage');
  for (let at = 0; at < 100; at++) notes.take({ message: 'broken' });
  await later();
  const [, second] = sent();
  expect(second.views).toEqual([expect.objectContaining({ n: 1, route: '/offers/manage', begun: true, failed: true })]);
  expect(second.views[0].errors).toHaveLength(3);
  await later();
  expect(sent()).toHaveLength(2);
});

test('what failed before the measuring began belongs to the first page', async () => {
  await measure(noted(null, [{ error: { message: 'early' }, at: 5 }]));
  await later();
  expect(sent()[0].views[0]).toMatchObject({ n: 0, failed: true });
});

test('a page that is left sends at once what it has', async () => {
  await measure(noted(1));
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(sent()).toHaveLength(1);
  jest.restoreAllMocks();
});

test('a document that is not measured sends nothing', async () => {
  call.mockImplementation(() => answer(204));
  await measure(noted(1, [{ error: { message: 'early' }, at: 5 }]));
  await later();
  expect(sent()).toEqual([]);
});

test('an outdated token is replaced', async () => {
  let tokens = 0;
  call.mockImplementation((_, { method }) => (method ? answer(401) : answer(200, { token: `${token} ${++tokens}` })));
  await measure(noted(1));
  await later();
  go('/offers/manage');
  await later();
  expect(sent().map((beacon) => beacon.token)).toEqual([`${token} 1`, `${token} 2`]);
});

test('a slow answer belongs to the page on which it happened, however late it is known', async () => {
  await measure(noted(1));
  await jest.advanceTimersByTimeAsync(1000);
  const onFirst = performance.now() - 1;
  go('/offers/manage');
  vitals.inp?.({ value: 480, entries: [{ startTime: onFirst }] });
  vitals.lcp?.({ value: 1234.5678, entries: [] });
  await later();
  const views = sent().flatMap((beacon) => beacon.views);
  const values = Object.assign({}, ...views.filter(({ n }) => n === 0).map((view) => view.values));
  expect(values).toEqual({ load: 1, inp: 480, lcp: 1234.568 });
});
