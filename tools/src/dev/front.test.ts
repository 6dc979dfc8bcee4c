import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { createGateway, type Gateway } from '@wspolnik/deploy';
import type { PublicRelease, ReleaseStore } from '@wspolnik/deploy/release';
import { PRODUCTION } from '@wspolnik/settings/testing';
import { ADMIN, emptyStore, fakeApi, OFFERS, release, SERVERS } from '../../../deploy/src/testing/fixtures.ts';
import { createFront, type Front } from './front.ts';
import type { CurrentCopy } from './working-copy.ts';

const ENTRY = `${'ab'.repeat(32)}.js`;
const HTML = { headers: { accept: 'text/html' } };

/** Serves this copy of a remote over a site. */
async function serve(
  site: URL,
  manifest: CurrentCopy['manifest'],
  { worker = false, shell }: { worker?: boolean; shell?: string | undefined } = {},
): Promise<{ front: Front; url: string }> {
  const front = createFront({
    ...(shell && { shell }),
    name: manifest.name,
    folder: manifest.name.replace('_', '-'),
    site,
    worker,
    copy: {
      current: async () => ({ manifest, entry: ENTRY }),
      handle: (request, response, next) => (request.url?.endsWith('.js') ? response.end('local') : next()),
      close: async () => {},
    },
  });
  return { front, url: await front.listen(0, '127.0.0.1') };
}

const jsonIn = (html: string, id: string) =>
  JSON.parse(new RegExp(`id="${id}">([^<]*)<`).exec(html)?.[1] ?? assert.fail(`no ${id}`));
const releaseIn = (html: string): PublicRelease => jsonIn(html, 'release');

interface Start {
  rendered: boolean;
  main?: string;
  containers: string[];
  chunks: string[];
  ahead: string[];
}
const startIn = (html: string): Start => jsonIn(html, 'start');
const filesOf = ({ main = '', chunks, ahead }: Start) => [main, ...chunks, ...ahead];

