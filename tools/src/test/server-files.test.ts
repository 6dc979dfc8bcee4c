import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { EMBEDDED_ALONE, serverFiles } from './server-files.ts';

const NORMAL = { words: [], embedded: [] };

describe('the split of server tests over the engines', () => {
  it('the split runs every test of the API on PostgreSQL but those of the embedded engine, and on that with --all', async () => {
    const { onPostgres, onEmbedded, left } = await serverFiles({ ...NORMAL, embedded: ['api/'] });
    assert.ok(onPostgres.length > 0);
    assert.deepEqual(onEmbedded.toSorted(), [...onPostgres, ...EMBEDDED_ALONE].sort());
    assert.deepEqual(left, []);
  });

  it('shows the embedded engine every call, every statement, every job, storage and the ledger, and names the rest', async () => {
    const { onPostgres, onEmbedded, left } = await serverFiles(NORMAL);
    for (const name of ['access', 'statements', 'jobs', 'storage/embedded', 'points/ledger.properties', 'orders/buy']) {
      assert.ok(
        onEmbedded.some((file) => file.endsWith(`/${name}.test.ts`)),
        name,
      );
    }
    assert.deepEqual([...onEmbedded, ...left].sort(), [...onPostgres, ...EMBEDDED_ALONE].sort());
  });

  it('the split adds the files of what a change touches', async () => {
    const { onEmbedded } = await serverFiles({ ...NORMAL, embedded: ['api/src/modules/quotes/'] });
    assert.ok(onEmbedded.includes('api/src/modules/quotes/quotes.routes.test.ts'));
    assert.ok(!onEmbedded.includes('api/src/modules/posts/posts.routes.test.ts'));
  });

  it('the split picks files by words', async () => {
    const { onPostgres, others } = await serverFiles({ ...NORMAL, words: ['server-files'] });
    assert.deepEqual(onPostgres, []);
    assert.deepEqual(others, ['tools/src/test/server-files.test.ts']);
  });
});
