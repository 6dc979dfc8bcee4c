import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, test } from 'node:test';
import { promisify } from 'node:util';
import { ROOT } from '../webpack/base-config.ts';
import { createRemote } from './create-remote.ts';

const run = promisify(execFile);
let root: string;

/** A copy of the workspace with its packages linked, in which a remote can be made and thrown away. */
before(async () => {
  root = await mkdtemp(join(tmpdir(), 'create-remote-'));
  const { stdout } = await run('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    maxBuffer: 2 ** 24,
  });
  const files = stdout.trim().split('\n');
  for (const file of files) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await cp(join(ROOT, file), join(root, file)).catch(ignoreMissing);
  }
  await symlink(join(ROOT, 'node_modules'), join(root, 'node_modules'), 'dir');
  for (const file of files.filter((name) => name.endsWith('/package.json'))) await copyLinks(dirname(file));
  await run('git', ['init', '--quiet'], { cwd: root });
  await createRemote(root, 'mf-events');
  // It has the packages of any remote with a form.
  await copyLinks('mf-offers', 'mf-events');
});
after(() => rm(root, { recursive: true, force: true }));

/** A file that was deleted and not committed. */
function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}

async function copyLinks(from: string, to = from): Promise<void> {
  await cp(join(ROOT, from, 'node_modules'), join(root, to, 'node_modules'), {
    recursive: true,
    verbatimSymlinks: true,
  }).catch(ignoreMissing);
}

async function passes(...args: string[]): Promise<void> {
  await run(process.execPath, args, { cwd: root, maxBuffer: 2 ** 24 }).catch((error) => {
    assert.fail(`${args.join(' ')}\n${error.stdout}\n${error.stderr}`);
  });
}

test('a created remote passes the check', async () => {
  await passes('tools/src/check.ts', 'lint', 'unused', 'messages', 'catalog');
  // The step `types` builds every package.
  await passes('node_modules/typescript7/bin/tsc', '--build', 'mf-events');
});

test('its own tests pass', () => passes('node_modules/jest/bin/jest.js', 'mf-events'));

test('it builds into a release with its routes', async () => {
  const script = 'tools/src/create-remote/build-container.ts';
  const { stdout } = await run(process.execPath, [script, 'mf_events', join(root, '.releases')], { cwd: root });
  assert.match(stdout, /^\/events \/events\/create \/events\/:id$/m);
});

test('a name that is no plural noun, or taken, is refused', async () => {
  await assert.rejects(createRemote(root, 'events'), /plural noun/);
  await assert.rejects(createRemote(root, 'mf-event'), /plural noun/);
  await assert.rejects(createRemote(root, 'mf-offers'), /there already/);
});
