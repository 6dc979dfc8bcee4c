import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:http2';
import { request } from 'node:https';
import { after, before, describe, test } from 'node:test';
import { generate } from 'selfsigned';
import { emptyStore, fakeApi, release } from '../testing/fixtures.ts';
import { createGateway, type Gateway } from './gateway.ts';

describe('over TLS', () => {
  let gateway: Gateway;
  let api: Awaited<ReturnType<typeof fakeApi>>;
  let url: string;

  before(async () => {
    const store = await emptyStore();
    await release(store);
    api = await fakeApi((incoming, response) => {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ proto: incoming.headers['x-forwarded-proto'], url: incoming.url }));
    });
    const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }]);
    gateway = await createGateway({ api: api.url, store: store.location, env: {}, tls: { key, cert } });
    url = await gateway.listen(0, '127.0.0.1');
  });
  after(async () => {
    await gateway.close();
    await api.close();
  });

  test('pages and the API use HTTP/2, and the API sees the protocol', async () => {
    const session = connect(url, { rejectUnauthorized: false });
    const page = await ask(session, '/offers', { accept: 'text/html' });
    const answer = await ask(session, '/api/offers/', {});
    session.close();
    assert.match(page, /<!doctype html>/);
    assert.ok(page.includes(`href="${url}/offers"`));
    assert.deepEqual(JSON.parse(answer), { proto: 'https', url: '/api/offers/' });
  });

  test('clients of HTTP/1.1 are served as well, and instructed to use TLS', async () => {
    const headers = await new Promise<Record<string, unknown>>((resolve, reject) => {
      const asked = request(url, { rejectUnauthorized: false }, (response) => {
        response.resume();
        resolve(response.headers);
      });
      asked.on('error', reject).end();
    });
    assert.match(String(headers['strict-transport-security']), /^max-age=63072000; includeSubDomains; preload$/);
    assert.match(String(headers['content-security-policy']), /connect-src 'self' wss:\/\//);
    // Node's server of HTTP/2 does not take these as options.
    const { headersTimeout, requestTimeout } = gateway.app.server;
    assert.deepEqual([headersTimeout, requestTimeout], [10_000, 600_000]);
  });

  test('a connection of HTTP/2 makes any number of requests one after another', async () => {
    const session = connect(url, { rejectUnauthorized: false });
    for (let asked = 0; asked < 300; asked++) assert.equal(await ask(session, '/healthz', {}), '{"status":"ok"}');
    session.close();
  });

  test('no connection of HTTP/2 has more than 128 requests at once', async () => {
    const session = connect(url, { rejectUnauthorized: false });
    const [settings] = await once(session, 'remoteSettings');
    session.close();
    assert.equal(settings.maxConcurrentStreams, 128);
  });
});

function ask(session: ReturnType<typeof connect>, path: string, headers: Record<string, string>): Promise<string> {
  return new Promise((resolve, reject) => {
    const stream = session.request({ ':path': path, ...headers });
    let body = '';
    stream.setEncoding('utf8');
    stream.on('data', (text) => {
      body += text;
    });
    stream.on('end', () => resolve(body)).on('error', reject);
  });
}
