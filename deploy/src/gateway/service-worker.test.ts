import assert from 'node:assert/strict';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { runInNewContext } from 'node:vm';
import type { ReleaseFiles } from '../release/page-types.ts';
import { promoteAll } from '../release/promote.ts';
import { publishContainer } from '../release/publish.ts';
import { storeSigner } from '../release/sign.ts';
import type { ReleaseStore } from '../release/store.ts';
import { buildFolder, emptyStore, interfaceOf, release, SHELL } from '../testing/fixtures.ts';
import { rollBackStable } from '../testing/releasing.ts';
import { createGateway, type Gateway } from './gateway.ts';
import { ownFolderOf } from './own-copy.ts';

let store: ReleaseStore;
let gateway: Gateway | undefined;

beforeEach(async () => {
  store = await emptyStore();
  await release(store);
});
afterEach(async () => {
  await gateway?.close();
  gateway = undefined;
});

async function start(env: NodeJS.ProcessEnv = {}): Promise<Gateway> {
  await gateway?.close();
  gateway = await createGateway({ api: 'http://127.0.0.1:9', store: store.location, env });
  return gateway;
}
const get = (url: string) => (gateway as Gateway).app.inject({ url, headers: { accept: '*/*' } });

/** A shell with a service worker of this text, live on stable. */
async function releaseWorker(text: string): Promise<string> {
  const { folder, content } = await buildFolder(SHELL, text, { worker: `/* worker ${text} */` });
  const key = storeSigner(store);
  const request = { folder, content, packageVersion: '0.1.0', interface: interfaceOf(SHELL), who: 'Anna', key };
  const { version } = await publishContainer(store, request);
  await rm(folder, { recursive: true });
  await promoteAll(store, { channel: 'stable', versions: { shell: version }, who: 'Anna', why: text });
  return content.assets.worker ?? '';
}

/** What the script does in a browser that has these caches. */
async function runIn(script: string, names: string[]) {
  const listeners: Record<string, (event: { waitUntil(work: Promise<unknown>): void }) => void> = {};
  const left = new Set(names);
  const did: string[] = [];
  runInNewContext(script, {
    addEventListener: (name: string, listener: (typeof listeners)[string]) => {
      listeners[name] = listener;
    },
    skipWaiting: () => did.push('skipWaiting'),
    registration: { unregister: async () => did.push('unregister') },
    caches: { keys: async () => [...left], delete: async (name: string) => left.delete(name) },
  });
  for (const name of ['install', 'activate']) {
    const work: Promise<unknown>[] = [];
    listeners[name]?.({ waitUntil: (one) => work.push(one) });
    await Promise.all(work);
  }
  return { left: [...left], did };
}

test('the live worker is served under one address, which browsers ask for each time, with its own policy', async () => {
  const file = await releaseWorker('one');
  await start();
  const { statusCode, headers, body } = await get('/sw.js');
  assert.deepEqual([statusCode, body], [200, '/* worker one */']);
  assert.equal(headers['cache-control'], 'private, no-cache');
  assert.equal(headers['content-type'], 'text/javascript; charset=utf-8');
  assert.equal(headers['content-security-policy'], "default-src 'none'; connect-src 'self'; frame-ancestors 'none'");
  // Only under that address: as a file of the release it would be kept for a year.
  assert.equal((await get(`/r/shell/${file}`)).statusCode, 404);
});

test('a rollback of the shell brings its worker back', async () => {
  await releaseWorker('one');
  await releaseWorker('two');
  await start();
  assert.equal((await get('/sw.js')).body, '/* worker two */');
  await rollBackStable(store);
  await start();
  assert.equal((await get('/sw.js')).body, '/* worker one */');
});

test('without a worker in the live shell, or switched off, browsers remove theirs with all that it kept', async () => {
  const names = ['wspolnik-files-1', 'wspolnik-read-1-x', 'another'];
  const gone = { left: ['another'], did: ['skipWaiting', 'unregister'] };
  await start();
  assert.deepEqual(await runIn((await get('/sw.js')).body, names), gone);
  await releaseWorker('one');
  await start({ SERVICE_WORKER: 'off' });
  assert.deepEqual(await runIn((await get('/sw.js')).body, names), gone);
  const page = await (gateway as Gateway).app.inject({ url: '/', headers: { accept: 'text/html', host: 'here.test' } });
  assert.match(page.body, /"serviceWorker":"off"/);
});

test('a worker whose file is lost is answered with an error, by which browsers keep the one that they have', async () => {
  const file = await releaseWorker('one');
  await start();
  // Another process: the first one has the file in memory.
  await start();
  for (const place of [store.location, ownFolderOf(store.location)])
    for (const ending of ['', '.br']) await rm(join(place, 'files/shell', file + ending));
  const { statusCode, headers } = await get('/sw.js');
  assert.deepEqual([statusCode, headers['cache-control']], [503, 'private, no-store']);
});

test('a worker learns the public files of the live release, and what was taken back since its own', async () => {
  const ask = async (have: number) => (await get(`/release/files?have=${have}`)).json<ReleaseFiles>();
  await start();
  const { number, urgent, containers } = await ask(1);
  assert.deepEqual([number, urgent, containers.map(({ name }) => name)], [1, [], ['shell', 'mf_offers']]);
  const offers = containers.find(({ name }) => name === 'mf_offers');
  const page = offers?.chunks['page-offer-list']?.map((place) => offers.files[place]) ?? [];
  assert.equal(page.length, 2);
  for (const file of page) assert.equal((await get(`/r/mf_offers/${file}`)).statusCode, 200);

  await releaseWorker('two');
  await rollBackStable(store);
  await start();
  assert.deepEqual((await ask(2)).urgent, ['shell']);
  assert.deepEqual((await ask(3)).urgent, []);
  assert.equal((await get('/release/files?have=x')).statusCode, 400);
});
