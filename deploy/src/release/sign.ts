import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  randomUUID,
  sign,
  verify,
} from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { StoreError } from './errors.ts';
import type { ReleaseStore } from './store.ts';

/** In a folder that is served and not signed in: an image, or a copy on a gateway's machine. */
export const PUBLIC_KEY = 'keys/release.pub.pem';
export const PRIVATE_KEY = 'keys/release.pem';

export interface Signer {
  id: string;
  privateKey: KeyObject;
}

export interface StoreKeys {
  id: string;
  publicKey: KeyObject;
  /** Null where releases are only verified. */
  privateKey: KeyObject | null;
}

type Location = Pick<ReleaseStore, 'location'>;
/** What is signed, so that no signature of one kind passes for another. */
type Kind = 'promotion' | 'canary' | 'publication' | 'check' | 'keys';

/** The first 16 hex digits of the sha256 of the public key (SPKI, DER). */
export function keyId(key: KeyObject): string {
  const publicKey = key.type === 'private' ? createPublicKey(key) : key;
  return createHash('sha256')
    .update(publicKey.export({ type: 'spki', format: 'der' }))
    .digest('hex')
    .slice(0, 16);
}

/**
 * The keys of the store itself: RELEASE_PUBLIC_KEY and RELEASE_PRIVATE_KEY (PEM), or the files of a directory's `keys`.
 *
 * @throws StoreError when there is none
 */
export function storeKeys(store: Location, env = process.env): StoreKeys {
  const privatePem = env.RELEASE_PRIVATE_KEY || readKey(store, PRIVATE_KEY, env);
  const publicPem = env.RELEASE_PUBLIC_KEY || readKey(store, PUBLIC_KEY, env);
  const privateKey = privatePem ? readPrivateKey(privatePem, 'RELEASE_PRIVATE_KEY') : null;
  if (!privateKey && !publicPem) {
    throw new StoreError(
      isDirectory(store)
        ? `The store ${store.location} has no key yet, so nothing was released there.`
        : `RELEASE_PUBLIC_KEY is not set: releases of ${store.location} are verified with it.`,
    );
  }
  const publicKey = publicPem ? createPublicKey(publicPem) : createPublicKey(privateKey as KeyObject);
  return { id: keyId(publicKey), publicKey, privateKey };
}

/** The signer with the store's key; a new directory gets one. */
export function storeSigner(store: Location, env = process.env): Signer {
  if (isDirectory(store)) {
    mkdirSync(store.location, { recursive: true });
    if (!hasKey(store, env)) makeKey(store.location);
  }
  const { id, privateKey } = storeKeys(store, env);
  if (privateKey && keyId(privateKey) !== id) {
    throw new StoreError(
      'RELEASE_PRIVATE_KEY and RELEASE_PUBLIC_KEY are not of one pair: what one signs, the other refuses.',
    );
  }
  if (privateKey) return { id, privateKey };
  throw new StoreError('The private key is not here: this machine can serve releases, not sign them.');
}

/** The releaser: the key of a team, RELEASE_KEY (PEM), or else that of the store. */
export function signerOf(store: Location, env = process.env): Signer {
  if (!env.RELEASE_KEY) return storeSigner(store, env);
  const privateKey = readPrivateKey(env.RELEASE_KEY, 'RELEASE_KEY');
  return { id: keyId(privateKey), privateKey };
}

function readPrivateKey(pem: string, name: string): KeyObject {
  try {
    return createPrivateKey(pem);
  } catch (error) {
    throw new StoreError(`${name} is no private key (PEM).`, { cause: error });
  }
}

/** ed25519, base64, of the kind and the value as JSON. */
export function signed<Value extends object>(
  kind: Kind,
  value: Value,
  { privateKey }: Signer,
): Value & { signature: string } {
  return { ...value, signature: sign(null, signedBytes(kind, value), privateKey).toString('base64') };
}

/**
 * Good signatures, by everything that they depend on. Each release carries the promotions of all earlier ones along, and an
 * ed25519 signature takes 0.2 ms.
 */
const verified = new LRUCache<string, true>({ max: 20_000 });

export function isSigned(kind: Kind, { signature, ...value }: { signature: string }, key: KeyObject): boolean {
  const bytes = signedBytes(kind, value);
  const known = `${keyId(key)} ${signature} ${createHash('sha256').update(bytes).digest('base64')}`;
  if (verified.has(known)) return true;
  const isGood = verify(null, bytes, key, Buffer.from(signature, 'base64'));
  if (isGood) verified.set(known, true);
  return isGood;
}

/** JSON keeps the order of keys, so reading and writing it gives the same bytes. */
const signedBytes = (kind: Kind, value: object) => Buffer.from(`${kind}\n${JSON.stringify(value)}`);

const isDirectory = ({ location }: Location) => !location.startsWith('s3://');

/** Keys of the environment replace those of the folder, so that the two are never mixed. */
const isGiven = (env: NodeJS.ProcessEnv) => Boolean(env.RELEASE_PUBLIC_KEY || env.RELEASE_PRIVATE_KEY);

const hasKey = (store: Location, env: NodeJS.ProcessEnv) =>
  isGiven(env) || Boolean(readKey(store, PRIVATE_KEY, env) || readKey(store, PUBLIC_KEY, env));

function readKey(store: Location, name: string, env: NodeJS.ProcessEnv): string | undefined {
  const file = join(store.location, name);
  if (isGiven(env) || !isDirectory(store) || !existsSync(file)) return undefined;
  return readFileSync(file, 'utf8');
}

/** Linked when it is whole: of two concurrent first starts, one creates the key and the other uses it. */
function makeKey(store: string): void {
  mkdirSync(join(store, 'keys'), { recursive: true, mode: 0o700 });
  const pem = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' });
  const temporary = join(store, 'keys', `.${randomUUID()}`);
  writeFileSync(temporary, pem, { mode: 0o600 });
  try {
    linkSync(temporary, join(store, PRIVATE_KEY));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(temporary);
  }
}
