import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { type Assets, wrongFiles } from '@wspolnik/deploy/release';
import type { BuiltChunks } from '../webpack/assets-plugin.ts';
import { ROOT } from '../webpack/base-config.ts';
import { MAP } from '../webpack/source-maps.ts';
import { SERVER } from './server.ts';
import { SERVICE_WORKER } from './service-worker.ts';

const compress = promisify(brotliCompress);
const COMPRESSIBLE = /\.(m?js|css|svg|geojson)$/;

/** webpack cannot put the hash into the name of an entry. No other file names it. */
const ENTRIES = ['main.js', 'remoteEntry.js'];
const CHUNKS = 'chunks.json';

/** Of the shell, beside the built files until it gets the name of its content. */
export const FRAME = 'frame.json';

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/**
 * Prepares webpack's output folder for the release store: every file is named by its content, and has its brotli form beside it.
 * Throws when a name is not the hash of its file: the page would refuse it.
 */
export async function packageFiles(folder: string, quality = constants.BROTLI_MAX_QUALITY): Promise<Assets> {
  const { startup, chunks, fonts }: BuiltChunks = JSON.parse(await readFile(join(folder, CHUNKS), 'utf8'));
  await rm(join(folder, CHUNKS));
  const built = ENTRIES.find((name) => existsSync(join(folder, name)));
  if (!built) throw new Error(`${folder} has no entry: ${ENTRIES.join(' or ')}.`);
  const entry = await nameByContent(folder, built);
  const optional = async (file: string) =>
    existsSync(join(folder, file)) ? await nameByContent(folder, file) : undefined;
  const frame = await optional(FRAME);
  const server = await optional(SERVER);
  const worker = await optional(SERVICE_WORKER);
  const files = await listFiles(folder);
  const [wrong] = await wrongFiles(files, (file) => readFile(join(folder, file)));
  if (wrong) throw new Error(`${wrong} is not named by its content.`);
  await Promise.all(files.filter((file) => COMPRESSIBLE.test(file)).map((file) => writeBrotli(folder, file, quality)));
  const renamed = (list: string[]) => list.map((file) => (file === built ? entry : file));
  return {
    entry,
    startup: renamed(startup),
    chunks: Object.fromEntries(Object.entries(chunks).map(([name, of]) => [name, renamed(of)])),
    files,
    ...(fonts.length > 0 && { fonts }),
    ...(frame && { frame }),
    ...(server && { server }),
    ...(worker && { worker }),
  };
}

async function nameByContent(folder: string, file: string): Promise<string> {
  const name = `${sha256(await readFile(join(folder, file)))}${extname(file)}`;
  for (const ending of ['', MAP]) {
    if (existsSync(join(folder, file + ending))) await rename(join(folder, file + ending), join(folder, name + ending));
  }
  return name;
}

/** All files but maps, sorted; those that keep their names as `<folder>/<name>`. */
async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && !entry.name.endsWith(MAP))
    .map((entry) => join(entry.parentPath, entry.name));
  return files.map((file) => relative(folder, file).replaceAll(sep, '/')).sort();
}

async function writeBrotli(folder: string, file: string, quality: number): Promise<void> {
  const bytes = await readFile(join(folder, file));
  const small = quality === constants.BROTLI_MAX_QUALITY ? await bestBrotli(bytes) : await brotli(bytes, quality);
  await writeFile(join(folder, `${file}.br`), small);
}

/**
 * The best quality saves 15% of every download and costs most of a build's time. So results are kept by the hash of the plain
 * file, which most files keep from version to version.
 */
async function bestBrotli(bytes: Buffer): Promise<Buffer> {
  const folder = join(ROOT, '.cache/brotli');
  const file = join(folder, sha256(bytes));
  if (existsSync(file)) return readFile(file);
  const small = await brotli(bytes, constants.BROTLI_MAX_QUALITY);
  await mkdir(folder, { recursive: true });
  // Renamed when complete: other builds, and files of this one with the same content, read and write at the same time.
  const part = `${file}.${randomUUID()}`;
  await writeFile(part, small);
  await rename(part, file);
  return small;
}

function brotli(bytes: Buffer, quality: number): Promise<Buffer> {
  return compress(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}
