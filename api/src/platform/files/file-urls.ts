import { createHmac, timingSafeEqual } from 'node:crypto';
import { HOUR_MS } from '@wspolnik/settings';
import { deriveKey } from '../sign-in/secret.ts';
import { checkKey } from './file-store.ts';

/** The minimum validity of a private address… */
const VALID_MS = HOUR_MS;
/** …which stays the same within this step, so that a repeated list finds its pictures in the browser's cache. */
const STEP_MS = 10 * 60 * 1000;

/** Signs the addresses of private files. The key is derived once per API from the secret of the access tokens. */
export interface FileSigner {
  sign(address: SignedAddress): string;
  /** In constant time. */
  isValid(signature: string, address: SignedAddress): boolean;
}

interface SignedAddress {
  key: string;
  /** Seconds. */
  expires: number;
  /** Of the download, or ''. */
  name: string;
  /** Of {@link sessionMark}, or ''. */
  session: string;
}

export function createFileSigner(secret: Uint8Array): FileSigner {
  const signingKey = deriveKey(secret, 'wspolnik private file addresses');
  const digest = ({ key, expires, name, session }: SignedAddress) =>
    createHmac('sha256', signingKey)
      .update(JSON.stringify([key, expires, name, session]))
      .digest();
  return {
    sign: (address) => digest(address).toString('base64url'),
    isValid(signature, address) {
      const given = Buffer.from(signature, 'base64url');
      const expected = digest(address);
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
 * images and downloads send none. `name` is the name of the download. With `session` the address ends with that session, and
 * with a change of the password or the second step.
 */
export function privateFileUrl(
  { fileSigner }: { fileSigner: FileSigner },
  key: string,
  now: Date,
  { name = '', session = '' }: { name?: string; session?: string } = {},
): string {
  checkKey(key);
  const expires = Math.ceil((now.getTime() + VALID_MS) / STEP_MS) * (STEP_MS / 1000);
  const query = new URLSearchParams({ expires: String(expires) });
  if (name) query.set('name', name);
  if (session) query.set('session', session);
  query.set('signature', fileSigner.sign({ key, expires, name, session }));
  return `/api/files/${key}?${query}`;
}
