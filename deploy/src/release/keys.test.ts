import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { buildFolder, emptyStore, interfaceOf, OFFERS, publish, release } from '../testing/fixtures.ts';
import { liveOf, liveVersion, promoteOffers, REQUEST, teamKey } from '../testing/releasing.ts';
import { addKey, newTeamKey, revokeKey } from './keys.ts';
import { publishContainer } from './publish.ts';
import { registryKey } from './registry.ts';
import { activationKey, readLive, readRegistry } from './releases.ts';
import { withdraw } from './roll-back.ts';
import { type Signer, signed, signerOf, storeKeys, storeSigner } from './sign.ts';
import type { ReleaseStore } from './store.ts';
import type { Activation, Promotion } from './types.ts';

/** A store with a release, and the key of the team that releases the offers. */
async function storeWithTeamKey() {
  const store = await emptyStore();
  await release(store);
  return { store, key: await teamKey(store, 'mf_offers') };
}

test("a team's key releases its own container, and nothing else", async () => {
  const { store, key } = await storeWithTeamKey();
  const version = await publish(store, OFFERS, '2');
  await promoteOffers(store, { key });
  assert.equal(await liveVersion(store), version);
  assert.equal((await liveOf(store)).mf_offers?.key, key.id);

  await publish(store, { ...OFFERS, name: 'mf_other', routes: [] });
  const refusal = new RegExp(`mf_other is refused: the key ${key.id} may release mf_offers, not mf_other\\.`);
  await assert.rejects(promoteOffers(store, { key, name: 'mf_other' }), refusal);
  await assert.rejects(
    withdraw(store, { ...REQUEST, key, name: 'mf_admin' }),
    /mf_admin is refused: the key \w+ may release mf_offers, not mf_admin/,
  );
});

test('a key that the store does not know releases nothing', async () => {
  const store = await emptyStore();
  await release(store);
  await publish(store, OFFERS, '2');
  const stranger = await teamKey(await emptyStore(), 'mf_offers');
  await assert.rejects(promoteOffers(store, { key: stranger }), new RegExp(`the key ${stranger.id} is not known here`));
});

test('a revoked key releases nothing any more, and what it released stays', async () => {
  const { store, key } = await storeWithTeamKey();
  const version = await publish(store, OFFERS, '2');
  await promoteOffers(store, { key });
  await revokeKey(store, key.id, storeSigner(store));
  assert.equal(await liveVersion(store), version);
  await publish(store, OFFERS, '3');
  await assert.rejects(
    promoteOffers(store, { key }),
    new RegExp(`mf_offers is refused: the key ${key.id} is revoked\\.`),
  );
  assert.equal(await liveVersion(store), version);
});

test('a release that somebody writes with a revoked key does not count, on any channel', async () => {
  const { store, key } = await storeWithTeamKey();
  await revokeKey(store, key.id, storeSigner(store));
  const { mf_offers: offers } = await liveOf(store);
  const { signature: _, ...live } = offers as Promotion;
  for (const [channel, number] of [
    ['stable', 2],
    ['canary', 1],
  ] as const) {
    const forged = signed('promotion', { ...live, channel, number, key: key.id, version: 'a'.repeat(64) }, key);
    const activation: Activation = { number, containers: [forged] };
    await store.create(activationKey(channel, number), Buffer.from(JSON.stringify(activation)));
  }
  assert.equal((await liveOf(store)).mf_offers?.number, 1);
  assert.equal(await readLive(store, 'canary', await readRegistry(store)), null);
});

test('a version that a revoked key has published is not promoted until a valid key publishes it', async () => {
  const { store, key } = await storeWithTeamKey();
  const { folder, content } = await buildFolder(OFFERS, '2');
  const request = { folder, content, packageVersion: '0.1.0', interface: interfaceOf(OFFERS), who: 'Anna' };
  const { version } = await publishContainer(store, { ...request, key });
  await revokeKey(store, key.id, storeSigner(store));
  await assert.rejects(
    promoteOffers(store, { version }),
    /was published with the key \w+, which is revoked: publish it again/,
  );
  const next = await teamKey(store, 'mf_offers');
  await publishContainer(store, { ...request, key: next });
  await promoteOffers(store, { version, key: next });
  assert.equal(await liveVersion(store), version);
});

