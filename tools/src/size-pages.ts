import { parseArgs } from 'node:util';
import { openStore, readContainer, readLive, readPublication, readRegistry } from '@wspolnik/deploy/release';
import { commandOptions, judge } from '../../api/src/testing/command-options.ts';
import { storeLocation } from './build/store-location.ts';
import { UserError } from './serve/explain-failure.ts';
import { ROOT } from './webpack/base-config.ts';

// `pnpm size:pages [--smoke]`: the JavaScript that each page of the built release loads beyond what the shell provides, as recorded
// when it was built (build/interface/record-interface.ts). KB are 1000 bytes.

/** KB of a page, the product's own limits: admins work on few pages with much on them. */
const LIMIT = 35;
const LIMIT_OF_ADMINS = 60;

parseArgs({ options: commandOptions() });
const store = await openStore(storeLocation(ROOT, process.env.RELEASES_DIR));
const registry = await readRegistry(store);

async function pageSizes(name: string, version: string) {
  const { manifest } = await readContainer(store, name, version);
  const limit = manifest.roles.includes('admin') ? LIMIT_OF_ADMINS : LIMIT;
  const { bytes } = (await readPublication(store, name, version, registry)).interface;
  return Object.entries(bytes).map(([path, size]) => ({ path, limit, kb: size / 1000 }));
}

const live = await readLive(store, 'stable', registry);
if (!live) throw new UserError('Nothing is built: run `pnpm build` first.');
const remotes = live.containers.filter(({ name }) => name !== 'shell');
const pages = (await Promise.all(remotes.map(({ name, version }) => (version ? pageSizes(name, version) : [])))).flat();
for (const { path, kb, limit } of pages) {
  console.log(`${kb > limit ? '✗' : '✓'} ${path.padEnd(40)} ${kb.toFixed(1).padStart(6)} KB of ${limit}`);
}
judge(pages.every(({ kb, limit }) => kb <= limit));
