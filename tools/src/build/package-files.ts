import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { type Assets, sha384 } from '@wspolnik/deploy';
import type { BuiltChunks } from '../webpack/assets-plugin.ts';

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
      const small = await brotli(bytes, quality);
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

/** Quality 11 costs seconds once per version and saves 15% of every download. */
function brotli(bytes: Buffer, quality: number): Promise<Buffer> {
  return compress(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}
