import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import { contentBytes, serverFiles, sha256, short, wrongFiles } from './content.ts';
import { DamagedError, RefusedError } from './errors.ts';
import { inParallel } from './parallel.ts';
import { keepFromPruning, keysOf } from './pruning-list.ts';
import { assertPermitted, isRevoked, type Registry, readRegistry } from './registry.ts';
import { contentKey, fileKey, mapKey, publicationKey, readPublication } from './releases.ts';
import { isContent, LARGEST_JSON } from './shapes.ts';
import { type Signer, signed } from './sign.ts';
import type { ReleaseStore } from './store.ts';
import type { ContainerContent, ContainerInterface, Publication } from './types.ts';

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);
/** Maps are read seldom. */
const MAP_QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

export interface PublishRequest {
  /** Holds the files under their names, and beside them their brotli forms. */
  folder: string;
  content: ContainerContent;
  /** Of its package.json. */
  packageVersion: string;
  interface: ContainerInterface;
  who: string;
  key: Signer;
}

export interface Published {
  name: string;
  version: string;
  /** False when the store had it already. */
  isNew: boolean;
  /** Keys whose bytes in the store were not the published ones, and are again. */
  repaired: string[];
}

/**
 * Takes over the files of a built folder. The publication is written last: a version with one is complete.
 *
 * @throws RefusedError when the folder is not what the content says, or the key may not
 */
export async function publishContainer(store: ReleaseStore, request: PublishRequest): Promise<Published> {
  const { content, folder } = request;
  const { name } = content.manifest;
  const registry = await readRegistry(store);
  assertPermitted(registry, request.key, name);
  const read = (file: string) => readIfThere(join(folder, file));
  await assertWhole(content, read);

  const bytes = contentBytes(content);
  const version = sha256(bytes);
  const repaired: string[] = [];
  await keepFromPruning(store, keysOf({ name, version, assets: content.assets }));
  const put = async (key: string, wanted: Buffer, isSame?: (stored: Buffer) => Promise<boolean>) => {
    if (await putFile(store, key, wanted, isSame)) repaired.push(key);
  };
  await inParallel(content.assets.files, async (file) => {
    const plain = (await read(file)) ?? Buffer.alloc(0);
    const small = await read(`${file}.br`);
    await put(fileKey(name, file), plain);
    // Another Node compresses otherwise; the first stored files stay.
    if (small) await put(fileKey(name, `${file}.br`), small, (stored) => isBrotliOf(stored, plain));
    const map = await read(`${file}.map`);
    // The same file has the same map, as far as anybody reads it.
    if (map) await store.create(mapKey(name, file), await compress(map, MAP_QUALITY));
  });
  await put(contentKey(name, version), bytes);
  const isNew = await putPublication(store, registry, name, version, request);
  return { name, version, isNew, repaired };
}

async function assertWhole(content: ContainerContent, read: (file: string) => Promise<Buffer | null>): Promise<void> {
  const { manifest, assets } = content;
  const { name } = manifest;
  const refuse = (problem: string) => {
    throw new RefusedError(`${name} is not published: ${problem}.`);
  };
  if (assets.files.length === 0) refuse('its folder holds no built file');
  if (!isContent(content)) {
    const [problem] = isContent.errors ?? [];
    refuse(`its content is wrong at ${problem?.instancePath || '/'}: ${problem?.message}`);
  }
  const { length } = contentBytes(content);
  if (length > LARGEST_JSON) refuse(`manifest and list of files have ${length} bytes, and ${LARGEST_JSON} are allowed`);
  const named = [assets.entry, ...assets.startup, ...Object.values(assets.chunks).flat(), ...(assets.fonts ?? [])];
  const unknown = [...named, ...serverFiles(assets)].find((file) => !assets.files.includes(file));
  if (!assets.files.includes(assets.entry)) refuse(`its entry ${assets.entry} is not among its files`);
  if (unknown) refuse(`it needs ${unknown}, which is not among its files`);
  for (const file of assets.files) {
    const plain = await read(file);
    if (!plain) return refuse(`${file} is listed, and is not in the folder`);
    const small = await read(`${file}.br`);
    if (small && !(await isBrotliOf(small, plain))) refuse(`${file}.br is not the compressed form of ${file}`);
  }
  const [wrong] = await wrongFiles(assets.files, read);
  if (wrong) refuse(`the bytes of ${wrong} are not those of its name`);
}

/** Also verifies what is stored. */
export async function isBrotliOf(small: Buffer, plain: Buffer): Promise<boolean> {
  try {
    return plain.equals(await decompress(small, { maxOutputLength: plain.length + 1 }));
  } catch {
    return false;
  }
}

/** Answers whether other bytes were there: nobody may use those, as each key names its content. */
async function putFile(
  store: ReleaseStore,
  key: string,
  bytes: Buffer,
  isSame = async (stored: Buffer) => stored.equals(bytes),
): Promise<boolean> {
  if (await store.create(key, bytes)) return false;
  const stored = await store.get(key);
  if (stored && (await isSame(stored))) return false;
  await store.remove(key);
  await store.create(key, bytes);
  return true;
}

async function putPublication(
  store: ReleaseStore,
  registry: Registry,
  name: string,
  version: string,
  { packageVersion, interface: ofBuild, who, key }: PublishRequest,
): Promise<boolean> {
  if (await isPublished(store, registry, name, version)) return false;
  const at = new Date().toISOString();
  const publication: Publication = signed(
    'publication',
    { name, version, at, who, packageVersion, interface: ofBuild, key: key.id },
    key,
  );
  const bytes = Buffer.from(JSON.stringify(publication));
  if (bytes.length > LARGEST_JSON) {
    throw new RefusedError(`${name} ${short(version)} is not published: its interface has ${bytes.length} bytes.`);
  }
  if (await store.create(publicationKey(name, version), bytes)) return true;
  if (await isPublished(store, registry, name, version)) return false;
  // Damaged, or of a revoked key: whoever may publish now vouches for the version.
  await store.remove(publicationKey(name, version));
  return store.create(publicationKey(name, version), bytes);
}

/** Whether a version is complete, published by a key that still may. */
export async function isPublished(
  store: ReleaseStore,
  registry: Registry,
  name: string,
  version: string,
): Promise<boolean> {
  try {
    const { key } = await readPublication(store, name, version, registry);
    return !isRevoked(registry, key);
  } catch (error) {
    if (error instanceof DamagedError) return false;
    throw error;
  }
}

async function readIfThere(file: string): Promise<Buffer | null> {
  try {
    return await readFile(file);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (['ENOENT', 'ENOTDIR', 'EISDIR'].includes(code)) return null;
    throw error;
  }
}
