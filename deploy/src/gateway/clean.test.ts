import assert from 'node:assert/strict';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, test } from 'node:test';
import { HOUR_MS } from '@wspolnik/settings';
import { sha256 } from '../release/content.ts';
import { activationKey, contentKey, fileKey } from '../release/releases.ts';
import { cleanOwnCopy } from './clean.ts';
import { openNotices } from './notices.ts';
import { type OwnCopy, openOwnCopy, ownFolderOf } from './own-copy.ts';
import { type Saved, savedKey } from './saved.ts';

const file = (text: string) => `${sha256(text)}.js`;

describe('the own folder of a gateway', () => {
  let own: OwnCopy;

  /** A version of one file, and one file that it shares. */
  async function keepVersion(name: string, version: string): Promise<void> {
    const manifest = { name, exposes: {}, roles: [], routes: [], slots: [] };
    const files = [file(version), file('shared')];
    const assets = { entry: file(version), startup: [], chunks: {}, files };
    await own.keep(contentKey(name, version), JSON.stringify({ manifest, assets }));
    for (const one of files) for (const ending of ['', '.br']) await own.keep(fileKey(name, one + ending), 'x');
  }
  async function serve(channel: string, versions: Saved['versions'], number = 5): Promise<void> {
    const containers = { mf_offers: { promotion: number, served: number } };
    await own.keep(savedKey(channel), JSON.stringify({ number, containers, versions, oldest: number } satisfies Saved));
  }
  const has = async (key: string) => (await own.read(key)) !== null;

  beforeEach(async () => {
    own = openOwnCopy(await mkdtemp(join(tmpdir(), 'wspolnik-own-')), openNotices(assert.fail));
    for (const version of ['a', 'b', 'c']) await keepVersion('mf_offers', version);
    for (const number of [1, 4, 5, 6]) await own.keep(activationKey('stable', number), '{}');
  });

  test('the folder loses what no gateway of it serves, an hour after it was written at the earliest', async () => {
    await serve('stable', { mf_offers: ['b'] });
    assert.deepEqual(await cleanOwnCopy(own), []);
    const removed = await cleanOwnCopy(own, Date.now() + 2 * HOUR_MS);
    assert.equal(removed.length, 2 * 3 + 2);
    for (const version of ['a', 'c']) {
      assert.equal(await has(contentKey('mf_offers', version)), false);
      assert.equal(await has(fileKey('mf_offers', file(version))), false);
    }
    for (const key of [file('b'), `${file('b')}.br`, file('shared')]) assert.ok(await has(fileKey('mf_offers', key)));
    const releases = await Promise.all([1, 4, 5, 6].map((number) => has(activationKey('stable', number))));
    assert.deepEqual(releases, [false, false, true, true]);
  });

  test('the folder keeps what a gateway of another channel serves', async () => {
    await serve('stable', { mf_offers: ['b'] });
    await serve('canary', { mf_offers: ['c'] });
    await cleanOwnCopy(own, Date.now() + 2 * HOUR_MS);
    assert.equal(await has(fileKey('mf_offers', file('c'))), true);
    assert.equal(await has(fileKey('mf_offers', file('a'))), false);
  });

  test('the folder keeps everything of a container whose content was damaged there', async () => {
    await serve('stable', { mf_offers: ['b'] });
    await own.keep(contentKey('mf_offers', 'b'), '{');
    await cleanOwnCopy(own, Date.now() + 2 * HOUR_MS);
    assert.equal(await has(fileKey('mf_offers', file('a'))), true);
  });

  test('the copy has no path out of it, and lies beside the store', () => {
    for (const key of ['../a', 'files/../../a', '/etc/passwd', 'files/.hidden', 'files//a', '']) {
      assert.throws(() => own.read(key), TypeError, key);
    }
    assert.equal(ownFolderOf('/srv/.releases'), '/srv/.releases-gateway');
    assert.equal(ownFolderOf('s3://bucket/prefix'), join(process.cwd(), '.releases-gateway'));
  });
});
