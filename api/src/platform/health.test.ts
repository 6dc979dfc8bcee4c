import assert from 'node:assert/strict';
import { it } from 'node:test';
import { createTestApi } from '../testing/harness.ts';

it('the version of the contract is answered where releases ask for it, and is in the document', async () => {
  const api = await createTestApi();
  const { version } = (await api.inject({ url: '/readyz' })).json();
  assert.match(version, /^\d+\.\d+\.\d+$/);
  assert.equal((await api.inject({ url: '/api/docs/json' })).json().info.version, version);
});

it('an API that ends is not ready, and still answers', async (t) => {
  const api = await createTestApi();
  t.mock.timers.enable({ apis: ['setTimeout'] });
  void api.app.drain.end();
  const ready = await api.inject({ url: '/readyz' });
  assert.deepEqual([ready.statusCode, ready.json().status], [503, 'ending']);
  assert.equal((await api.inject({ url: '/healthz' })).statusCode, 200);
  assert.equal((await api.inject({ url: '/api/categories/' })).statusCode, 200);
});