test('a known key gets further containers; a revoked one gets none', async () => {
  const store = await emptyStore();
  const key = await teamKey(store, 'mf_offers');
  await addKey(store, key.id, ['mf_admin'], storeSigner(store));
  const [known] = (await readRegistry(store)).keys;
  assert.deepEqual(known?.containers, ['mf_admin', 'mf_offers']);
  await revokeKey(store, key.id, storeSigner(store));
  await assert.rejects(addKey(store, key.id, ['mf_feed'], storeSigner(store)), /is revoked: make a new one/);
  await assert.rejects(revokeKey(store, key.id, storeSigner(store)), /is revoked already/);
});

test('only the key of the store changes who may release', async () => {
  const store = await emptyStore();
  const key = await teamKey(store, 'mf_offers');
  const { publicKey, privateKey } = newTeamKey();
  await assert.rejects(addKey(store, publicKey, ['mf_offers'], key), /Only who has the key of the store/);
  await assert.rejects(addKey(store, privateKey, ['mf_offers'], storeSigner(store)), /That is a private key/);
  await assert.rejects(
    addKey(store, '0123456789abcdef', ['mf_offers'], storeSigner(store)),
    /give the file of its public key/,
  );
  await assert.rejects(addKey(store, publicKey, [], storeSigner(store)), /Say which remotes/);
  await assert.rejects(revokeKey(store, '0123456789abcdef', storeSigner(store)), /is not known here/);
});

test('keys that are added at once are all known', async () => {
  const store = await emptyStore();
  storeSigner(store);
  const keys = await Promise.all(Array.from({ length: 8 }, () => teamKey(store, 'mf_offers')));
  const known = (await readRegistry(store)).keys.map(({ id }) => id);
  assert.deepEqual(known.sort(), keys.map(({ id }) => id).sort());
});

test('a key that is added while another one is being added is known too', async () => {
  const store = await emptyStore();
  storeSigner(store);
  let other: Promise<Signer> | undefined;
  const list: ReleaseStore['list'] = async (...range) => {
    const keys = await store.list(...range);
    other ??= teamKey(store, 'mf_admin');
    await other;
    return keys;
  };
  const key = await teamKey({ ...store, list }, 'mf_offers');
  const known = (await readRegistry(store)).keys.map(({ id }) => id);
  assert.deepEqual(known, [(await other)?.id, key.id]);
});

test('a damaged registry of keys is skipped for the one before it', async () => {
  const store = await emptyStore();
  const key = await teamKey(store, 'mf_offers');
  await teamKey(store, 'mf_admin');
  const file = join(store.location, registryKey(2));
  await writeFile(file, String(await store.get(registryKey(2))).replace('mf_admin', 'mf_wallet'));
  const { number, keys, damaged } = await readRegistry(store);
  assert.deepEqual([number, keys.map(({ id }) => id)], [1, [key.id]]);
  assert.deepEqual(damaged, ["The registry of keys 2 is not what the store's key has signed."]);
});

test('a store with only the public key is read, and signs nothing', async () => {
  const store = await emptyStore();
  await release(store);
  const pem = storeKeys(store).publicKey.export({ type: 'spki', format: 'pem' });
  const env = { RELEASE_PUBLIC_KEY: String(pem) };
  assert.equal((await readLive(store, 'stable', await readRegistry(store, env)))?.number, 1);
  assert.throws(() => storeSigner(store, env), /can serve releases, not sign them/);
});

test('a folder without a key is no store that could be read', async () => {
  const store = await emptyStore();
  await assert.rejects(readRegistry(store), /has no key yet, so nothing was released there/);
});

test('keys that are none, or not of one pair, are refused before anything is signed', async () => {
  const store = await emptyStore();
  const [one, other] = [newTeamKey(), newTeamKey()];
  const pair = { RELEASE_PUBLIC_KEY: one.publicKey, RELEASE_PRIVATE_KEY: other.privateKey };
  assert.throws(() => signerOf(store, pair), /RELEASE_PRIVATE_KEY and RELEASE_PUBLIC_KEY are not of one pair/);
  assert.throws(() => signerOf(store, { RELEASE_KEY: 'none' }), { message: 'RELEASE_KEY is no private key (PEM).' });
  assert.equal(signerOf(store, { RELEASE_KEY: other.privateKey }).id, other.id);
});

test('a name that no remote has gets no key', async () => {
  const store = await emptyStore();
  const { publicKey } = newTeamKey();
  await assert.rejects(addKey(store, publicKey, ['../x'], storeSigner(store)), /\.\.\/x is no name of a remote/);
  assert.equal((await readRegistry(store)).number, 0);
});
