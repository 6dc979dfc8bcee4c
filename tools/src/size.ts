import { readFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { readJson } from './check/workspace.ts';
import { measureEntries } from './size/measure-entries.ts';
import { ROOT } from './webpack/base-config.ts';

// `pnpm size`: the size of what remotes share, compressed like the gateway does, without React and React DOM. Fails above the budget
// of tools/size-budget.json. KB are 1000 bytes.

interface Budget {
  /**
   * What the page of offers loads of the packages of shared-ui before its content: base, styles, Polish texts, and bundled entries.
   */
  offers: number;
  /**
   * Entries that remotes bundle (`entry system/forms`), complete although a remote only takes what it uses; chunks by their name.
   */
  parts: Record<string, number>;
  /** For a part without its own line. */
  other: number;
}

const OFFERS_PAGE = 'mf-offers/src/features/offer-list/offer-list.page.tsx';
const OFFERS = ['entry base', 'messages-pl', 'entry offers'];

/** The file and all its imports from its own package, except those loaded on use. */
async function withImports(file: string, seen = new Map<string, string>()): Promise<Map<string, string>> {
  if (seen.has(file)) return seen;
  const source = await readFile(file, 'utf8');
  seen.set(file, source);
  for (const [, path = ''] of source.matchAll(/^(?:import|export|\}) (?!type\b).*?from '(\.[^']+\.tsx?)';/gm)) {
    await withImports(resolve(dirname(file), path), seen);
  }
  return seen;
}

/** The list of offers' imports from bundled entries, as a separate module. */
async function takenByOffers(): Promise<string> {
  const taken = new Map<string, Set<string>>();
  for (const source of (await withImports(join(ROOT, OFFERS_PAGE))).values()) {
    for (const [, names = '', entry = ''] of source.matchAll(
      /^import \{([^}]+)\} from '@wspolnik\/((?:system|kit|market)(?:\/\w+)?)';/gm,
    )) {
      const values = names.split(',').filter((name) => !/^\s*(type\s|$)/.test(name));
      const path = JSON.stringify(entries.get(entry));
      if (entry === BASE) continue;
      const known = taken.get(path) ?? new Set();
      taken.set(path, known);
      for (const value of values) known.add(value.trim());
    }
  }
  const lines = Array.from(taken, ([path, values]) => `export {${[...values].join()}} from ${path};`);
  return `data:text/javascript,${encodeURIComponent(lines.join('\n'))}`;
}

/** What a package offers → its file. Tests and the overlays, which are another chunk, are left out. */
async function entriesOf(name: string): Promise<[string, string][]> {
  const { exports } = await readJson<{ exports: Record<string, string> }>(join(ROOT, `shared-ui/${name}/package.json`));
  return Object.entries(exports)
    .filter(([key, path]) => path.endsWith('.ts') && key !== './overlays')
    .map(([key, path]) => [name + key.slice(1), join(ROOT, `shared-ui/${name}`, path)]);
}

const entries = new Map((await Promise.all(['system', 'kit', 'market'].map(entriesOf))).flat());
const BASE = 'system';
const bundled = Array.from(entries, ([name, path]) => [`entry ${name}`, path]).filter(
  ([name]) => name !== `entry ${BASE}`,
);
const budget = await readJson<Budget>(join(ROOT, 'tools/size-budget.json'));
const REACT = ['react', 'react-dom'];
const sizes = new Map([
  ...(await measureEntries('base', { 'entry base': ['./src/theme/base.css', './src/index.ts'] }, REACT)),
  ...(await measureEntries('bundled', { ...Object.fromEntries(bundled), 'entry offers': await takenByOffers() }, [
    ...REACT,
    'react-intl',
    '@wspolnik/system',
    '@wspolnik/shared-auth',
  ])),
]);

let failures = 0;
function print(name: string, bytes: number, limit: number): void {
  const passed = bytes <= limit * 1000;
  if (!passed) failures += 1;
  console.log(`${passed ? '✓' : '✗'} ${name.padEnd(34)} ${(bytes / 1000).toFixed(1).padStart(7)} KB of ${limit}`);
}

print(
  'what /offers needs',
  OFFERS.reduce((sum, name) => sum + (sizes.get(name) ?? Number.POSITIVE_INFINITY), 0),
  budget.offers,
);
for (const [name, bytes] of [...sizes].sort(([a], [b]) => (a < b ? -1 : 1))) {
  if (OFFERS.includes(name)) console.log(`    of it ${name.padEnd(28)} ${(bytes / 1000).toFixed(1).padStart(7)} KB`);
  else print(name.startsWith('entry') ? name : `on use: ${name}`, bytes, budget.parts[name] ?? budget.other);
}
process.exitCode = failures === 0 ? 0 : 1;
