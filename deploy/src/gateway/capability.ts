import { createHmac, hkdfSync, type KeyObject, randomBytes, timingSafeEqual } from 'node:crypto';
import { StoreError } from '../release/errors.ts';
import { storeKeys } from '../release/sign.ts';

/** Seconds for which a granted remote's files can be fetched. */
export const CAPABILITY_LIFE = 600;

export interface Capability {
  /** Of the remote, in whatever version: a page opened before a release continues with its own. */
  name: string;
  /** Seconds since 1970. */
  exp: number;
}

/** A path segment that grants the files of one remote for a limited time: `<payload>.<HMAC-SHA256>`, base64url. */
export function grantCapability(secret: Buffer, capability: Capability): string {
  const payload = Buffer.from(JSON.stringify(capability)).toString('base64url');
  return `${payload}.${mac(secret, payload).toString('base64url')}`;
}

/** Whether the segment is valid for this remote now. */
export function isGranted(secret: Buffer, segment: string, name: string, now = Date.now()): boolean {
  const [payload = '', signature = ''] = segment.split('.');
  const given = Buffer.from(signature, 'base64url');
  const expected = mac(secret, payload);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false;
  const capability: Capability = JSON.parse(Buffer.from(payload, 'base64url').toString());
  return capability.name === name && capability.exp * 1000 > now;
}

/**
 * RELEASE_GRANT_SECRET, or a secret derived from the store's private key, so that every gateway on the same store accepts
 * the others' grants. Without both it is random, which only works for a single gateway process.
 */
export function capabilitySecret(store: string, env = process.env): Buffer {
  if (env.RELEASE_GRANT_SECRET) return Buffer.from(env.RELEASE_GRANT_SECRET);
  const key = privateKeyOf(store, env)?.export({ type: 'pkcs8', format: 'der' });
  return key ? Buffer.from(hkdfSync('sha256', key, '', 'wspolnik capability', 32)) : randomBytes(32);
}

/** Null where releases are only verified, or while the store is away. */
function privateKeyOf(store: string, env: NodeJS.ProcessEnv): KeyObject | null {
  try {
    return storeKeys({ location: store }, env).privateKey;
  } catch (error) {
    if (error instanceof StoreError) return null;
    throw error;
  }
}

function mac(secret: Buffer, payload: string): Buffer {
  return createHmac('sha256', secret).update(payload).digest();
}
