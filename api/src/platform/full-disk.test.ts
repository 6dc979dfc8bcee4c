import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { formOf, picture } from '../testing/forms.ts';
import { createTestApi } from '../testing/harness.ts';
import { addUser, asUser } from '../testing/people.ts';
import type { FileStore } from './files/file-store.ts';

const api = await createTestApi();
await addUser(api, { email: 'person@example.test' });
const headers = await asUser(api, 'person@example.test');
const { files } = api.context;
const working: FileStore = { ...files };

const fill = (code: string) => {
  const refuse = async () => {
    throw Object.assign(new Error('write failed'), { code });
  };
  Object.assign(files, { put: refuse, probe: refuse });
};

async function upload() {
  const payload = formOf({ image: await picture() });
  return api.inject({ method: 'POST', url: '/api/accounts/user-image-update/', payload, headers });
}

describe('a full disk', () => {
  it('a full disk refuses uploads as the database refuses writes, until there is space again', async () => {
    for (const code of ['ENOSPC', 'EDQUOT', 'EFBIG', 'EROFS']) {
      fill(code);
      const reply = await upload();
      assert.deepEqual([reply.statusCode, reply.json().code, reply.headers['retry-after']], [503, 'unavailable', '5']);
    }
    Object.assign(files, working);
    assert.equal((await upload()).statusCode, 200);
  });

  it('balancers learn of a full disk within a few seconds', async () => {
    const ready = async () => (await api.inject({ url: '/readyz' })).statusCode;
    assert.equal(await ready(), 200);
    fill('ENOSPC');
    assert.equal(await ready(), 200);
    api.passTime(5_000);
    assert.equal(await ready(), 503);
    assert.equal((await api.inject({ url: '/healthz' })).statusCode, 200);
    Object.assign(files, working);
    api.passTime(5_000);
    assert.equal(await ready(), 200);
  });
});
