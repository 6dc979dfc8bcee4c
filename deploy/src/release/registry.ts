import { createPublicKey, type KeyObject } from 'node:crypto';
import { DamagedError, RefusedError } from './errors.ts';
import { isRegistry, parseStored } from './shapes.ts';
import { isSigned, type Signer, storeKeys } from './sign.ts';
import type { ReleaseStore } from './store.ts';
import type { KeyRegistry, TeamKey } from './types.ts';

/** Whose signatures count. */
export interface Registry {
  /** 0 while only the store's key may sign. */
  number: number;
  storeKey: { id: string; publicKey: KeyObject };
  keys: TeamKey[];
  /** A sentence for each registry that was skipped. */
  damaged: string[];
}

const REGISTRY = /^keys\/(\d{8})\.json$/;
export const registryKey = (number: number) => `keys/${String(number).padStart(8, '0')}.json`;

/** The good registry with the highest number. */
export async function readRegistry(store: ReleaseStore, env = process.env): Promise<Registry> {
  const { id, publicKey } = storeKeys(store, env);
  const storeKey = { id, publicKey };
  const damaged: string[] = [];
  for (const number of (await registryNumbers(store)).reverse()) {
    try {
      return { number, storeKey, keys: await readKeys(store, number, publicKey), damaged };
    } catch (error) {
      if (!(error instanceof DamagedError)) throw error;
      damaged.push(error.message);
    }
  }
  return { number: 0, storeKey, keys: [], damaged };
}

/** Ascending. */
export async function registryNumbers(store: ReleaseStore): Promise<number[]> {
  const keys = await store.list('keys/');
  return keys.flatMap((key) => Number(REGISTRY.exec(key)?.[1]) || []);
}

async function readKeys(store: ReleaseStore, number: number, storeKey: KeyObject): Promise<TeamKey[]> {
  const what = `The registry of keys ${number}`;
  const bytes = await store.get(registryKey(number));
  if (!bytes) throw new DamagedError(`${what} is missing.`);
  const registry: KeyRegistry = parseStored(bytes, what, isRegistry);
  if (registry.number !== number || !isSigned('keys', registry, storeKey)) {
    throw new DamagedError(`${what} is not what the store's key has signed.`);
  }
  return registry.keys;
}

/** Why a signature of this key does not count for the container, or null when it does. `at` is the release that it signed. */
export function refusalOf(
  registry: Registry,
  key: string,
  container: string,
  at?: { channel: string; number: number },
): string | null {
  if (key === registry.storeKey.id) return null;
  const team = registry.keys.find(({ id }) => id === key);
  if (!team) return `the key ${key} is not known here`;
  // A channel that had no release when the key was revoked takes none of it.
  if (at && team.revokedFrom && at.number >= (team.revokedFrom[at.channel] ?? 1)) return `the key ${key} is revoked`;
  return team.containers.includes(container)
    ? null
    : `the key ${key} may release ${team.containers.join(', ') || 'nothing'}, not ${container}`;
}

export const isRevoked = (registry: Registry, key: string): boolean =>
  registry.keys.some(({ id, revokedFrom }) => id === key && revokedFrom !== undefined);

/** @throws RefusedError when the key may not release or publish the container from now on */
export function assertPermitted(registry: Registry, { id }: Signer, container: string): void {
  const refusal = isRevoked(registry, id) ? `the key ${id} is revoked` : refusalOf(registry, id, container);
  if (refusal) throw new RefusedError(`${container} is refused: ${refusal}. \`pnpm release keys\` manages them.`);
}

/** Null for a key that signs nothing. */
export function publicKeyOf(registry: Registry, key: string): KeyObject | null {
  if (key === registry.storeKey.id) return registry.storeKey.publicKey;
  const team = registry.keys.find(({ id }) => id === key);
  return team ? createPublicKey(team.publicKey) : null;
}
