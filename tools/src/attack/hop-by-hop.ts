import assert from 'node:assert/strict';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import type { Attack } from './attack.ts';
import { open } from './sockets.ts';

export const attack: Attack = {
  aim: 'confuse the gateway with unusual but valid HTTP',
  async run({ call, port }) {
    const said = async (lines: string[]) => text(await open(port, lines.join('\r\n')));
    const body = '{"email":"a@b.pl","password":"Demo!2345"}';
    const expecting = await said([
      'POST /api/accounts/login/ HTTP/1.1',
      'Host: x',
      'Content-Type: application/json',
      `Content-Length: ${body.length}`,
      'Expect: 100-continue',
      'Connection: close',
      '',
      body,
    ]);
    assert.match(expecting, /^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 401 /);
    assert.match(expecting, /connection: close/i);
    const old = await said(['GET /api/categories/ HTTP/1.0', 'Host: x', '', '']);
    assert.match(old, /^HTTP\/1\.1 200 /);
    assert.doesNotMatch(old, /keep-alive|chunked/i);
    const long = await call('POST', '/api/accounts/login/', { json: 'x'.repeat(300_000) });
    assert.equal(long.status, 413);
    const packed = await fetch(`http://127.0.0.1:${port}/api/accounts/login/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
      body: new Uint8Array(gzipSync(body)),
    });
    assert.equal(packed.status, 415);
    return 'expectations, closed connections and HTTP/1.0 are honoured; a long body is a 413, a packed one a 415';
  },
};
