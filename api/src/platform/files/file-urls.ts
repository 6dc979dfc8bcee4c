import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Context } from '../context.ts';
import { deriveKey } from '../secret.ts';
import { checkKey } from './file-store.ts';

/** The minimum validity of a private address… */
const VALID_MS = 60 * 60 * 1000;
/** …which stays the same within this step, so that a repeated list finds its pictures in the browser's cache. */
const STEP_MS = 10 * 60 * 1000;

/** Signs the addresses of private files. The key is derived once per API from the secret of the access tokens. */
export interface FileSigner {
  sign(key: string, expires: number, name: string): string;
  /** In constant time. */
  isValid(signature: string, key: string, expires: number, name: string): boolean;
}

export function createFileSigner(secret: Uint8Array): FileSigner {
  const signingKey = deriveKey(secret, 'wspolnik private file addresses');
  const digest = (key: string, expires: number, name: string) =>
    createHmac('sha256', signingKey).update(`${key}\n${expires}\n${name}`).digest();
  return {
    sign: (key, expires, name) => digest(key, expires, name).toString('base64url'),
    isValid(signature, key, expires, name) {
      const given = Buffer.from(signature, 'base64url');
      const expected = digest(key, expires, name);
      return given.length === expected.length && timingSafeEqual(given, expected);
    },
  };
}

/** Address of a public file. SQL that builds JSON writes the same: `'/api/files/' || key`. */
export function publicFileUrl(key: string): string {
  return `/api/files/${key}`;
}

/**
 * Address of a private file for a permitted viewer; valid for an hour (up to ten minutes more) without a token, because
 * images and downloads send none. `name` is the name of the download.
 */
export function privateFileUrl({ fileSigner }: Pick<Context, 'fileSigner'>, key: string, now: Date, name = ''): string {
  checkKey(key);
  const expires = Math.ceil((now.getTime() + VALID_MS) / STEP_MS) * (STEP_MS / 1000);
  const query = new URLSearchParams({ expires: String(expires) });
  if (name) query.set('name', name);
  query.set('signature', fileSigner.sign(key, expires, name));
  return `/api/files/${key}?${query}`;
}
