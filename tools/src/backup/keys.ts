import { createHash, type KeyObject } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseEnv } from 'node:util';
import { PRIVATE_KEY, PUBLIC_KEY, type ReleaseStore, StoreError, storeKeys } from '@wspolnik/deploy/release';
import type { Config } from '../../../api/src/platform/config.ts';
import { jwtSecretFile, readJwtSecret } from '../../../api/src/platform/sign-in/secret.ts';
import { type DataKey, dataKeysFile, readDataKeys } from '../../../api/src/platform/vault/data-keys.ts';
import { UserError } from '../serve/explain-failure.ts';
import type { Manifest } from './manifest.ts';

/** Everything that a backup without its keys cannot do: sessions, encrypted values, releases, guarded files. */
const KEYS = ['JWT_SECRET', 'DATA_KEYS', 'RELEASE_PRIVATE_KEY', 'RELEASE_PUBLIC_KEY', 'RELEASE_GRANT_SECRET'] as const;
type Keys = Partial<Record<(typeof KEYS)[number], string>>;

/** The release keys of a store; null where this machine has none. */
function releaseKeys(store: ReleaseStore | null, env: NodeJS.ProcessEnv) {
  try {
    return store && storeKeys(store, env);
  } catch (error) {
    if (error instanceof StoreError) return null;
    throw error;
  }
}

export const releaseKeyId = (store: ReleaseStore | null, env: NodeJS.ProcessEnv): string | null =>
  releaseKeys(store, env)?.id ?? null;

const pemOf = (key: KeyObject | null | undefined) =>
  key ? String(key.export({ type: key.type === 'private' ? 'pkcs8' : 'spki', format: 'pem' })).trim() : undefined;

const textOf = (keys: DataKey[]) => keys.map(({ id, key }) => `${id}:${Buffer.from(key).toString('base64')}`).join(',');

/** Those of the settings, and of the files that the product keeps where there is no setting. */
async function collectKeys(config: Config, store: ReleaseStore | null, env: NodeJS.ProcessEnv): Promise<Keys> {
  const release = releaseKeys(store, env);
  return {
    JWT_SECRET: new TextDecoder().decode(await readJwtSecret(config)),
    DATA_KEYS: textOf(await readDataKeys(config)),
    RELEASE_PRIVATE_KEY: pemOf(release?.privateKey),
    RELEASE_PUBLIC_KEY: pemOf(release?.publicKey),
    RELEASE_GRANT_SECRET: env.RELEASE_GRANT_SECRET,
  } as Keys;
}

/** In the quotes that the value does not have. */
const quoted = (value: string) => {
  const mark = ['"', "'", '`'].find((one) => !value.includes(one));
  return `${mark}${value}${mark}`;
};

/** Writes them as settings, for `--env-file`, readable only by the owner. */
export async function writeKeys(
  file: string,
  config: Config,
  store: ReleaseStore | null,
  env: NodeJS.ProcessEnv,
): Promise<string[]> {
  const keys = await collectKeys(config, store, env);
  const names = KEYS.filter((name) => keys[name]);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, names.map((name) => `${name}=${quoted(keys[name] ?? '')}\n`).join(''), {
    mode: 0o600,
    flush: true,
  });
  // An older file keeps its rights otherwise.
  await chmod(file, 0o600);
  return names;
}

/** The keys of a file that `writeKeys` has written; none without a file. */
export async function readKeys(file: string | undefined): Promise<Keys> {
  if (!file) return {};
  if (!existsSync(file)) throw new UserError(`There is no file of keys at ${file}.`);
  return parseEnv(await readFile(file, 'utf8'));
}

const hashOf = ({ key }: DataKey) => createHash('sha256').update(key).digest('hex').slice(0, 32);

export async function describeDataKeys(config: Config): Promise<Record<string, string>> {
  return Object.fromEntries((await readDataKeys(config)).map((one) => [one.id, hashOf(one)]));
}

/** Those of the setting or of the file that is there; unlike the product, it makes none. */
async function presentDataKeys({ dataDir, dataKeys }: Config): Promise<DataKey[]> {
  const isThere = dataKeys ?? (dataDir && existsSync(dataKeysFile(dataDir)));
  return isThere ? readDataKeys({ dataDir, dataKeys }) : [];
}

/** @throws UserError when the restored data could not be decrypted, or the restored releases not be verified */
export async function checkKeys(manifest: Manifest, config: Config, releaseKey: string | null): Promise<void> {
  const have = new Set((await presentDataKeys(config)).map(hashOf));
  const missing = Object.entries(manifest.dataKeys).flatMap(([name, hash]) => (have.has(hash) ? [] : [name]));
  const give = 'Give the file of the keys that were saved with it (--keys), or set them.';
  if (missing.length > 0)
    throw new UserError(
      `The data of this backup are encrypted with the key ${missing.join(', ')} of DATA_KEYS. ${give}`,
    );
  if (manifest.releaseKey !== null && releaseKey !== manifest.releaseKey)
    throw new UserError(`The releases of this backup are verified with the key ${manifest.releaseKey}. ${give}`);
}

/** A key that was there stays under another name: another backup may need it. */
async function placeKey(file: string, value: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  if (existsSync(file) && (await readFile(file, 'utf8')).trim() !== value.trim())
    await rename(file, `${file}.${Date.now()}`);
  await writeFile(file, value, { mode: 0o600 });
}

/** Puts what no setting has into the files where the product keeps it; in production it demands settings. */
export async function placeKeys(
  given: Keys,
  env: NodeJS.ProcessEnv,
  { dataDir, production }: Config,
  store: string | null,
): Promise<void> {
  if (production) return;
  if (dataDir && given.JWT_SECRET && !env.JWT_SECRET) await placeKey(jwtSecretFile(dataDir), given.JWT_SECRET);
  if (dataDir && given.DATA_KEYS && !env.DATA_KEYS) await placeKey(dataKeysFile(dataDir), given.DATA_KEYS);
  const isFolder = store !== null && !store.startsWith('s3://');
  if (!isFolder || env.RELEASE_PUBLIC_KEY || env.RELEASE_PRIVATE_KEY) return;
  const { RELEASE_PRIVATE_KEY: secret, RELEASE_PUBLIC_KEY: open } = given;
  await mkdir(store, { recursive: true });
  if (secret) await placeKey(join(store, PRIVATE_KEY), secret);
  // Also beside the private one: that of another pair may lie there.
  if (open) await placeKey(join(store, PUBLIC_KEY), open);
}
