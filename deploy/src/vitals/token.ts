import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { HOUR_MS } from '@wspolnik/settings';
import type { Group } from '../release/canary.ts';

/** Permits the page of one document to report; no person and no device is in it. */
export interface Permit {
  /** Random, of the document. */
  nonce: string;
  /** The group of the canary that began with this release, when the document belongs to one. */
  group: Group | null;
  since: number;
  /** Seconds since 1970. */
  exp: number;
}

const LIFE = HOUR_MS;

/** `<payload>.<HMAC-SHA256>`, base64url. */
export function issueToken(secret: Buffer, { group, since }: Pick<Permit, 'group' | 'since'>, now: number): string {
  const exp = Math.floor((now + LIFE) / 1000);
  const permit: Permit = { nonce: randomBytes(9).toString('base64url'), group, since, exp };
  const payload = Buffer.from(JSON.stringify(permit)).toString('base64url');
  return `${payload}.${mac(secret, payload).toString('base64url')}`;
}

/** Null of one that is forged or too old. */
export function readToken(secret: Buffer, token: string, now: number): Permit | null {
  const [payload = '', signature = ''] = token.split('.');
  const given = Buffer.from(signature, 'base64url');
  const expected = mac(secret, payload);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const permit: Permit = JSON.parse(Buffer.from(payload, 'base64url').toString());
  return permit.exp * 1000 > now ? permit : null;
}

/** Told apart from the capabilities that the same secret signs. */
function mac(secret: Buffer, payload: string): Buffer {
  return createHmac('sha256', secret).update(`vitals ${payload}`).digest();
}
