import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { after, before, test } from 'node:test';
import { promisify } from 'node:util';
import type { Assets } from '@wspolnik/deploy/release';
import { copyWorkspace } from '../test/workspace-copy.ts';
import { ROOT } from '../webpack/base-config.ts';

const run = promisify(execFile);
/** The smallest with workers and the decoders, whose names are fixed. */
const NAME = 'mf_messaging';

interface Built {
  version: string;
  files: Map<string, Buffer>;
}

let built: Built;
let elsewhere: string;

before(async () => {
  // On the disk of the workspace, for the hard links.
  const cache = join(ROOT, '.cache');
  await mkdir(cache, { recursive: true });
  elsewhere = await mkdtemp(join(cache, 'elsewhere-'));
  built = await build(ROOT, ROOT);
});
after(() => rm(elsewhere, { recursive: true, force: true }));

async function build(root: string, cwd: string): Promise<Built> {
  const output = join(elsewhere, randomUUID());
  const script = join(root, 'tools/src/test/build-container.ts');
  const { stdout } = await run(process.execPath, [script, NAME, output], { cwd, maxBuffer: 2 ** 24 });
  const { version, assets }: { version: string; assets: Assets } = JSON.parse(stdout);
  const files = assets.files.map(async (file) => [file, await readFile(join(output, file))] as const);
  return { version, files: new Map(await Promise.all(files)) };
}

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex');

test('every name is the hash of its file, or of all files of its folder', () => {
  const folders = new Map<string, string[]>();
  for (const [file, bytes] of built.files) {
    const folder = dirname(file);
    if (folder === '.') assert.equal(file.split('.')[0], sha256(bytes), file);
    else folders.set(folder, [...(folders.get(folder) ?? []), file]);
  }
  assert.equal(folders.size, 1, 'the decoders have a folder');
  for (const [folder, files] of folders) {
    const lines = files.map((file) => `${file.slice(folder.length + 1)}\0${sha256(built.files.get(file) ?? '')}\n`);
    assert.equal(folder, sha256(lines.sort().join('')));
  }
});

test('no file contains a version or the folder of its build', () => {
  for (const [file, bytes] of built.files) {
    if (!/\.(js|css)$/.test(file)) continue;
    assert.ok(!bytes.includes(built.version) && !bytes.includes(ROOT), file);
  }
});

test('another folder and another working directory give the same files', async () => {
  const copy = join(elsewhere, 'a/longer path');
  await mkdir(copy, { recursive: true });
  await copyWorkspace(copy, true);
  const again = await build(copy, elsewhere);
  assert.deepEqual([...again.files.keys()], [...built.files.keys()]);
  assert.equal(again.version, built.version);
});
