import assert from 'node:assert/strict';
import { it } from 'node:test';
import { createTestApi } from '../testing/harness.ts';

it('the version of the contract is answered where releases ask for it, and is in the document', async () => {
  const api = await createTestApi();
  const { version } = (await api.inject({ url: '/readyz' })).json();
  assert.match(version, /^\d+\.\d+\.\d+$/);
  assert.equal((await api.inject({ url: '/api/docs/json' })).json().info.version, version);
});
