import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { after, describe, test } from 'node:test';
import { migratedDirectory } from '../testing/embedded-directory.ts';
import { DirectoryInUseError } from './directory-lock.ts';
import { durableStartParams } from './durable-node-fs.ts';
import { openEmbedded } from './embedded.ts';
import { sql } from './sql.ts';

const WRITER = path.join(import.meta.dirname, '../testing/embedded-writer.ts');
const root = await mkdtemp(path.join(tmpdir(), 'wspolnik-embedded-'));
after(() => rm(root, { recursive: true, force: true }));

/** A process that commits numbered rows and prints each number once it is acknowledged. */
function startWriter(directory: string): ChildProcess {
  return spawn(process.execPath, [WRITER, directory], { stdio: ['ignore', 'pipe', 'pipe'] });
}

/** Reads acknowledged numbers until there are `enough`, kills the process, and answers the last one. */
async function killAfter(writer: ChildProcess, enough: number): Promise<number> {
  let last = 0;
  let count = 0;
  if (!writer.stdout) throw new Error('the writer has no output');
  for await (const line of createInterface({ input: writer.stdout })) {
    last = Number(line);
    count += 1;
    if (count === enough) writer.kill('SIGKILL');
  }
  return last;
}

describe('embedded storage', () => {
  test('the storage retains every acknowledged commit through kill -9, and releases the directory', async () => {
    const directory = path.join(root, 'killed');
    for (const enough of [5, 40]) {
      const acknowledged = await killAfter(startWriter(directory), enough);
      const database = await openEmbedded(directory);
      const row = await database.one<{ count: number; last: number }>(
        sql`select count(*) as count, max(id) as last from written`,
      );
      await database.close();
      assert.ok(row && row.last >= acknowledged, `acknowledged ${acknowledged}, found ${row?.last}`);
      assert.equal(row?.count, row?.last);
    }
  });

  test('the storage syncs to the disk before a commit is acknowledged', async ({ mock }) => {
    assert.ok(!durableStartParams().includes('-F'));
    const database = await openEmbedded(await migratedDirectory(path.join(root, 'synced')));
    await database.query(sql`create table synced (id int)`);
    const sync = mock.method(fs, 'fdatasyncSync');
    await database.query(sql`insert into synced values (1)`);
    assert.ok(sync.mock.callCount() > 0);
    const settings = await database.one(sql`
      select current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit,
             current_setting('wal_sync_method') as method`);
    await database.close();
    assert.deepEqual(settings, { fsync: 'on', commit: 'on', method: 'fsync' });
  });

  test('reports to a second process on the same directory that it is in use', async () => {
    const directory = await migratedDirectory(path.join(root, 'shared'));
    const database = await openEmbedded(directory);
    await assert.rejects(openEmbedded(directory), DirectoryInUseError);
    const second = startWriter(directory);
    let said = '';
    second.stderr?.on('data', (chunk) => {
      said += chunk;
    });
    const [code] = await once(second, 'exit');
    await database.close();
    assert.equal(code, 1);
    assert.match(said, /Another process uses this data directory/);
  });

  test('the storage works after a refused statement', async () => {
    const database = await openEmbedded(await migratedDirectory(path.join(root, 'refused')));
    for (let attempt = 0; attempt < 3; attempt += 1) {
      await assert.rejects(database.query(sql`select 1 / ${0}::int`), /division by zero/);
      assert.deepEqual(await database.one(sql`select 1 as alive`), { alive: 1 });
    }
    await database.close();
  });

  test('the storage refuses a query beside an open transaction instead of waiting for ever', async () => {
    const database = await openEmbedded(await migratedDirectory(path.join(root, 'beside')));
    await assert.rejects(
      database.transaction(() => database.query(sql`select 1`)),
      /beside an open transaction/,
    );
    assert.deepEqual(await database.one(sql`select 1 as alive`), { alive: 1 });
    await database.close();
  });
});