describe('over a deployed site', () => {
  let store: ReleaseStore;
  let api: Awaited<ReturnType<typeof fakeApi>>;
  let site: Gateway;
  let url: string;
  const fronts: Front[] = [];
  let siteUrl: URL;

  before(async () => {
    store = await emptyStore();
    await release(store, '1', SERVERS);
    api = await fakeApi((request, response) => {
      const admin = request.headers.authorization === 'Bearer admin';
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ path: request.url, role: admin ? 'ADMIN' : 'USER' }));
    });
    site = await createGateway({ api: api.url, store: store.location, env: PRODUCTION });
    siteUrl = new URL(await site.listen(0));
    url = (await over(OFFERS)).url;
  });
  after(async () => {
    for (const front of fronts) await front.close();
    await site.close();
    await api.close();
  });

  async function over(manifest: CurrentCopy['manifest'], shell?: string) {
    const served = await serve(siteUrl, manifest, { shell });
    fronts.push(served.front);
    return served;
  }
  const open = async (address: string) => (await fetch(address, HTML)).text();

  test('this remote is the local one, and no file of the released one is asked for', async () => {
    const released = releaseIn(await open(`${siteUrl.origin}/offers`));
    const html = await open(`${url}/offers`);
    const [offers] = releaseIn(html).remotes;
    assert.deepEqual(offers, { ...released.remotes[0], entry: `/r/mf_offers/${ENTRY}` });
    const start = startIn(html);
    assert.ok(filesOf(start).every((file) => file.startsWith('/r/shell/')));
    assert.deepEqual(start.containers, ['shell']);
    assert.equal(await open(`${url}/r/mf_offers/${ENTRY}`), 'local');
    assert.match(html, /mf-offers: kopia robocza/);
    assert.match(await open(`${url}/en/offers`), /mf-offers: working copy/);
  });

  test('the shell, its files and the API are those of the site', async () => {
    const { main = '' } = startIn(await open(`${url}/offers`));
    assert.match(main, /^\/r\/shell\//);
    assert.equal(await open(url + main), await open(siteUrl.origin + main));
    assert.deepEqual(await (await fetch(`${url}/api/offers/?q=a`)).json(), { path: '/api/offers/?q=a', role: 'USER' });
  });

  test('its own page keeps the markup of the released one only as a skeleton', async () => {
    const released = await open(`${siteUrl.origin}/offers`);
    assert.match(released, /<div data-served="mf_offers"><h1>offers \/offers</);
    const html = await open(`${url}/offers`);
    assert.match(html, /<main id="main" tabindex="-1"><div><h1>offers \/offers</);
    assert.match(html, /<div id="header"><b>header pl/);
    assert.equal(startIn(html).rendered, false);
    assert.doesNotMatch(html, /data-served|id="served"/);
  });

  test('a page of others is taken over as the site has rendered it', async () => {
    const html = await open(`${url}/`);
    assert.match(html, /<div id="header" data-served>.*<div data-served="shell"><h1>shell \/</s);
    assert.equal(startIn(html).rendered, true);
    assert.match(html, /id="served">/);
  });

  test('a shell for development takes the place of the one that has rendered the page', async () => {
    const shell = await mkdtemp(join(tmpdir(), 'wspolnik-dev-shell-'));
    await writeFile(join(shell, 'main.js'), 'development');
    const { url: developed } = await over(OFFERS, shell);
    const html = await open(`${developed}/`);
    const start = startIn(html);
    assert.deepEqual(filesOf(start), ['']);
    assert.deepEqual([start.rendered, start.main], [false, undefined]);
    assert.doesNotMatch(html, /data-served|id="served"/);
    assert.match(html, /<script defer nonce="[^"]+" src="\/r\/shell\/main\.js">/);
    assert.equal(await open(`${developed}/r/shell/main.js`), 'development');
    await rm(shell, { recursive: true });
  });

  test('the policy of a page lets the tags of the working copy run, with another nonce in each answer', async () => {
    const nonceOf = async () => {
      const answer = await fetch(`${url}/offers`, HTML);
      const policy = answer.headers.get('content-security-policy') ?? '';
      const [, script] = /script-src 'sha256-[^ ]+' 'strict-dynamic' 'nonce-([^']+)';/.exec(policy) ?? [];
      const [, style] = /style-src 'self' [^;]* 'nonce-([^']+)';/.exec(policy) ?? [];
      assert.equal(script, style);
      const own = [...(await answer.text()).matchAll(/<(?:script|style) nonce="([^"]+)"/g)].map(([, nonce]) => nonce);
      assert.deepEqual(own, [script, script]);
      return script;
    };
    assert.notEqual(await nonceOf(), await nonceOf());
  });

  test('a browser that knows the page of the site gets that of the working copy', async () => {
    const page = `${siteUrl.origin}/offers`;
    // Not compressed: whole at once, with its tag.
    const plain = { ...HTML.headers, 'accept-encoding': 'identity' };
    const { headers: known } = await fetch(page, { headers: plain });
    const headers = { ...plain, 'if-none-match': known.get('etag') ?? assert.fail('no etag') };
    assert.equal((await fetch(page, { headers })).status, 304);
    const answer = await fetch(`${url}/offers`, { headers });
    assert.equal(answer.status, 200);
    assert.deepEqual([answer.headers.get('etag'), answer.headers.get('cache-control')], [null, 'no-store']);
  });

  test('a remote that the site does not have gets its page and its policy', async () => {
    const { url: added } = await over({ ...OFFERS, name: 'mf_notes', routes: [{ path: '/notes' }] });
    const answer = await fetch(`${added}/notes`, HTML);
    assert.match(answer.headers.get('content-security-policy') ?? '', /trusted-types [^;]* wp-mf_notes/);
    const names = releaseIn(await answer.text()).remotes.map(({ name }) => name);
    assert.deepEqual(names, ['mf_offers', 'mf_notes']);
  });

  test('a guarded one is served only to those who may load it', async () => {
    const { url: guarded } = await over(ADMIN);
    assert.deepEqual(
      releaseIn(await open(`${guarded}/offers`)).remotes.map(({ name }) => name),
      ['mf_offers'],
    );
    const ask = (authorization: string) => fetch(`${guarded}/release/grants`, { headers: { authorization } });
    const granted = (await (await ask('Bearer admin')).json()) as PublicRelease;
    assert.deepEqual(
      granted.remotes.map(({ entry }) => entry),
      [`/r/mf_admin/${ENTRY}`],
    );
    assert.equal((await fetch(`${guarded}/release/grants`)).status, 401);
  });

  test('the service worker of the site is removed, unless it is asked for', async () => {
    const worker = await (await fetch(`${url}/sw.js`)).text();
    assert.match(worker, /unregister\(\)/);
    assert.equal(releaseIn(await open(`${url}/offers`)).config.serviceWorker, 'off');
    const asked = await serve(siteUrl, OFFERS, { worker: true });
    fronts.push(asked.front);
    assert.equal(releaseIn(await open(`${asked.url}/offers`)).config.serviceWorker, undefined);
  });

  test('an open page stays with its release, and its reports do not reach the site', async () => {
    assert.equal((await fetch(`${url}/release?have=0`)).status, 204);
    assert.equal((await fetch(`${url}/reports`, { method: 'POST', body: '[]' })).status, 204);
  });
});

