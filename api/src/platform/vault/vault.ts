import { createHmac } from 'node:crypto';
import { seal, unseal } from '../sign-in/seal.ts';
import type { DataKey } from './data-keys.ts';

/**
 * Encrypts what a copy of the database or of the files must not show (ADR 57). `about` names the field and the record: a value
 * that is copied to another record or field does not open there.
 */
export interface Vault {
  /** `<id of the key>.<base64url>`. */
  seal(about: string, text: string): string;
  /** @throws Error for a value that was altered or moved, or whose key is not among DATA_KEYS */
  open(about: string, sealed: string): string;
  /** Null for what is not from this vault, or was altered or moved: for tokens that come back from a browser. */
  tryOpen(about: string, sealed: string): string | null;
  sealBytes(about: string, bytes: Uint8Array): Uint8Array;
  /** @throws Error as {@link open} */
  openBytes(about: string, sealed: Uint8Array): Uint8Array;
  /** Whether the newest key encrypted it. */
  isCurrent(sealed: string | Uint8Array): boolean;
  /** A keyed hash, for equality and search. The same after a rotation of keys. */
  hash(text: string): string;
}

/** The `about` of a column: the row's id keeps a value from opening in another row. */
export const aboutField = (column: string, id: string): string => `${column} ${id}`;

/** The value of a column. Null stays null, and so does '', which stands for what was erased. */
export function openField<T extends string | null>(vault: Vault, column: string, id: string, sealed: T): T {
  return sealed ? (vault.open(aboutField(column, id), sealed) as T) : sealed;
}

/** Ids of keys are at most 20 ASCII characters. */
function split(sealed: Uint8Array): { id: string; body: Uint8Array } {
  const length = sealed[0] ?? 0;
  return { id: Buffer.from(sealed.subarray(1, 1 + length)).toString(), body: sealed.subarray(1 + length) };
}

const idOf = (sealed: string | Uint8Array) =>
  typeof sealed === 'string' ? sealed.slice(0, sealed.indexOf('.')) : split(sealed).id;

/** `keys` are newest first; `hashKey` is independent of them. */
export function createVault(keys: readonly DataKey[], hashKey: Uint8Array): Vault {
  const [newest] = keys;
  if (!newest) throw new Error('a vault needs a key');
  const unsealed = (id: string, about: string, body: Uint8Array) => {
    const found = keys.find((key) => key.id === id);
    return found ? unseal(found.key, about, body) : null;
  };
  const opened = (id: string, about: string, body: Uint8Array) => {
    const bytes = unsealed(id, about, body);
    if (bytes) return bytes;
    const isKnown = keys.some((key) => key.id === id);
    throw new Error(
      isKnown
        ? `${about} does not open: it was altered, or DATA_KEYS has another key of that name`
        : `${about} needs a key that DATA_KEYS lacks`,
    );
  };
  const bodyOf = (sealed: string) => Buffer.from(sealed.slice(sealed.indexOf('.') + 1), 'base64url');
  return {
    seal: (about, text) => `${newest.id}.${seal(newest.key, about, Buffer.from(text)).toString('base64url')}`,
    open: (about, sealed) => opened(idOf(sealed), about, bodyOf(sealed)).toString(),
    tryOpen: (about, sealed) => unsealed(idOf(sealed), about, bodyOf(sealed))?.toString() ?? null,
    sealBytes: (about, bytes) =>
      Buffer.concat([Buffer.from([newest.id.length]), Buffer.from(newest.id), seal(newest.key, about, bytes)]),
    openBytes(about, sealed) {
      const { id, body } = split(sealed);
      return opened(id, about, body);
    },
    isCurrent: (sealed) => idOf(sealed) === newest.id,
    hash: (text) => createHmac('sha256', hashKey).update(text).digest('base64url'),
  };
}
