import { file, OFFER, ReleasedProduct } from '../testing/released-product.ts';
import { TestWorker, tokenOf } from '../testing/worker.ts';

let product: ReleasedProduct;
let worker: TestWorker;

beforeEach(async () => {
  product = new ReleasedProduct();
  worker = await TestWorker.start(product.serve);
});

const OWN = { 'cache-control': 'no-store' };
const anna = tokenOf('anna');
const threads = '/api/message-threads-get/?page=1';

it('the answer that was read is given again without a network, and the page learns of when it is', async () => {
  product.api['/api/offers/?page=1'] = ['old'];
  await worker.read('/api/offers/?page=1');
  product.api['/api/offers/?page=1'] = ['new'];
  expect(await worker.read('/api/offers/?page=1')).toEqual(['new']);
  expect(worker.notes).toEqual([]);
  product.isAway = true;
  expect(await worker.read('/api/offers/?page=1')).toEqual(['new']);
  expect(worker.notes).toEqual([expect.any(Number)]);
  expect(await worker.read('/api/offers/?page=2')).toBeNull();
});

it('what one session has read is shown to no other, and to each profile its own', async () => {
  product.headers = OWN;
  product.api[threads] = ['of the person'];
  await worker.takeHolder('anna');
  await worker.read(threads, { token: anna });
  product.api[threads] = ['of the company'];
  await worker.read(threads, { token: anna, company: 'c1' });
  product.isAway = true;
  expect(await worker.read(threads, { token: anna })).toEqual(['of the person']);
  expect(await worker.read(threads, { token: anna, company: 'c1' })).toEqual(['of the company']);
  await worker.takeHolder('bartek');
  for (const token of [tokenOf('bartek'), anna, undefined]) expect(await worker.read(threads, { token })).toBeNull();
});

it('an answer that comes after the end of its session is not kept', async () => {
  await worker.takeHolder('anna');
  product.special = async () => {
    await worker.takeHolder('guest');
    return Response.json(['late']);
  };
  await worker.read(threads, { token: anna });
  expect(worker.caches.paths('anna')).toEqual([]);
});

it('an answer that is still arriving at the end of its session is removed again', async () => {
  await worker.takeHolder('anna');
  const end = async (body: ReadableStreamDefaultController<Uint8Array>) => {
    await worker.takeHolder('guest');
    body.enqueue(new TextEncoder().encode('["late"]'));
    body.close();
  };
  const headers = { 'content-type': 'application/json' };
  product.special = () => new Response(new ReadableStream({ pull: end }, { highWaterMark: 0 }), { headers });
  expect(await worker.read(threads, { token: anna })).toEqual(['late']);
  expect(worker.caches.paths('anna')).toEqual([]);
});

it('an answer that somebody may not have any more is forgotten', async () => {
  product.api['/api/posts/'] = ['post'];
  await worker.read('/api/posts/');
  delete product.api['/api/posts/'];
  await worker.read('/api/posts/');
  product.isAway = true;
  expect(await worker.read('/api/posts/')).toBeNull();
});

it('points, payments, exports, the administration and whatever is not named are left to the network', async () => {
  await worker.takeHolder('anna');
  const paths = [
    'point-balance/',
    'wallet-history/',
    'payment/history/',
    'accounts/export/',
    'accounts/user-data/',
    'accounts/sessions/',
    'accounts/admin/user_list/',
    'reflink/',
    'offers/buying-limits/',
    'invite/?token=x',
    'something-new/',
  ];
  for (const path of paths) expect(worker.send(`/api/${path}`, { token: anna })).toBeNull();
  expect(worker.send('/api/offers/', { method: 'POST', token: anna })).toBeNull();
  expect(worker.send('https://tiles.example/1/2/3')).toBeNull();
  expect(worker.send('/g/capability/mf_admin/x.js')).toBeNull();
});

it('an answer to a guest that forbids storing is not stored, nor a large one', async () => {
  product.api['/api/posts/'] = 'x'.repeat(600_000);
  await worker.read('/api/posts/');
  product.headers = OWN;
  product.api['/api/categories/'] = [];
  await worker.read('/api/categories/');
  expect(worker.caches.paths('read')).toEqual([]);
});

it('the oldest answers go above 150, and those older than two weeks are not shown', async () => {
  for (let page = 1; page <= 152; page += 1) {
    product.api[`/api/offers/?page=${page}`] = [page];
    await worker.read(`/api/offers/?page=${page}`);
  }
  product.isAway = true;
  expect(await worker.read('/api/offers/?page=2')).toBeNull();
  expect(await worker.read('/api/offers/?page=3')).toEqual([3]);
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 15 * 86_400_000);
  expect(await worker.read('/api/offers/?page=3')).toBeNull();
  jest.restoreAllMocks();
});

it('a full device answers as without a worker', async () => {
  worker.caches.isFull = true;
  product.api['/api/posts/'] = ['post'];
  expect(await worker.read('/api/posts/')).toEqual(['post']);
  expect((await worker.open(OFFER))?.html).toContain(OFFER);
  expect(await (await worker.send(file('other')))?.text()).toBe(file('other'));
  await worker.settle();
});
