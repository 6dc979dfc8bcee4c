import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, describe, it } from 'node:test';
import { formOf, picture } from '../../testing/forms.ts';
import { createTestApi } from '../../testing/harness.ts';
import { addUser, asUser } from '../../testing/people.ts';
import { readConfig } from '../config.ts';
import { createFileStore } from './create-file-store.ts';

/** The store's answer; null closes the connection instead. */
let answer: [status: number, body: string] | null = [200, ''];
const server = createServer((request, response) => {
  request.resume().on('end', () => {
    if (answer) response.writeHead(answer[0]).end(answer[1]);
    else request.socket.destroy();
  });
});
await new Promise<void>((resolve) => {
  server.listen(0, '127.0.0.1', resolve);
});
const stop = () => {
  server.closeAllConnections();
  server.close();
};
after(stop);

const api = await createTestApi();
await addUser(api, { email: 'person@example.test' });
const headers = await asUser(api, 'person@example.test');
const { port } = server.address() as AddressInfo;
const S3_ENDPOINT = `http://127.0.0.1:${port}`;
const settings = { S3_BUCKET: 'pliki', S3_REGION: 'x', S3_ACCESS_KEY_ID: 'AKIA', S3_SECRET_ACCESS_KEY: 'tajne' };
Object.assign(api.context.files, await createFileStore(readConfig({ ...settings, S3_ENDPOINT })));

/** Of an upload: its status, its code, and when to try again. */
async function upload() {
  const payload = formOf({ image: await picture() });
  const reply = await api.inject({ method: 'POST', url: '/api/accounts/user-image-update/', payload, headers });
  return [reply.statusCode, reply.json().code, reply.headers['retry-after']];
}

describe('an upload to S3', () => {
  const failures: [string, typeof answer][] = [
    ['fails', [500, '<Error><Code>InternalError</Code></Error>']],
    ['asks for fewer requests', [503, '<Error><Code>SlowDown</Code></Error>']],
    ['has no space', [507, '<Error><Code>XMinioStorageFull</Code></Error>']],
    ['is behind a proxy that answers for it', [502, '<html><p>Bad gateway</html>']],
    ['closes the connection', null],
  ];
  for (const [name, failure] of failures) {
    it(`an upload is unavailable while the store ${name}`, async () => {
      answer = failure;
      assert.deepEqual(await upload(), [503, 'unavailable', '5']);
    });
  }

  it('an upload fails for good where the settings are wrong', async () => {
    answer = [403, '<Error><Code>AccessDenied</Code></Error>'];
    assert.deepEqual(await upload(), [500, 'internal', undefined]);
  });

  it('an upload is unavailable while nothing listens', async () => {
    stop();
    assert.deepEqual(await upload(), [503, 'unavailable', '5']);
  });
});
