import { readCache } from '../lib/kept.ts';
import { file, OFFER, ReleasedProduct } from '../testing/released-product.ts';
import { TestWorker } from '../testing/worker.ts';

let product: ReleasedProduct;
let worker: TestWorker;

beforeEach(async () => {
  product = new ReleasedProduct();
  worker = await TestWorker.start(product.serve);
});

const files = () => worker.caches.paths('files').sort();
const load = (path: string) => worker.send(path);

it('the worker follows a page and an open tab to the next release, whose files are there before it counts', async () => {
  await load(file('offers1'));
  await worker.settle();
  product.number = 2;
  await worker.send('/release?have=1');
  await worker.settle();
  product.isAway = true;
  expect((await worker.open('/posts'))?.html).toContain('{"number":2,');
  expect(files()).toEqual(expect.arrayContaining([product.shellFile(2), file('layout2'), file('offers2')]));
});

it('files stay for the live release and the one before it', async () => {
  await load(file('offers1'));
  for (const number of [2, 3]) {
    product.number = number;
    await worker.open('/posts');
  }
  expect(files().filter((path) => path.startsWith(file('offers').slice(0, 21)))).toEqual([
    file('offers2'),
    file('offers3'),
  ]);
});

it('a release that cannot be fetched as a whole leaves the former one whole', async () => {
  await worker.open(OFFER);
  product.number = 2;
  product.special = ({ path }) => (path === file('layout2') ? new Response('', { status: 503 }) : undefined);
  await worker.open('/posts');
  product.isAway = true;
  expect((await worker.open(OFFER))?.html).toContain('{"number":1,');
  expect(files()).toContain(product.shellFile(1));
});

it('what was rolled back goes at once, even when the next release does not come', async () => {
  await worker.open(OFFER);
  product.number = 2;
  product.urgent = ['shell'];
  product.special = ({ path }) => (path.includes('/offline') ? Promise.reject(new TypeError('lost')) : undefined);
  await worker.send('/release?have=1');
  await worker.settle();
  expect(files()).toEqual([]);
  product.isAway = true;
  expect(await worker.open(OFFER)).toBeNull();
  // The next page makes up for it.
  product.isAway = false;
  product.special = undefined;
  await worker.open('/posts');
  product.isAway = true;
  expect((await worker.open('/posts'))?.html).toContain('{"number":2,');
});

it('a page of a release that is not kept is never combined with the files of another', async () => {
  product.number = 2;
  product.special = ({ path }) => (path.startsWith('/release') ? new Response('', { status: 503 }) : undefined);
  await worker.open(OFFER);
  product.isAway = true;
  expect((await worker.open(OFFER))?.html).toContain('{"number":1,');
});

it('a copy that another release has left is not shown', async () => {
  const copy = new Response('<html lang="pl">left', { headers: { 'x-wspolnik-at': '1', 'x-wspolnik-release': '9' } });
  jest.spyOn(Date, 'now').mockReturnValue(1);
  await (await worker.caches.open(readCache('guest'))).put('/page/posts', copy);
  product.isAway = true;
  expect((await worker.open('/posts'))?.html).toContain('data-unread');
  jest.restoreAllMocks();
});

it('a gateway that is behind changes nothing', async () => {
  product.number = 3;
  await worker.open('/posts');
  product.number = 2;
  await worker.open('/posts');
  product.isAway = true;
  expect((await worker.open('/'))?.html).toContain('{"number":3,');
});

it('a file comes from this device, and from the network when it is asked for anew after a failure', async () => {
  const count = () => worker.asked.filter(({ path }) => path.startsWith(file('page1'))).length;
  for (const path of [file('page1'), file('page1'), `${file('page1')}?r=1`]) {
    await load(path);
    await worker.settle();
  }
  expect(count()).toBe(2);
});
