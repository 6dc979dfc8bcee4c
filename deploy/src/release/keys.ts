import { createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { RefusedError } from './errors.ts';
import { type Registry, readRegistry, registryKey, registryNumbers } from './registry.ts';
import { newestNumber } from './releases.ts';
import { isContainerName } from './shapes.ts';
import { keyId, type Signer, signed } from './sign.ts';
import type { ReleaseStore } from './store.ts';
import type { KeyRegistry, TeamKey } from './types.ts';
import { listChannels } from './unneeded.ts';

/** A new pair for a team. The private one belongs to whoever releases and into no store. */
export function newTeamKey(): { id: string; publicKey: string; privateKey: string } {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  return {
    id: keyId(publicKey),
    publicKey: String(publicKey.export({ type: 'spki', format: 'pem' })),
    privateKey: String(privateKey.export({ type: 'pkcs8', format: 'pem' })),
  };
}

/**
 * Lets a key release these containers too. `key` is the id of one that is known, or a public key (PEM). Answers its id.
 *
 * @throws RefusedError for a revoked key: a new one replaces it
 */
export async function addKey(store: ReleaseStore, key: string, containers: string[], by: Signer): Promise<string> {
  if (containers.length === 0)
    throw new RefusedError('Say which remotes the key may release: `keys add team.pem mf-offers`.');
  const wrong = containers.find((name) => !isContainerName(name));
  if (wrong !== undefined) throw new RefusedError(`${wrong} is no name of a remote: \`mf-offers\` is one.`);
  const given = key.includes('BEGIN') ? readPublicKey(key) : null;
  const id = given ? keyId(given) : key;
  await writeRegistry(store, by, async ({ keys }) => {
    const known = keys.find((one) => one.id === id);
    if (known?.revokedFrom) throw new RefusedError(`The key ${id} is revoked: make a new one with \`keys new\`.`);
    const publicKey = known?.publicKey ?? (given && String(given.export({ type: 'spki', format: 'pem' })));
    if (!publicKey) throw new RefusedError(`The key ${id} is not known here: give the file of its public key.`);
    const added: TeamKey = {
      id,
      publicKey,
      containers: [...new Set([...(known?.containers ?? []), ...containers])].sort(),
    };
    return [...keys.filter((one) => one.id !== id), added];
  });
  return id;
}

/** Its releases up to now stay valid; it makes no further ones. */
export async function revokeKey(store: ReleaseStore, id: string, by: Signer): Promise<void> {
  await writeRegistry(store, by, async ({ keys }) => {
    const known = keys.find((one) => one.id === id);
    if (!known) throw new RefusedError(`The key ${id} is not known here: \`keys list\` shows those that are.`);
    if (known.revokedFrom) throw new RefusedError(`The key ${id} is revoked already.`);
    const revokedFrom: Record<string, number> = {};
    for (const channel of await listChannels(store)) revokedFrom[channel] = (await newestNumber(store, channel)) + 1;
    return keys.map((one) => (one === known ? { ...known, revokedFrom } : one));
  });
}

/** A registry is created once, as a release is: who is late starts again from the newer one. */
async function writeRegistry(
  store: ReleaseStore,
  by: Signer,
  change: (registry: Registry) => Promise<TeamKey[]>,
): Promise<void> {
  for (;;) {
    // Before the registry is read: otherwise one that is created in between would be counted and its keys lost.
    const number = ((await registryNumbers(store)).at(-1) ?? 0) + 1;
    const registry = await readRegistry(store);
    if (by.id !== registry.storeKey.id)
      throw new RefusedError('Only who has the key of the store changes who may release.');
    const keys = await change(registry);
    const next: KeyRegistry = signed('keys', { number, at: new Date().toISOString(), keys }, by);
    if (await store.create(registryKey(number), Buffer.from(JSON.stringify(next)))) return;
  }
}

function readPublicKey(pem: string): KeyObject {
  if (pem.includes('PRIVATE'))
    throw new RefusedError('That is a private key: it belongs only to the team. Give the public one.');
  try {
    return createPublicKey(pem);
  } catch {
    throw new RefusedError('That is no public key (PEM).');
  }
}
