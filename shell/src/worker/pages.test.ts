import { readCache } from '../lib/kept.ts';
import { OFFER, POLICY, ReleasedProduct } from '../testing/released-product.ts';
import { TestWorker } from '../testing/worker.ts';

let product: ReleasedProduct;
let worker: TestWorker;

beforeEach(async () => {
  product = new ReleasedProduct();
  worker = await TestWorker.start(product.serve);
});

it('the page that was read is there without a network, with its own policy and the time of reading', async () => {
  const online = await worker.open(OFFER);
  expect(online?.html).not.toContain('data-kept');
  product.isAway = true;
  const { html, headers } = (await worker.open(OFFER)) ?? {};
  expect(html).toMatch(new RegExp(`^<html data-kept="[1-9]\\d+" lang="pl">${OFFER}<`));
  expect(headers?.get('content-security-policy')).toBe(POLICY);
});

it('a page that was never opened becomes the offline page of its language', async () => {
  product.isAway = true;
  expect((await worker.open('/companies?a=1&b=2'))?.html).toMatch(
    /^<html data-kept="0" data-unread="\/companies\?a=1&amp;b=2" lang="pl">\/offline</,
  );
  expect((await worker.open('/en/companies'))?.html).toMatch(
    /^<html data-kept="0" data-unread="\/en\/companies" lang="pl">\/en\/offline</,
  );
});

it('the page that the shell has shown without a document of its own starts from the frame', async () => {
  const shown = [{ path: '/posts', title: 'Wpisy', at: 7 }];
  const headers = { 'x-wspolnik-at': '7' };
  await (await worker.caches.open(readCache('guest'))).put('/shown', Response.json(shown, { headers }));
  product.isAway = true;
  expect((await worker.open('/posts'))?.html).toMatch(/^<html data-kept="7" lang="pl">\/offline</);
  expect((await worker.open('/posts?author=me'))?.html).toContain('data-unread');
});

it('parts that were rendered for the offline page are not taken over at another address', async () => {
  expect((await worker.open(OFFER))?.html).toContain('data-served="mf_offers"');
  product.isAway = true;
  expect((await worker.open(OFFER))?.html).toContain('data-served="mf_offers"');
  const { html } = (await worker.open('/companies')) ?? {};
  expect(html).toContain('<div id="header"></div><div></div>');
});

it('a server that is away behind its gateway counts as no network', async () => {
  await worker.open(OFFER);
  product.special = () => new Response('bad gateway', { status: 502 });
  expect((await worker.open(OFFER))?.html).toContain('data-kept');
});

it('a network that does not answer in time gives way to the kept page, and is waited for without one', async () => {
  await worker.open(OFFER);
  jest.useFakeTimers();
  let answer = (_: Response) => {};
  product.special = () => new Promise((resolve) => (answer = resolve));
  const kept = worker.send(OFFER, { mode: 'navigate' });
  await jest.advanceTimersByTimeAsync(5000);
  expect(await (await kept)?.text()).toContain('data-kept');
  const other = worker.send('/companies', { mode: 'navigate' });
  await jest.advanceTimersByTimeAsync(60_000);
  jest.useRealTimers();
  answer(new Response('late'));
  expect(await (await other)?.text()).toBe('late');
});

it('a page opened by the link of a mail, a form and the administration are not kept', async () => {
  const paths = ['/auth/login', '/offers?token=x', '/offers/create', '/admin/users', '/companies/payments/plans'];
  for (const path of paths) await worker.open(path);
  expect(worker.caches.paths('read')).toEqual([]);
});
