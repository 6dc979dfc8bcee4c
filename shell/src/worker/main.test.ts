import { ReleasedProduct } from '../testing/released-product.ts';
import { TestWorker } from '../testing/worker.ts';

let product: ReleasedProduct;
let worker: TestWorker;

beforeEach(async () => {
  product = new ReleasedProduct();
  worker = await TestWorker.start(product.serve);
});

it('a public picture that was shown is there without a network; one with a signed address never is', async () => {
  const picture = { destination: 'image' };
  product.special = ({ path }) =>
    path.startsWith('/api/files/')
      ? new Response('png', { headers: { 'cache-control': 'public, max-age=31536000, immutable' } })
      : undefined;
  expect(worker.send('/api/files/a.png?expires=1&signature=x', picture)).toBeNull();
  await worker.send('/api/files/a.png', picture);
  await worker.settle();
  product.isAway = true;
  expect(await (await worker.send('/api/files/a.png', picture))?.text()).toBe('png');
});

it('a worker removes what another version of it has kept in another form', async () => {
  for (const name of ['wspolnik-files-0', 'wspolnik-read-1-former', 'wspolnik-drafts']) await worker.caches.open(name);
  const { caches } = worker;
  worker = await TestWorker.start(product.serve, caches);
  expect(await caches.keys()).toEqual(['wspolnik-state-1', 'wspolnik-files-1']);
});
