import assert from 'node:assert/strict';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { runWebpack } from '../build/run-webpack.ts';
import { baseConfig } from './base-config.ts';

let dir: string;
before(async () => {
  dir = await mkdtemp(join(tmpdir(), 'base-config-'));
});
after(() => rm(dir, { recursive: true, force: true }));

/** The minified code of a script that names a file, as the map of chunks names them while it is minified. */
async function minified(hash: string): Promise<string> {
  const [entry, path] = [join(dir, 'entry.js'), join(dir, hash)];
  await writeFile(
    entry,
    `export function join(first, second) { const both = first + second; return () => load(both, '${hash}', first); }\njoin(1, 2);`,
  );
  const config = baseConfig({ name: 'names', dir, mode: 'production' });
  await runWebpack({
    ...config,
    entry,
    cache: false,
    output: { ...config.output, path, library: { name: 'names', type: 'var' } },
  });
  const [file = ''] = await readdir(path);
  return readFile(join(path, file), 'utf8');
}

test('letters of a hash, which is replaced after minifying, do not choose the names of variables', async () => {
  const [first, second] = ['a'.repeat(64), 'f'.repeat(64)];
  assert.equal((await minified(first)).replace(first, second), await minified(second));
});
