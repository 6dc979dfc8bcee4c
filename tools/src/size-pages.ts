import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fileKey, openStore, readContainer, readLive, readPublication, readRegistry } from '@wspolnik/deploy/release';
import { commandOptions, judge } from '../../api/src/testing/command-options.ts';
import { storeLocation } from './build/store-location.ts';
import { readJson } from './check/workspace.ts';
import { UserError } from './serve/explain-failure.ts';
import { budgetOf } from './size/page-budget.ts';
import { ROOT } from './webpack/base-config.ts';

// `pnpm size:pages [--smoke]`: the JavaScript that each page of the built release loads beyond what the shell provides, as recorded
// when it was built (build/interface/record-interface.ts); and with it, what the first visit to a page loads until its content, against
// `firstVisit` of tools/size-budget.json. Both without what loads on use. KB are 1000 bytes.

parseArgs({ options: commandOptions() });
const store = await openStore(storeLocation(ROOT, process.env.RELEASES_DIR));
const registry = await readRegistry(store);

async function pageSizes(name: string, version: string) {
  const { manifest } = await readContainer(store, name, version);
  const { bytes } = (await readPublication(store, name, version, registry)).interface;
  return Object.entries(bytes).map(([path, size]) => ({ path, limit: budgetOf(manifest, path), kb: size / 1000 }));
}

/** Of the shell: its start and its Polish texts, which every page loads. */
async function startKb(version: string): Promise<number> {
  const { assets } = await readContainer(store, 'shell', version);
  const files = new Set([assets.entry, ...assets.startup, ...(assets.chunks['messages-pl'] ?? [])]);
  const scripts = [...files].filter((file) => file.endsWith('.js'));
  const sizes = scripts.map(async (file) => (await store.get(fileKey('shell', `${file}.br`)))?.length ?? 0);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / 1000;
}

const live = await readLive(store, 'stable', registry);
if (!live) throw new UserError('Nothing is built: run `pnpm build` first.');
const remotes = live.containers.filter(({ name }) => name !== 'shell');
const pages = (await Promise.all(remotes.map(({ name, version }) => (version ? pageSizes(name, version) : [])))).flat();
const shell = live.containers.find(({ name }) => name === 'shell');
if (!shell?.version) throw new UserError('The live release has no shell.');
const start = await startKb(shell.version);
const { firstVisit } = await readJson<{ firstVisit: Record<string, number> }>(join(ROOT, 'tools/size-budget.json'));
const visits = Object.entries(firstVisit).map(([path, limit]) => {
  const own = pages.find((page) => page.path === path);
  if (!own) throw new UserError(`No page has the path ${path}.`);
  return { path: `first visit to ${path}`, kb: start + own.kb, limit };
});
for (const { path, kb, limit } of [...pages, ...visits]) {
  console.log(`${kb > limit ? '✗' : '✓'} ${path.padEnd(40)} ${kb.toFixed(1).padStart(6)} KB of ${limit}`);
}
judge([...pages, ...visits].every(({ kb, limit }) => kb <= limit));
