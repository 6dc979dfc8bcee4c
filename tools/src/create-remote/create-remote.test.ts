import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { promisify } from 'node:util';
import type { ContainerContent, ContainerInterface } from '@wspolnik/deploy/release';
import { copyLinks, copyWorkspace } from '../test/workspace-copy.ts';
import { createRemote } from './create-remote.ts';

const run = promisify(execFile);
let root: string;

before(async () => {
  root = await mkdtemp(join(tmpdir(), 'create-remote-'));
  await copyWorkspace(root);
  await run('git', ['init', '--quiet'], { cwd: root });
  await createRemote(root, 'mf-events', { pl: 'Wydarzenia „na żywo”' });
  // It has the packages of any remote with a story.
  await copyLinks(root, 'mf-feed', 'mf-events');
});
after(() => rm(root, { recursive: true, force: true }));

/** Answers what it printed. */
async function passes(...args: string[]): Promise<string> {
  const { stdout, stderr } = await run(process.execPath, args, { cwd: root, maxBuffer: 2 ** 24 }).catch((error) =>
    assert.fail(`${args.join(' ')}\n${error.stdout}\n${error.stderr}`),
  );
  return stdout + stderr;
}

test('a created remote passes the check', async () => {
  await passes('tools/src/check.ts', 'lint', 'layers', 'import', 'unused', 'messages', 'catalog');
  // With its stories. The step `types` builds every package.
  await passes('node_modules/typescript7/bin/tsc', '--build', 'tools/storybook');
});

test('its own tests pass and print nothing', async () => {
  assert.doesNotMatch(await passes('node_modules/jest/bin/jest.js', 'mf-events'), /console\./);
});

test('it builds, with its routes, its entry in the menu and its slot', async () => {
  const script = 'tools/src/test/build-container.ts';
  const { stdout } = await run(process.execPath, [script, 'mf_events'], { cwd: root });
  const { manifest, interface: recorded }: ContainerContent & { interface: ContainerInterface } = JSON.parse(stdout);
  assert.deepEqual(
    manifest.routes.map(({ path, menu }) => [path, menu?.label]),
    [
      ['/events', { pl: 'Wydarzenia „na żywo”', en: 'Events' }],
      ['/events/:id', undefined],
    ],
  );
  assert.deepEqual(recorded.slots.rendered, { 'event.more': { eventId: 'string' } });
});

test('a name that is no plural noun, or taken, is refused', async () => {
  await assert.rejects(createRemote(root, 'events'), /plural noun/);
  await assert.rejects(createRemote(root, 'mf-event'), /plural noun/);
  await assert.rejects(createRemote(root, 'mf-offers'), /there already/);
});
