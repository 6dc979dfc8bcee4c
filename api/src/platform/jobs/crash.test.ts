import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, it } from 'node:test';
import type { Database } from '../../storage/db.ts';
import { openEmbedded } from '../../storage/embedded.ts';
import { migrate } from '../../storage/migrate.ts';
import { PoolDatabase } from '../../storage/pool-database.ts';
import { sql } from '../../storage/sql.ts';
import { migratedDirectory } from '../../testing/embedded-directory.ts';
import { freshDatabase } from '../../testing/harness.ts';
import type { Context } from '../context.ts';
import { enqueueJob } from './enqueue.ts';
import { runDue } from './run-due.ts';

const VICTIM = path.join(import.meta.dirname, '../../testing/job-victim.ts');
const directory = await mkdtemp(path.join(tmpdir(), 'wspolnik-jobs-'));
after(() => rm(directory, { recursive: true, force: true }));

/** Runs the job in a separate process and kills it in the middle. */
async function killInTheMiddle(url: string | null): Promise<void> {
  const env = { ...process.env, NODE_ENV: 'test', DATA_DIR: directory, DATABASE_URL: url ?? '' };
  const victim: ChildProcess = spawn(process.execPath, [VICTIM], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(victim, 'exit');
  if (!victim.stdout) throw new Error('the victim has no output');
  const said = await Promise.race([once(victim.stdout, 'data'), ended]);
  assert.match(String(said[0]), /in the middle/);
  victim.kill('SIGKILL');
  await ended;
}

async function prepare(db: Database): Promise<void> {
  await migrate(db);
  await db.query(sql`create table effects (note text not null)`);
  await enqueueJob(db, { kind: 'test.effect', key: 'test.effect:1', payload: null, runAt: new Date() });
}

async function recover(db: Database): Promise<void> {
  // Waits until the server has noticed the end of the process.
  await db.transaction((tx) => tx.query(sql`select id from jobs for update`));
  const effect = {
    kind: 'test.effect',
    run: async (_context: Context, tx: Parameters<Parameters<Database['transaction']>[0]>[0]) => {
      await tx.query(sql`insert into effects (note) values ('again')`);
    },
  };
  const context = { db } as Context;
  assert.equal(await runDue(context, [effect], new Date()), 1);
  assert.equal(await runDue(context, [effect], new Date()), 0);
  assert.deepEqual(await db.query(sql`select note from effects`), [{ note: 'again' }]);
}

it('a job whose process is killed in the middle is done once, by the next process', async () => {
  const fresh = await freshDatabase(async () => openEmbedded(await migratedDirectory(directory)));
  assert.ok(fresh.value instanceof PoolDatabase);
  await prepare(fresh.value);
  if (fresh.url) {
    await killInTheMiddle(fresh.url);
    await recover(fresh.value);
    await fresh.drop();
    return;
  }
  // The embedded database belongs to one process at a time.
  await fresh.drop();
  await killInTheMiddle(null);
  const again = await openEmbedded(directory);
  await recover(again);
  await again.close();
});
