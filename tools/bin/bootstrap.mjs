// Plain JavaScript for any Node on the machine: installs the packages and finds the Node that runs the rest.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const OLDEST_NODE = 20;
/** Only tests start it: 23 MB of binaries, for a machine without PostgreSQL. */
const POSTGRES_PACKAGE = '@wspolnik/postgres';
export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../..');

/**
 * Installs the packages of the lockfile unless they exist; on failure ends the process with the reason. Building and serving need
 * the `dependencies` of each package.json; `withTests` adds the `devDependencies` and PostgreSQL.
 */
export function ensureInstalled({ withTests = false } = {}) {
  if (Number.parseInt(process.versions.node, 10) < OLDEST_NODE) {
    fail(`Node ${process.versions.node} is too old: Wspólnik needs ${OLDEST_NODE} or newer (https://nodejs.org).`);
  }
  const stamp = join(ROOT, 'node_modules/.wspolnik-lock');
  const lock = createHash('sha256')
    .update(readFileSync(join(ROOT, 'pnpm-lock.yaml')))
    .digest('hex');
  const [installed, tests] = existsSync(stamp) ? readFileSync(stamp, 'utf8').split(' ') : [];
  if (installed === lock && (!withTests || tests)) return;

  // What tests need is never removed again, neither after `npm test` nor after a developer's own `pnpm install`.
  const everything = withTests || existsSync(join(ROOT, 'node_modules/jest'));
  const some = everything ? [] : ['--prod', `--filter=!${POSTGRES_PACKAGE}`];
  // The hashes of the lockfile are checked, the age of its versions is not: asking the registry about each of them delays the
  // downloads by a minute. A developer's `pnpm install` and `pnpm update` ask, where versions are chosen.
  const { packageManager } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  console.log(`Wspólnik: installing packages with ${packageManager} (about a minute the first time)`);
  const npx = spawnSync('npx', ['--yes', packageManager, 'install', '--frozen-lockfile', '--trust-lockfile', ...some], {
    cwd: ROOT,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (npx.error) fail('npx is not there. It comes with npm: install Node from https://nodejs.org with npm included.');
  if (npx.status !== 0) fail('The packages could not be installed (see above). Is the network reachable?');
  writeFileSync(stamp, everything ? `${lock} tests` : lock);
}

/** Path of the Node among the packages, which runs TypeScript directly. */
export function bundledNode() {
  const node = join(ROOT, 'node_modules/node24/bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (!existsSync(node)) fail('node_modules is incomplete: remove the folder and run the command again.');
  return node;
}

export function fail(message) {
  console.error(message);
  process.exit(1);
}
