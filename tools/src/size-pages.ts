import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openStore, type ReleaseSet, readRelease } from '@wspolnik/deploy';
import { commandOptions, judge } from '../../api/src/testing/command-options.ts';
import { ROOT } from './webpack/base-config.ts';

// `pnpm size:pages [--smoke]`: the JavaScript that each page of the built release loads beyond what the shell provides, compressed
// as the gateway does: the remote's startup, the page's chunks and its Polish texts, without chunks loaded on use. KB are 1000
// bytes.

type Remote = ReleaseSet['remotes'][number];

/** KB of a page, the product's own limits: admins work on few pages with much on them. */
const LIMIT = 35;
const LIMIT_OF_ADMINS = 60;

parseArgs({ options: commandOptions() });
const store = openStore(process.env.RELEASES_DIR ?? join(ROOT, '.releases'));

async function pageSizes({ name, version, manifest, assets }: Remote) {
  const sizeOf = async (file: string) => (await readFile(join(store.folder(name, version), `${file}.br`))).length;
  return Promise.all(
    manifest.routes.map(async ({ path, chunks = [] }) => {
      const onLoad = [...chunks, 'messages-pl'].flatMap((chunk) => assets.chunks[chunk] ?? []);
      const scripts = new Set([assets.entry, ...assets.startup, ...onLoad].filter((file) => file.endsWith('.js')));
      const sizes = await Promise.all([...scripts].map(sizeOf));
      const limit = manifest.roles?.includes('admin') ? LIMIT_OF_ADMINS : LIMIT;
      return { path, limit, kb: sizes.reduce((sum, size) => sum + size, 0) / 1000 };
    }),
  );
}

const active = await store.current('stable');
if (!active) throw new Error('nothing is built: run `pnpm build` first');
const pages = (await Promise.all((await readRelease(store, active)).remotes.map(pageSizes))).flat();
for (const { path, kb, limit } of pages) {
  console.log(`${kb > limit ? '✗' : '✓'} ${path.padEnd(40)} ${kb.toFixed(1).padStart(6)} KB of ${limit}`);
}
judge(pages.every(({ kb, limit }) => kb <= limit));
