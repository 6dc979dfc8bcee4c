import assert from 'node:assert/strict';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { brotliCompressSync } from 'node:zlib';
import { emptyStore, OFFERS, publish, release, SHELL } from '../testing/fixtures.ts';
import { activateRelease, rollBack } from './activate.ts';
import { composeRelease } from './compose.ts';
import { parseManifest } from './manifest.ts';
import { releaseKeys, SignatureError } from './sign.ts';

test('a set modified after signing is refused, and the active one stays', async () => {
  const store = await emptyStore();
  const first = await release(store, '1.0.0-aaaaaaaa');
  await publish(store, SHELL, '2.0.0-bbbbbbbb');
  const second = await composeRelease(store, { shell: '2.0.0-bbbbbbbb' });
  const file = join(store.root, 'sets', `${second}.json`);
  await writeFile(file, (await readFile(file, 'utf8')).replace('"roles":[]', '"roles": []'));

  await assert.rejects(activateRelease(store, second), SignatureError);
  assert.equal(await store.current(), first);
});

test('a file modified after publishing prevents its release from being activated', async () => {
  const store = await emptyStore();
  await publish(store, SHELL, '1.0.0-aaaaaaaa');
  const id = await composeRelease(store, { shell: '1.0.0-aaaaaaaa' });
  await writeFile(join(store.folder('shell', '1.0.0-aaaaaaaa'), 'main.js'), 'alert(1)');

  await assert.rejects(activateRelease(store, id), /shell\/1\.0\.0-aaaaaaaa\/main\.js: not the file that was released/);
  assert.equal(await store.current(), null);
});

test('a compressed file modified after publishing prevents its release from being activated', async () => {
  const store = await emptyStore();
  await publish(store, SHELL, '1.0.0-aaaaaaaa');
  const id = await composeRelease(store, { shell: '1.0.0-aaaaaaaa' });
  await writeFile(join(store.folder('shell', '1.0.0-aaaaaaaa'), 'main.js.br'), brotliCompressSync('alert(1)'));

  await assert.rejects(
    activateRelease(store, id),
    /shell\/1\.0\.0-aaaaaaaa\/main\.js\.br: not the file that was released/,
  );
  assert.equal(await store.current(), null);
});

test('a store with the public key alone serves releases and signs none', async () => {
  const store = await emptyStore();
  const id = await release(store);
  const { publicKey } = releaseKeys(store.root);
  await rm(join(store.root, 'keys/release.pem'));
  await writeFile(join(store.root, 'keys/release.pub.pem'), publicKey.export({ type: 'spki', format: 'pem' }));

  assert.equal((await activateRelease(store, id)).id, id);
  await assert.rejects(composeRelease(store, { shell: '1.0.0-aaaaaaaa' }), /can serve releases, not sign them/);
});

test('rolling back activates the previously active release', async () => {
  const store = await emptyStore();
  const first = await release(store, '1.0.0-aaaaaaaa');
  const second = await release(store, '2.0.0-bbbbbbbb');
  assert.notEqual(first, second);

  assert.equal(await rollBack(store), first);
  assert.equal(await store.current(), first);
});

test('rolling back the only release reports that there is no earlier one', async () => {
  const store = await emptyStore();
  await release(store);
  await assert.rejects(rollBack(store), /Nothing was active/);
});

test('the same versions make the same release', async () => {
  const store = await emptyStore();
  await release(store, '1.0.0-aaaaaaaa');
  const versions = { shell: '1.0.0-aaaaaaaa', mf_offers: '1.0.0-aaaaaaaa' };
  assert.equal(await composeRelease(store, versions), await composeRelease(store, versions));
});

test('two containers that claim one route cannot be released together', async () => {
  const store = await emptyStore();
  await publish(store, SHELL, '1.0.0-aaaaaaaa');
  await publish(store, { ...OFFERS, name: 'mf_other' }, '1.0.0-aaaaaaaa');
  await publish(store, OFFERS, '1.0.0-aaaaaaaa');
  const versions = { shell: '1.0.0-aaaaaaaa', mf_offers: '1.0.0-aaaaaaaa', mf_other: '1.0.0-aaaaaaaa' };
  await assert.rejects(composeRelease(store, versions), /Both mf_offers and mf_other claim the route \/offers/);
});

test('a manifest with an unknown key or a path outside the API is refused with the location', () => {
  const bad = { name: 'mf_x', routes: [{ path: '/x', early: [{ path: '../secret' }] }], extra: 1 };
  assert.throws(() => parseManifest(JSON.stringify(bad), 'mf-x/remote.json'), /mf-x\/remote\.json:.*early\/0\/path/);
  assert.throws(() => parseManifest(JSON.stringify(bad), 'mf-x/remote.json'), /additional properties/);
});
