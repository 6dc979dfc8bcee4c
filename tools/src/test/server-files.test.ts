import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { EMBEDDED_ALONE, serverFiles } from './server-files.ts';

const moduleOf = (file: string) => /^api\/src\/modules\/([^/]+)\//.exec(file)?.[1];
const modulesOf = (files: readonly string[]) => [...new Set(files.map(moduleOf).filter(Boolean))].sort();

describe('the split of server tests over the engines', () => {
  it('runs every test of the API on PostgreSQL but those of the embedded engine, and on that with --all', async () => {
    const { onPostgres, onEmbedded, left } = await serverFiles([], true);
    assert.ok(onPostgres.length > 0);
    assert.deepEqual(onEmbedded.toSorted(), [...onPostgres, ...EMBEDDED_ALONE].sort());
    assert.deepEqual(left, []);
  });

  it('shows the embedded engine storage, ledger, access, statements and each module, and names the rest', async () => {
    const { onPostgres, onEmbedded, left } = await serverFiles([], false);
    assert.deepEqual(
      modulesOf(onEmbedded),
      modulesOf(onPostgres),
      'a module without a smoke test on the embedded engine',
    );
    for (const name of ['storage/embedded', 'points/ledger.properties', 'access', 'statements']) {
      assert.ok(
        onEmbedded.some((file) => file.endsWith(`/${name}.test.ts`)),
        name,
      );
    }
    assert.deepEqual([...onEmbedded, ...left].sort(), [...onPostgres, ...EMBEDDED_ALONE].sort());
  });

  it('picks files by words', async () => {
    const { onPostgres, others } = await serverFiles(['server-files'], false);
    assert.deepEqual(onPostgres, []);
    assert.deepEqual(others, ['tools/src/test/server-files.test.ts']);
  });
});
