import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, mock, test } from 'node:test';
import { MINUTE_MS } from '@wspolnik/settings';
import type { NextRelease } from '../release/page-types.ts';
import type { ReleaseStore } from '../release/store.ts';
import { ADMIN, emptyStore, jsonIn, OFFERS, release, SHELL } from '../testing/fixtures.ts';
import { releaseOne, type Watched, watchGateway } from '../testing/watched-gateway.ts';
import { openUses } from './uses.ts';

describe('an open tab that asks for the next release', () => {
  let store: ReleaseStore;
  let watched: Watched;
  const ask = (have: number | string) => watched.get(`/release?have=${have}`);

  beforeEach(async () => {
    store = await emptyStore();
    await release(store);
    watched = await watchGateway(store.location);
  });
  afterEach(() => watched.gateway.close());

  test('the tab hears nothing while it has the latest one, or that of a gateway which is ahead', async () => {
    for (const have of [1, 2]) {
      const { statusCode, body, headers } = await ask(have);
      assert.deepEqual([statusCode, body, headers['cache-control']], [204, '', 'private, no-store']);
    }
  });

  test('the tab gets what pages get: number, shell, public remotes', async () => {
    const { container: offers } = await releaseOne(store, OFFERS, 'next');
    const { container: shell } = await releaseOne(store, SHELL, 'next');
    await releaseOne(store, ADMIN, 'next');
    await watched.look();
    const reply = await ask(1);
    const next: NextRelease = reply.json();
    const { body: html } = await watched.get('/', { accept: 'text/html' });
    const { number, remotes } = jsonIn(html, 'release');
    assert.equal(reply.headers['cache-control'], 'private, no-store');
    assert.equal(next.number, 4);
    assert.deepEqual(
      next.remotes.map(({ entry }) => entry),
      [`/r/mf_offers/${offers.assets.entry}`],
    );
    assert.deepEqual(next, { number, remotes, shell: `/r/shell/${shell.assets.entry}`, urgent: [] });
    assert.equal(jsonIn(html, 'start').main, next.shell);
  });

  test('the tab learns which containers an urgent release has changed, also when it started before the gateway', async () => {
    await releaseOne(store, OFFERS, 'urgent', { urgent: true });
    await releaseOne(store, SHELL, 'later');
    await watched.look();
    const urgentFor = async (have: number) => (await ask(have)).json().urgent;
    assert.deepEqual([await urgentFor(1), await urgentFor(2)], [['mf_offers'], []]);
    await watched.gateway.close();
    watched = await watchGateway(store.location);
    assert.deepEqual([await urgentFor(1), await urgentFor(2)], [['mf_offers'], []]);
  });

  test('names a number, and asks 1200 times a minute at the most', async () => {
    for (const have of ['', '-1', 'x', '1.5', '999999999', '1&have=2']) assert.equal((await ask(have)).statusCode, 400);
    const statuses = await Promise.all(Array.from({ length: 1200 }, async () => (await ask(1)).statusCode));
    assert.deepEqual([statuses.at(0), statuses.at(-1)], [204, 429]);
  });

  test('the tab keeps the release that it has from being pruned: the gateway writes its number into the store', async () => {
    await ask(1);
    await ask(7);
    await watched.gateway.close();
    const [gateway = ''] = await readdir(join(store.location, 'uses'));
    const [hour = ''] = await readdir(join(store.location, 'uses', gateway));
    assert.match(hour, /^20\d{8}\.json$/);
    const use = JSON.parse(await readFile(join(store.location, 'uses', gateway, hour), 'utf8'));
    assert.deepEqual(use, { channel: 'stable', numbers: [1] });
    watched = await watchGateway(store.location);
  });
});

test('uses are written once an hour, and a store that is only read is no problem', async () => {
  let now = Date.parse('2026-11-27T10:59:00Z');
  const store = await emptyStore();
  const uses = openUses(store, 'stable', () => now);
  const keys = async () => (await store.list('uses/')).map((key) => key.split('/')[2]);
  uses.add(3);
  uses.add(3);
  uses.add(2);
  await uses.flush();
  assert.deepEqual(await keys(), []);
  now += 2 * MINUTE_MS;
  await uses.flush();
  assert.deepEqual(await keys(), ['2026112710.json']);
  await uses.flush(true);
  assert.deepEqual(await keys(), ['2026112710.json']);
  const create = mock.fn(async () => {
    throw new Error('read-only');
  });
  const readOnly = openUses({ ...store, create }, 'stable', () => now);
  readOnly.add(1);
  await readOnly.flush(true);
  assert.equal(create.mock.callCount(), 1);
});