describe('a site behind its own address', () => {
  let asked: IncomingHttpHeaders = {};
  let server: Server;
  let front: Front;
  let url: string;

  async function answerWith(listener: RequestListener): Promise<void> {
    server.removeAllListeners('request');
    server.on('request', (request, response) => {
      asked = request.headers;
      listener(request, response);
    });
  }
  before(async () => {
    server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const site = new URL(`http://localhost:${(server.address() as AddressInfo).port}`);
    ({ front, url } = await serve(site, OFFERS));
  });
  after(async () => {
    await front.close();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  const host = () => `localhost:${(server.address() as AddressInfo).port}`;

  test('the site is asked as by its own page, and keeps the browser here', async () => {
    await answerWith((_request, response) => {
      const headers = { location: `http://${host()}/offers`, 'strict-transport-security': 'max-age=9' };
      response.writeHead(302, headers).end();
    });
    const headers = { origin: url, referer: `${url}/offers` };
    const answer = await fetch(`${url}/api/x`, { method: 'POST', body: 'x', headers, redirect: 'manual' });
    assert.deepEqual(
      [asked.host, asked.origin, asked.referer],
      [host(), `http://${host()}`, `http://${host()}/offers`],
    );
    assert.equal(answer.headers.get('location'), `${url}/offers`);
    assert.equal(answer.headers.get('strict-transport-security'), null);
  });

  test('its page may open its socket here', async () => {
    await answerWith((_request, response) => {
      response.setHeader('content-security-policy', `connect-src 'self' ws://${host()}; trusted-types wp-shell`);
      response.setHeader('content-type', 'text/html').end('<p>another page</p>');
    });
    const answer = await fetch(url, HTML);
    const policy = `connect-src 'self' ws://${new URL(url).host}; trusted-types wp-shell wp-mf_offers`;
    assert.equal(answer.headers.get('content-security-policy'), policy);
    assert.equal(await answer.text(), '<p>another page</p>');
  });

  test('a websocket passes in both directions', async () => {
    server.once('upgrade', (request, socket) => {
      asked = request.headers;
      socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
      socket.on('data', (bytes: Buffer) => socket.write(`heard ${bytes}`));
      socket.on('end', () => socket.end());
    });
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    socket.write(
      `GET /api/ws/ HTTP/1.1\r\nHost: x\r\nOrigin: ${url}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`,
    );
    const [head] = await once(socket, 'data');
    assert.match(String(head), /^HTTP\/1\.1 101 /);
    assert.equal(asked.origin, `http://${host()}`);
    socket.write('one');
    assert.equal(String((await once(socket, 'data'))[0]), 'heard one');
    socket.destroy();
  });

  test('the site is asked again over a new connection when it has closed the one that was kept', async () => {
    let requests = 0;
    await answerWith((request, response) => {
      requests += 1;
      if (requests === 2) request.socket.destroy();
      else response.end(`answer ${requests}`);
    });
    assert.equal(await (await fetch(`${url}/one`)).text(), 'answer 1');
    assert.equal(await (await fetch(`${url}/two`)).text(), 'answer 3');
  });

  test('one that does not answer is named', async () => {
    const gone = await serve(new URL('http://localhost:9'), OFFERS);
    const answer = await fetch(gone.url, HTML);
    assert.equal(answer.status, 502);
    assert.match(await answer.text(), /^http:\/\/localhost:9 does not answer/);
    await gone.front.close();
  });
});
