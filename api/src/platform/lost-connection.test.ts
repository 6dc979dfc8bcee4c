import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Module } from '../modules/index.ts';
import { sql } from '../storage/sql.ts';
import { createTestApi } from '../testing/harness.ts';

/** Ends its own connection in the middle of a transaction, as a crash of the server does. */
const extra: Module = {
  prefix: '/api',
  routes(app, { db }) {
    app.get('/test/cut-off/', { access: 'public', schema: { hide: true } }, () =>
      db.transaction(async (tx) => {
        await tx.query(sql`select pg_terminate_backend(pg_backend_pid())`).catch(() => {});
        return tx.query(sql`select 1`);
      }),
    );
  },
};

const api = await createTestApi({ extra: [extra] });

// The embedded engine has no connections.
if (api.db.engine === 'postgres') {
  test('a connection lost in the middle of a transaction is a 503, and the process goes on', async () => {
    const lost = await api.inject({ url: '/api/test/cut-off/' });
    assert.deepEqual([lost.statusCode, lost.json().code], [503, 'unavailable']);
    const next = await api.inject({ url: '/api/categories/' });
    assert.equal(next.statusCode, 200);
  });
}
