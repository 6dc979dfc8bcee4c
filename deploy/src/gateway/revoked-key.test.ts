import assert from 'node:assert/strict';
import { generateKeyPairSync } from 'node:crypto';
import { after, before, describe, mock, test } from 'node:test';
import { registryKey } from '../release/registry.ts';
import { writeRelease } from '../release/release-loop.ts';
import { readContainer } from '../release/releases.ts';
import { keyId, signed, storeSigner } from '../release/sign.ts';
import type { ReleaseStore } from '../release/store.ts';
import type { KeyRegistry, ReleasedContainer, TeamKey } from '../release/types.ts';
import { emptyStore, OFFERS, publish, release } from '../testing/fixtures.ts';
import { type Watched, watchGateway } from '../testing/watched-gateway.ts';

describe('the key of a team', () => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const team = { id: keyId(publicKey), privateKey };
  const pem = String(publicKey.export({ type: 'spki', format: 'pem' }));
  let store: ReleaseStore;
  let watched: Watched;
  let good: ReleasedContainer;
  let stolen: ReleasedContainer;

  /** A registry with only this key, signed by the store's. */
  async function register(number: number, key: Partial<TeamKey>): Promise<void> {
    const keys: TeamKey[] = [{ id: team.id, publicKey: pem, containers: ['mf_offers'], ...key }];
    const registry: KeyRegistry = signed('keys', { number, at: '2026-11-27T10:00:00.000Z', keys }, storeSigner(store));
    await store.create(registryKey(number), Buffer.from(JSON.stringify(registry)));
  }
  async function releaseWithKey(text: string): Promise<ReleasedContainer> {
    const version = await publish(store, OFFERS, text);
    const request = { channel: 'stable', who: 'Team', why: text, key: team };
    await writeRelease(store, request, async () => ({ changes: [{ name: 'mf_offers', version }] }));
    return readContainer(store, 'mf_offers', version);
  }

  before(async () => {
    mock.timers.enable({ apis: ['Date'], now: Date.now() });
    store = await emptyStore();
    await release(store);
    await register(1, {});
    watched = await watchGateway(store.location);
    good = await releaseWithKey('good');
    await watched.look();
    stolen = await releaseWithKey('stolen');
  });
  after(async () => {
    await watched.gateway.close();
    mock.timers.reset();
  });

  test('releases its remote', async () => {
    assert.equal(await watched.look(), 3);
    assert.equal(await watched.shows(stolen), true);
  });

  test('the key brings nothing any more from the release on from which it is revoked, also into a running gateway', async () => {
    await register(2, { revokedFrom: { stable: 3 } });
    mock.timers.tick(10_000);
    await watched.look();
    assert.deepEqual([await watched.shows(good), await watched.shows(stolen)], [true, false]);
    assert.equal((await watched.get(`/r/mf_offers/${stolen.assets.entry}`)).statusCode, 404);
    assert.match(watched.said().join(), new RegExp(`^mf_offers .* the key ${team.id} is revoked\\. It stays at`));
  });

  test('the key stays revoked for a gateway that saw it, although the store presents the older registry again', async () => {
    await watched.gateway.close();
    await store.remove(registryKey(2));
    watched = await watchGateway(store.location);
    assert.deepEqual([await watched.shows(good), await watched.shows(stolen)], [true, false]);
  });
});
