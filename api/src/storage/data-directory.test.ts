import assert from 'node:assert/strict';
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { prepareDataDirectory } from './data-directory.ts';

const umask = process.umask();
const root = await mkdtemp(path.join(tmpdir(), 'wspolnik-data-'));
after(async () => {
  process.umask(umask);
  await rm(root, { recursive: true });
});

async function modes(directory: string): Promise<Record<string, string>> {
  const entries = ['.', ...(await readdir(directory, { recursive: true }))];
  const pairs = entries.map(async (entry) => [entry, (await stat(path.join(directory, entry))).mode & 0o777] as const);
  return Object.fromEntries((await Promise.all(pairs)).map(([entry, mode]) => [entry, mode.toString(8)]));
}

test('an existing directory with everything in it is closed to other users', async () => {
  process.umask(0o022);
  const directory = path.join(root, 'old');
  await mkdir(path.join(directory, 'files/deep'), { recursive: true });
  await writeFile(path.join(directory, 'files/deep/private-a.pdf'), 'x');
  await writeFile(path.join(directory, 'lock'), '');
  assert.equal((await modes(directory)).lock, '644');

  await prepareDataDirectory(directory);
  const closed = { '.': '700', files: '700', 'files/deep': '700', 'files/deep/private-a.pdf': '600', lock: '600' };
  assert.deepEqual(await modes(directory), closed);
});

test('files that are made afterwards are only for their owner', async () => {
  const directory = path.join(root, 'new/a/b');
  await prepareDataDirectory(directory);
  await mkdir(path.join(directory, 'files'));
  await writeFile(path.join(directory, 'files/a'), '');
  assert.deepEqual(await modes(directory), { '.': '700', files: '700', 'files/a': '600' });
});

test('a directory that cannot be written is named in one sentence', async () => {
  await writeFile(path.join(root, 'file'), '');
  for (const directory of ['/proc/wspolnik', '/proc/a/b/c', path.join(root, 'file'), path.join(root, 'file/below')]) {
    await assert.rejects(prepareDataDirectory(directory), {
      name: 'SettingsError',
      message: /^DATA_DIR names a directory that cannot be written: [^\n]+\.$/,
    });
  }
});
