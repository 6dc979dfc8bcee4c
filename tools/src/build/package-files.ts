import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { type Assets, sha384 } from '@wspolnik/deploy';
import type { BuiltChunks } from '../webpack/assets-plugin.ts';
import { ROOT } from '../webpack/base-config.ts';

const compress = promisify(brotliCompress);
const COMPRESSIBLE = /\.(m?js|css|svg|geojson)$/;

/** Prepares webpack's output folder for the release store: hashes, brotli, assets.json. Returns the assets. */
export async function packageFiles(folder: string, quality = constants.BROTLI_MAX_QUALITY): Promise<Assets> {
  const { startup, chunks }: BuiltChunks = JSON.parse(await readFile(join(folder, 'chunks.json'), 'utf8'));
  await rm(join(folder, 'chunks.json'));
  const names = (await readdir(folder)).sort();
  const files: Assets['files'] = {};
  const compressed: Assets['compressed'] = {};
  await Promise.all(
    names.map(async (name) => {
      const bytes = await readFile(join(folder, name));
      files[name] = sha384(bytes);
      if (!COMPRESSIBLE.test(name)) return;
      const small = quality === constants.BROTLI_MAX_QUALITY ? await bestBrotli(bytes) : await brotli(bytes, quality);
      compressed[name] = sha384(small);
      await writeFile(join(folder, `${name}.br`), small);
    }),
  );
  const main = names.includes('main.js') ? { main: 'main.js' } : {};
  const assets: Assets = {
    entry: 'remoteEntry.js',
    ...main,
    startup,
    chunks,
    files: sorted(files),
    compressed: sorted(compressed),
  };
  await writeFile(join(folder, 'assets.json'), JSON.stringify(assets));
  return assets;
}

const sorted = (hashes: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(hashes).sort(([a], [b]) => (a < b ? -1 : 1)));

/**
 * The best quality saves 15% of every download and costs a quarter of a build's time. So results are kept: maps and the reader of
 * PDFs are the same in several containers and from version to version.
 */
async function bestBrotli(bytes: Buffer): Promise<Buffer> {
  const folder = join(ROOT, '.cache/brotli');
  const file = join(folder, createHash('sha256').update(bytes).digest('hex'));
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
