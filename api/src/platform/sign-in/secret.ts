import { hkdfSync, randomBytes } from 'node:crypto';
import { mkdir, open, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../config.ts';

const SECRET_BYTES = 48;
const KEY_BYTES = 32;

/** A key for one purpose, so that no signature of another is valid for it. */
export function deriveKey(secret: Uint8Array, purpose: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, '', purpose, KEY_BYTES));
}

function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EEXIST';
}

/** Only the owner of the process reads it; one that exists stays. */
export async function createSecretFile(file: string, content: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  try {
    const handle = await open(file, 'wx', 0o600);
    await handle.writeFile(content);
    await handle.sync();
    await handle.close();
  } catch (error) {
    if (!isTaken(error)) throw error;
  }
}

export const jwtSecretFile = (dataDir: string): string => path.join(dataDir, 'jwt.secret');

/**
 * The key of access tokens: JWT_SECRET, else a file in the data directory that is created once, so that a restart signs
 * nobody out.
 */
export async function readJwtSecret({ jwtSecret, dataDir }: Config): Promise<Uint8Array> {
  if (jwtSecret) return new TextEncoder().encode(jwtSecret);
  if (!dataDir) return randomBytes(SECRET_BYTES);
  const file = jwtSecretFile(dataDir);
  await createSecretFile(file, randomBytes(SECRET_BYTES).toString('base64url'));
  return new TextEncoder().encode(await readFile(file, 'utf8'));
}
