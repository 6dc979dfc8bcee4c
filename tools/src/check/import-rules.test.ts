import assert from 'node:assert/strict';
import { cp, glob, mkdir, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { after, before, test } from 'node:test';
import { FOLDER_RULES } from './import-rules.config.ts';
import { type Breach, cruiseImports, RULES } from './import-rules.ts';
import { ROOT } from './workspace.ts';

const FIXTURE = join(import.meta.dirname, '../../fixtures/import-rules');

const isOnFolders = (rule: string) => FOLDER_RULES.some(({ name }) => name === rule);

let root: string;
let folders: string[];
let breaches: Breach[];

/** A copy with the links that a package manager makes, so that imports by name resolve as in the workspace. */
before(async () => {
  root = await mkdtemp(join(tmpdir(), 'import-rules-'));
  await cp(FIXTURE, root, { recursive: true });
  folders = (await readdir(FIXTURE)).sort();
  await mkdir(join(root, 'node_modules/@wspolnik'), { recursive: true });
  for (const folder of [...folders, 'shared-ui/system', 'api/contract', 'deploy/settings']) {
    await symlink(join(root, folder), join(root, 'node_modules/@wspolnik', basename(folder)), 'dir');
  }
  // Two packages from the registry: one that only tests need, one of a service.
  await symlink(join(ROOT, 'node_modules/axe-core'), join(root, 'node_modules/axe-core'), 'dir');
  await symlink(join(ROOT, 'api/node_modules/stripe'), join(root, 'node_modules/stripe'), 'dir');
  ({ breaches } = await cruiseImports(root, folders));
});
after(() => rm(root, { recursive: true }));

/** The rules that the first line of each fixture file names as broken: `// breaks: <rule>, <rule>`; a rule on folders names the folder. */
async function announced(): Promise<string[]> {
  const pairs: string[] = [];
  for await (const file of glob('{*,shared-ui/*,api/contract,deploy/settings}/src/**/*.ts', { cwd: root })) {
    const [, rules] = /^\/\/ breaks: (.+)$/m.exec(await readFile(join(root, file), 'utf8')) ?? [];
    pairs.push(...(rules?.split(', ') ?? []).map((rule) => `${rule} ${isOnFolders(rule) ? dirname(file) : file}`));
  }
  return pairs.sort();
}

test('the check fires for exactly the files that break a rule', async () => {
  const found = new Set(breaches.map(({ rule, from }) => `${rule} ${from}`));
  assert.deepEqual([...found].sort(), await announced());
});

test('every rule has a fixture', () => {
  const fired = new Set(breaches.map(({ rule }) => rule));
  assert.deepEqual(
    RULES.filter((rule) => !fired.has(rule)),
    [],
  );
});

test('reads TypeScript modules at all', async () => {
  const { modules } = await cruiseImports(root, folders);
  assert.ok(modules >= 20, `${modules} modules cruised`);
});
