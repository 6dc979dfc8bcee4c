import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign, verify } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** In a store that is served and not signed in: an image, or a copy on a gateway's machine. */
const PUBLIC_KEY = 'keys/release.pub.pem';

export class SignatureError extends Error {}

/** The raw bytes are signed, so no canonical form of JSON is needed. ed25519, base64. */
export function signBytes(bytes: Buffer, key: KeyObject): string {
  return sign(null, bytes, key).toString('base64');
}

export function assertSigned(bytes: Buffer, signature: string, key: KeyObject, what: string): void {
  if (!verify(null, bytes, key, Buffer.from(signature, 'base64'))) {
    throw new SignatureError(`${what}: the signature does not match; it was changed or signed with another key.`);
  }
}

/**
 * RELEASE_PUBLIC_KEY / RELEASE_PRIVATE_KEY (PEM) when releases are composed elsewhere; a gateway then only needs the public
 * key, from there or from `keys/release.pub.pem` of its store. Without any a pair is generated in the store on first use.
 */
export function releaseKeys(store: string, env = process.env): { publicKey: KeyObject; privateKey: KeyObject | null } {
  if (env.RELEASE_PUBLIC_KEY) {
    return {
      publicKey: createPublicKey(env.RELEASE_PUBLIC_KEY),
      privateKey: env.RELEASE_PRIVATE_KEY ? createPrivateKey(env.RELEASE_PRIVATE_KEY) : null,
    };
  }
  const file = join(store, 'keys/release.pem');
  const publicFile = join(store, PUBLIC_KEY);
  if (!existsSync(file) && existsSync(publicFile)) {
    return { publicKey: createPublicKey(readFileSync(publicFile)), privateKey: null };
  }
  if (!existsSync(file)) makeKey(store, file);
  const privateKey = createPrivateKey(readFileSync(file));
  return { publicKey: createPublicKey(privateKey), privateKey };
}

function makeKey(store: string, file: string): void {
  mkdirSync(join(store, 'keys'), { recursive: true, mode: 0o700 });
  const pem = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' });
  try {
    // 'wx': of two concurrent first starts, one creates the key and the other uses it.
    writeFileSync(file, pem, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}
