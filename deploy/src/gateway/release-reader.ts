import { LRUCache } from 'lru-cache';
import { DamagedError } from '../release/errors.ts';
import { openStore } from '../release/open-store.ts';
import { registryKey } from '../release/registry.ts';
import {
  activationKey,
  contentKey,
  listNumbers,
  type ReadActivation,
  type Registry,
  readActivation,
  readContainer,
  readRegistry,
} from '../release/releases.ts';
import { storeKeys } from '../release/sign.ts';
import type { ReleaseStore } from '../release/store.ts';
import type { ReleasedContainer } from '../release/types.ts';
import type { OwnCopy } from './own-copy.ts';

/** Parsed contents that are kept: those of two weeks of busy teams. */
const CONTENTS = 500;

export interface ReleaseReader {
  /** Whose signatures count, with the newest registry that was ever read here. */
  registry(): Registry;
  /** Reads the registry of keys again; answers whether it is another one. */
  readKeys(): Promise<boolean>;
  exists(number: number): Promise<boolean>;
  /** Numbers after that one, ascending. */
  numbers(after: number): Promise<number[]>;
  /** Those of the own copy. */
  ownNumbers(): Promise<number[]>;
  /** @throws DamagedError when nothing of it can be used, or it is missing */
  activation(number: number): Promise<ReadActivation>;
  /** @throws DamagedError when it is missing or not what was published */
  container(name: string, version: string): Promise<ReleasedContainer>;
}

export interface ReaderOptions {
  /** With null only the own copy is read. */
  store: ReleaseStore | null;
  own: OwnCopy;
  channel: string;
  env: NodeJS.ProcessEnv;
}

const PUBLIC_KEY = 'keys/release.pub.pem';

/**
 * Reads what is named by its hash or signed from the gateway's own folder, and what is not there, or not right there, from the
 * store; that is kept then. @throws StoreError when neither has a key
 */
export async function openReader({ store, own, channel, env }: ReaderOptions): Promise<ReleaseReader> {
  const copy = await openStore(own.folder, { env });
  const contents = new LRUCache<string, ReleasedContainer>({ max: CONTENTS });
  let registry = await readOwnKeys();
  if (!store && !registry) await readRegistry(copy, env);
  if (!registry) await readKeys();

  /** Through the own copy: `read` decides whether the bytes of the key are right. */
  async function through<Found>(key: string, read: (from: ReleaseStore) => Promise<Found>): Promise<Found> {
    try {
      return await read(copy);
    } catch (error) {
      if (!store) throw error;
    }
    const bytes = await store.get(key);
    const found = await read({ ...store, get: async () => bytes });
    if (bytes) await own.keep(key, bytes);
    return found;
  }

  function readOwnKeys(): Promise<Registry | null> {
    return readRegistry(copy, env).catch(() => null);
  }

  async function readKeys(): Promise<boolean> {
    if (!store) return false;
    // A store that is away is reported here; without its folder it would seem to have no key.
    await store.list('keys/');
    const found = await readRegistry(store, env);
    const isOlder = registry?.storeKey.id === found.storeKey.id && found.number <= registry.number;
    if (isOlder) return false;
    registry = found;
    const pem = storeKeys(store, env).publicKey.export({ type: 'spki', format: 'pem' });
    await own.keep(PUBLIC_KEY, pem);
    const bytes = found.number > 0 ? await store.get(registryKey(found.number)) : null;
    if (bytes) await own.keep(registryKey(found.number), bytes);
    return true;
  }

  const known = (): Registry => {
    if (!registry) throw new DamagedError('There is no key to verify releases with.');
    return registry;
  };

  return {
    registry: known,
    readKeys,
    exists: async (number) => Boolean(await (store ?? copy).get(activationKey(channel, number))),
    numbers: (after) => listNumbers(store ?? copy, channel, after),
    ownNumbers: () => listNumbers(copy, channel),
    activation: (number) =>
      through(activationKey(channel, number), (from) => readActivation(from, channel, number, known())),
    async container(name, version) {
      const key = contentKey(name, version);
      const found = contents.get(key) ?? (await through(key, (from) => readContainer(from, name, version)));
      contents.set(key, found);
      return found;
    },
  };
}
