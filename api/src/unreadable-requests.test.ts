import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, it } from 'node:test';
import type { Problem } from '@wspolnik/contract/errors';
import { watchWrites } from './testing/access/writes.ts';
import { createTestApi } from './testing/harness.ts';

const api = await createTestApi();
const writes = await watchWrites(api.db);

describe('a request that is not HTTP', () => {
  /** The response to these bytes before the connection closes. */
  async function answerTo(bytes: string): Promise<string> {
    const { port } = api.app.server.address() as { port: number };
    const socket = connect(port, '127.0.0.1');
    let said = '';
    socket.on('data', (chunk) => {
      said += chunk;
    });
    socket.end(bytes);
    await once(socket, 'close', { signal: AbortSignal.timeout(30_000) });
    return said;
  }

  const HEAD = 'POST /api/accounts/login/ HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n';
  const CASES = {
    'a length that is too short': `${HEAD}Content-Length: 2\r\n\r\n{"email":"a@b.pl"}`,
    'two lengths': `${HEAD}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}`,
    'a length and chunks': `${HEAD}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    'a length that is no number': `${HEAD}Content-Length: -1\r\n\r\n{}`,
    'a chunk that is none': `${HEAD}Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n`,
    'headers without an end': `${HEAD}X-Long: ${'x'.repeat(100_000)}\r\n\r\n`,
    'another method': 'FOO /api/offers/ HTTP/1.1\r\nHost: a\r\n\r\n',
    'no HTTP at all': '\x16\x03\x01\x02\0\x01\0\x01',
  };

  it('the request is answered with a problem document, then the connection ends', async () => {
    await api.app.listen({ port: 0, host: '127.0.0.1' });
    for (const [name, bytes] of Object.entries(CASES)) {
      const said = await answerTo(bytes);
      const last = said.slice(said.lastIndexOf('HTTP/1.1'));
      assert.match(last, /^HTTP\/1\.1 4(00|13) /, `${name}: ${said}`);
      assert.match(last, /application\/problem\+json/, `${name}: ${said}`);
      const document = JSON.parse(last.slice(last.indexOf('{'))) as Problem;
      assert.ok(['malformed_request', 'payload_too_large'].includes(document.code), `${name}: ${said}`);
    }
  });

  it('the request gets no answer for an incomplete body, and writes nothing', async () => {
    await writes.reset();
    const said = await answerTo(`${HEAD}Content-Length: 5000\r\n\r\n{"email":"a@b.pl"`);
    assert.doesNotMatch(said, /HTTP\/1\.1 [235]/);
    assert.deepEqual(await writes.tables(), []);
  });

  it('the request has its connection ended when its body takes more than 30 seconds, whether it is read or not', async (t) => {
    t.mock.timers.enable({ apis: ['setTimeout'] });
    const { port } = api.app.server.address() as { port: number };
    for (const head of [HEAD, 'GET /healthz HTTP/1.1\r\nHost: a\r\n']) {
      const socket = connect(port, '127.0.0.1').resume();
      socket.on('error', () => {});
      socket.write(`${head}Content-Length: 5000\r\n\r\n{`);
      await once(api.app.server, 'request');
      const ended = once(socket, 'close', { signal: AbortSignal.timeout(20_000) });
      t.mock.timers.tick(30_000);
      await ended;
    }
  });
});
