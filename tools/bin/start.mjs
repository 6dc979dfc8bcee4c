// Plain JavaScript for whatever Node the machine carries: brings the packages, then hands over to Node 24.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const OLDEST_NODE = 20;
const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const stamp = join(root, 'node_modules/.wspolnik-lock');
const lock = createHash('sha256')
  .update(readFileSync(join(root, 'pnpm-lock.yaml')))
  .digest('hex');

if (Number.parseInt(process.versions.node, 10) < OLDEST_NODE) {
  fail(`Node ${process.versions.node} is too old: Wspólnik needs ${OLDEST_NODE} or newer (https://nodejs.org).`);
}
if (!installed()) install();
run(process.argv.slice(2));

function installed() {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === lock;
}

function install() {
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  console.log(`Wspólnik: installing packages with ${packageManager} (a few minutes the first time)`);
  const npx = spawnSync('npx', ['--yes', packageManager, 'install', '--frozen-lockfile'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (npx.error) fail('npx is not there. It comes with npm: install Node from https://nodejs.org with npm included.');
  if (npx.status !== 0) fail('The packages could not be installed (see above). Is the network reachable?');
  writeFileSync(stamp, lock);
}

function run(args) {
  const node = join(root, 'node_modules/node24/bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (!existsSync(node)) fail('node_modules is incomplete: remove the folder and run npm start again.');
  const child = spawn(node, [join(root, 'tools/src/serve.ts'), ...args], { cwd: root, stdio: 'inherit' });
  // The terminal sends Ctrl+C to both; a signal from elsewhere reaches this process alone.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
