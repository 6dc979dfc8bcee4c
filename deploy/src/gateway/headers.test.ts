import assert from 'node:assert/strict';
import { Writable } from 'node:stream';
import { after, before, describe, test } from 'node:test';
import { readContainer } from '../release/releases.ts';
import type { ReleaseStore } from '../release/store.ts';
import { emptyStore, fakeApi, OFFERS, publish, release } from '../testing/fixtures.ts';
import { createGateway, type Gateway } from './gateway.ts';
import { securityTxt } from './security-txt.ts';

const NONE = "default-src 'none'; frame-ancestors 'none'";
/** Pathname of a file of mf_offers with this ending. */
async function fileOf(store: ReleaseStore, ending: string): Promise<string> {
  const { assets } = await readContainer(store, 'mf_offers', await publish(store, OFFERS));
  const named = ending === 'entry' ? assets.entry : assets.files.find((file) => file.endsWith(ending));
  return `/r/mf_offers/${named}`;
}

describe('every response', () => {
  let gateway: Gateway;
  let api: Awaited<ReturnType<typeof fakeApi>>;
  let entry: string;
  let worker: string;
  const get = (url: string, accept = '*/*') => gateway.app.inject({ url, headers: { accept } });

  before(async () => {
    const store = await emptyStore();
    await release(store);
    [entry, worker] = [await fileOf(store, 'entry'), await fileOf(store, '.mjs')];
    api = await fakeApi((request, response) => {
      response.setHeader('content-type', 'application/json');
      if (request.url === '/api/files/a.pdf') response.setHeader('content-security-policy', 'sandbox');
      response.end('{}');
    });
    gateway = await createGateway({ api: api.url, store: store.location, env: {} });
  });
  after(async () => {
    await gateway.close();
    await api.close();
  });

  test('a response has a policy in which nothing runs, unless it has its own policy', async () => {
    const policyOf = async (url: string) => String((await get(url)).headers['content-security-policy']);
    for (const url of ['/api/offers/', entry, '/r/none/1/x.js', '/release?have=0', '/release/grants', '/healthz']) {
      assert.equal(await policyOf(url), NONE, url);
    }
    assert.equal(await policyOf('/api/files/a.pdf'), 'sandbox');
    assert.match(await policyOf('/offers'), /script-src 'sha256-[^ ]+' 'strict-dynamic';/);
    assert.match(await policyOf(worker), /^default-src 'none'; script-src 'self'; connect-src 'self'; /);
  });

  test('a page at the address of the machine moves to its name, where mails and payments return', async () => {
    const open = (host: string) =>
      gateway.app.inject({ url: '/en/offers?page=2', headers: { host, accept: 'text/html' } });
    const moved = await open('127.0.0.1:3000');
    assert.deepEqual([moved.statusCode, moved.headers.location], [302, 'http://localhost:3000/en/offers?page=2']);
    assert.equal((await open('[::1]:3000')).headers.location, 'http://localhost:3000/en/offers?page=2');
    assert.equal((await open('localhost:3000')).statusCode, 200);
    assert.equal((await open('192.168.1.7:3000')).statusCode, 200);
  });

  test('a response cannot be framed, and takes in nothing of other sites', async () => {
    for (const url of ['/offers', '/api/offers/', worker, '/nothing']) {
      const { headers } = await get(url);
      assert.equal(headers['x-frame-options'], 'DENY', url);
      assert.equal(headers['cross-origin-embedder-policy'], 'require-corp', url);
    }
  });

  test('the response of a page names where browsers report what was refused', async () => {
    const { headers } = await get('/offers', 'text/html');
    assert.equal(headers['reporting-endpoints'], 'reports="/reports"');
    assert.match(String(headers['content-security-policy']), /; report-to reports; report-uri \/reports$/);
  });

  test('security.txt names a contact, and ends within a year', async () => {
    const { statusCode, body } = await get('/.well-known/security.txt');
    assert.equal(statusCode, 200);
    assert.match(body, /^Contact: mailto:security@wspolnik\.test\nExpires: \d{4}-/);
    const origin = 'https://wspolnik.pl';
    const text = securityTxt({ origin, contact: 'https://b.pl', now: new Date('2026-11-23T10:00:00Z') });
    assert.match(text, /^Contact: https:\/\/b\.pl\nExpires: 2027-05-22T00:00:00\.000Z\n/);
    assert.match(text, /\nPolicy: https:\/\/wspolnik\.pl\/contact#security\n$/);
  });
});

describe('a report of a browser', () => {
  let gateway: Gateway;
  let entry: string;
  const lines: { report: Record<string, unknown> }[] = [];
  const USER = '0193e1a2-0000-7000-8000-000000000001';
  const send = (payload: string, type = 'application/reports+json') =>
    gateway.app.inject({
      method: 'POST',
      url: '/reports',
      payload,
      headers: { 'content-type': type, host: 'here.test' },
    });

  before(async () => {
    const store = await emptyStore();
    await release(store);
    entry = await fileOf(store, 'entry');
    const stream = new Writable({
      write(chunk, _encoding, done) {
        lines.push(JSON.parse(String(chunk)));
        done();
      },
    });
    const logger = { level: 'warn', stream };
    gateway = await createGateway({ api: 'http://127.0.0.1:9', store: store.location, env: {}, logger });
  });
  after(() => gateway.close());

  test('a report is logged without the address of the page, of a person or of a foreign file', async () => {
    const page = `https://here.test/en/offers/${USER}?email=jan@firma.pl#x`;
    const blocked = `https://evil.example/${USER}?token=secret`;
    const body = { documentURL: page, blockedURL: blocked, effectiveDirective: 'script-src-elem', lineNumber: 3 };
    const script = { ...body, sourceFile: `https://here.test${entry}`, sample: 'secret' };
    assert.equal((await send(JSON.stringify([{ type: 'csp-violation', url: page, body: script }]))).statusCode, 204);
    const old = { 'document-uri': page, 'blocked-uri': 'inline', 'effective-directive': 'style-src', referrer: page };
    assert.equal((await send(JSON.stringify({ 'csp-report': old }), 'application/csp-report')).statusCode, 204);
    const expected = {
      directive: 'script-src-elem',
      page: '/offers/:id',
      blocked: 'https://evil.example',
      source: entry,
      line: 3,
      kind: 'csp-violation',
      count: 1,
    };
    const inline = { ...expected, directive: 'style-src', blocked: 'inline', source: '', line: null, count: 2 };
    assert.deepEqual(
      lines.splice(0).map(({ report }) => report),
      [expected, inline],
    );
  });

  test('a report of the shell names the remote whose mount did not end, and nothing else of it', async () => {
    const page = `https://here.test/offers/${USER}?q=secret`;
    const mount = { documentURL: page, remote: 'mf_offers', version: '0123456789ab', release: 1 };
    const odd = { documentURL: page, remote: '<script>', version: 'secret', release: 'secret' };
    const bodies = [mount, odd].map((body) => ({ type: 'unfinished-mount', url: page, body }));
    assert.equal((await send(JSON.stringify(bodies))).statusCode, 204);
    const [first, second] = lines.splice(0).map(({ report }) => report);
    const logged = {
      directive: '',
      page: '/offers/:id',
      blocked: '',
      source: '',
      line: null,
      kind: 'unfinished-mount',
    };
    assert.deepEqual(first, { ...logged, remote: 'mf_offers', version: '0123456789ab', release: 1, count: 1 });
    assert.deepEqual(second, { ...logged, remote: 'other', version: '', release: null, count: 2 });
  });

  test('a report is small, few at once, readable and not frequent', async () => {
    assert.equal((await send(JSON.stringify(Array(50).fill({ type: 'x'.repeat(100) })))).statusCode, 204);
    assert.equal(lines.splice(0).length, 20);
    assert.equal((await send('[')).statusCode, 400);
    assert.equal((await send(JSON.stringify('x'.repeat(20_000)))).statusCode, 413);
    assert.equal((await send('{}', 'text/plain')).statusCode, 415);
    for (const odd of ['null', '7', '"x"', '[null]', '{"csp-report":7}'])
      assert.equal((await send(odd)).statusCode, 204, odd);
    const statuses = await Promise.all(Array.from({ length: 60 }, async () => (await send('[]')).statusCode));
    assert.ok(statuses.includes(429));
  });
});
