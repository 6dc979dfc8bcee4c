import { webcrypto } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { folderName } from '../release/content.ts';
import { DamagedError } from '../release/errors.ts';
import { inParallel } from '../release/parallel.ts';
import { isBrotliOf } from '../release/publish.ts';
import { fileKey } from '../release/releases.ts';
import type { ReleaseStore } from '../release/store.ts';
import type { ReleasedContainer } from '../release/types.ts';
import type { Notices } from './notices.ts';
import type { OwnCopy } from './own-copy.ts';
import { unitOf } from './served.ts';

/** Bytes of files in memory. A release has about 30 MB, plain and compressed. */
const MEMORY = 96 * 2 ** 20;
/** Milliseconds until a missing compressed form is looked for again. */
const LOOK_AGAIN = 60_000;
/** Files that a build compresses (tools/src/build). */
const COMPRESSIBLE = /\.(m?js|css|svg|geojson)$/;
/** Null: there is none that can be used. */
type Cached = { bytes: Buffer | null };

export interface VerifiedFiles {
  /**
   * Verifies every file of a container and copies it into the gateway's own folder, each once.
   * @throws DamagedError that names a file which is missing or is not what was released
   */
  prepare(container: ReleasedContainer): Promise<void>;
  /**
   * Bytes that are what the name says, from memory, the own folder or the store. `unit`: see served.ts.
   * @throws DamagedError when no place has them, StoreError when the store is away
   */
  plain(name: string, file: string, unit: string[]): Promise<Buffer>;
  /** The compressed form, null without a good one. */
  brotli(name: string, file: string, unit: string[]): Promise<Buffer | null>;
  /** The own folder has lost the file of this key: it is verified anew when it is released again. */
  forget(key: string): void;
  /** How many files were read from the store and verified. */
  verified(): number;
}

interface Place {
  read(key: string): Promise<Buffer | null>;
  isOwn: boolean;
}

/**
 * Hashing and decompressing happen in Node's thread pool, so that requests never wait for a release. A name that is a hash gives what
 * its bytes must be: bytes from a disk are compared with it whenever they are read, and damaged ones of the own folder are replaced.
 */
export function openVerifiedFiles(store: ReleaseStore, own: OwnCopy, notices: Notices): VerifiedFiles {
  const places: Place[] = [
    { read: own.read, isOwn: true },
    { read: (key) => store.get(key), isOwn: false },
  ];
  const known = new Map<string, Promise<void>>();
  let verified = 0;

  async function keep(key: string, bytes: Buffer, { isOwn }: Place): Promise<void> {
    if (isOwn) return;
    verified++;
    await own.keep(key, bytes);
  }

  /** The bytes of a unit from the first place where they are right. */
  async function readUnit(name: string, unit: string[]): Promise<Map<string, Buffer> | null> {
    for (const place of places) {
      const found = new Map<string, Buffer>();
      for (const file of unit) {
        const bytes = await place.read(fileKey(name, file));
        if (bytes) found.set(file, bytes);
      }
      if (found.size === unit.length && (await isNamedRight(found))) {
        for (const [file, bytes] of found) await keep(fileKey(name, file), bytes, place);
        return found;
      }
      if (place.isOwn) for (const file of found.keys()) await own.drop(fileKey(name, file));
    }
    return null;
  }

  async function readPlain(name: string, file: string, unit: string[]): Promise<Buffer> {
    const found = await readUnit(name, unit);
    for (const [other, bytes] of found ?? []) if (other !== file) memory.set(`${name}/${other}`, { bytes });
    const bytes = found?.get(file);
    if (bytes) return bytes;
    throw new DamagedError(`${fileKey(name, file)} in ${store.location} is missing or is not what was released.`);
  }

  async function readBrotli(name: string, file: string, unit: string[]): Promise<Buffer | null> {
    const key = fileKey(name, `${file}.br`);
    if (!COMPRESSIBLE.test(file)) return null;
    const plain = await files.plain(name, file, unit);
    for (const place of places) {
      const bytes = await place.read(key);
      if (bytes && (await isBrotliOf(bytes, plain))) {
        await keep(key, bytes, place);
        notices.over(key);
        return bytes;
      }
      if (bytes && place.isOwn) await own.drop(key);
      if (bytes && !place.isOwn)
        notices.warn(key, `${key} in ${store.location} is damaged: the file is sent uncompressed.`);
    }
    return null;
  }

  const memory = new LRUCache<string, Cached, { unit: string[] }>({
    maxSize: MEMORY,
    sizeCalculation: ({ bytes }) => Math.max(bytes?.length ?? 0, 1),
    // One read for all who ask at once. A failure is not kept, so that a repaired file is found.
    async fetchMethod(key, _stale, { context: { unit }, options }) {
      const [, name = '', file = '', compressed] = /^([^/]+)\/(.*?)(\.br)?$/.exec(key) ?? [];
      const bytes = compressed ? await readBrotli(name, file, unit) : await readPlain(name, file, unit);
      if (!bytes) options.ttl = LOOK_AGAIN;
      return { bytes };
    },
  });

  async function prepareUnit(name: string, unit: string[]): Promise<void> {
    const isOwn = await Promise.all(unit.map((file) => own.writtenAt(fileKey(name, file))));
    if (isOwn.every((at) => at !== null)) return;
    for (const file of unit) {
      await files.plain(name, file, unit);
      await files.brotli(name, file, unit);
    }
  }

  const files: VerifiedFiles = {
    async prepare({ name, assets }) {
      const units = new Map(assets.files.map((file) => [file.split('/')[0], unitOf(file, assets.files)]));
      await inParallel([...units], async ([first, unit]) => {
        const key = `${name}/${first}`;
        const running = known.get(key) ?? prepareUnit(name, unit);
        known.set(key, running);
        await running.catch((error) => {
          known.delete(key);
          throw error;
        });
      });
    },
    async plain(name, file, unit) {
      const bytes = (await memory.fetch(`${name}/${file}`, { context: { unit } }))?.bytes;
      return bytes ?? readPlain(name, file, unit);
    },
    brotli: async (name, file, unit) =>
      (await memory.fetch(`${name}/${file}.br`, { context: { unit } }))?.bytes ?? null,
    forget: (key) => void known.delete(key.split('/').slice(1, 3).join('/')),
    verified: () => verified,
  };
  return files;
}

async function isNamedRight(unit: Map<string, Buffer>): Promise<boolean> {
  const [[file = '', bytes] = []] = unit;
  if (!bytes) return false;
  if (!file.includes('/')) {
    const digest = await webcrypto.subtle.digest('SHA-256', new Uint8Array(bytes));
    return Buffer.from(digest).toString('hex') === file.slice(0, 64);
  }
  const held = Object.fromEntries([...unit].map(([path, content]) => [path.slice(path.indexOf('/') + 1), content]));
  return folderName(held) === file.slice(0, file.indexOf('/'));
}
