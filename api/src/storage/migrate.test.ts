import assert from 'node:assert/strict';
import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, describe, test } from 'node:test';
import { freshDatabase } from '../testing/harness.ts';
import { migrate } from './migrate.ts';
import { openPostgres } from './postgres.ts';
import { sql } from './sql.ts';

const directory = await mkdtemp(path.join(tmpdir(), 'wspolnik-migrations-'));
const { value: db, drop } = await freshDatabase();
after(async () => {
  await drop();
  await rm(directory, { recursive: true, force: true });
});

const write = (name: string, text: string) => writeFile(path.join(directory, name), text);

/** Two pools on one new database. The embedded engine has only one session, so there both are the same. */
async function freshPair() {
  const fresh = await freshDatabase();
  const url = fresh.url;
  const second = url ? openPostgres({ url, poolSize: 2, onError: assert.ifError }) : fresh.value;
  return { ...fresh, second };
}

describe('migrations', () => {
  test('run once, in order', async () => {
    await write('0002_fill.sql', 'insert into first values (1); insert into first values (2);');
    await write('0001_create.sql', 'create table first (id int primary key);');
    assert.deepEqual(await migrate(db, directory), ['0001_create.sql', '0002_fill.sql']);
    assert.deepEqual(await migrate(db, directory), []);
    assert.deepEqual(await db.one(sql`select count(*) as count from first`), { count: 2 });
  });

  test('a failing file leaves nothing behind and is retried', async () => {
    await write('0003_break.sql', 'create table half (id int); select 1 / 0;');
    await assert.rejects(migrate(db, directory), /division by zero/);
    assert.deepEqual(await db.one(sql`select to_regclass('half') as half`), { half: null });
    await write('0003_break.sql', 'create table whole (id int);');
    assert.deepEqual(await migrate(db, directory), ['0003_break.sql']);
  });

  test('a version without the newest file starts on the database of the next one', async () => {
    await rename(path.join(directory, '0003_break.sql'), path.join(directory, 'next'));
    assert.deepEqual(await migrate(db, directory), []);
    await rename(path.join(directory, 'next'), path.join(directory, '0003_break.sql'));
  });

  test('an edited file is refused', async () => {
    await write('0001_create.sql', 'create table first (id bigint primary key);');
    await assert.rejects(migrate(db, directory), /0001_create.sql was edited/);
  });

  test('a database of a former schema is refused with what to do', async () => {
    await rename(path.join(directory, '0001_create.sql'), path.join(directory, '0001_platform.sql'));
    await assert.rejects(migrate(db, directory), (error: Error) => {
      assert.equal(error.name, 'FormerSchemaError');
      assert.match(error.message, /0001_create.sql.+delete or move the directory of DATA_DIR/);
      return true;
    });
  });

  test('two files with one number are refused', async () => {
    await write('0003_other.sql', 'select 1;');
    await assert.rejects(migrate(db, directory), /its number is taken/);
  });

  test('connections that start together apply each file once', async () => {
    const { value: first, drop: dropFirst, second } = await freshPair();
    const results = await Promise.all([first, second].map((database) => migrate(database)));
    assert.ok(results.flat().length > 0);
    assert.equal(new Set(results.flat()).size, results.flat().length, 'none was applied twice');
    if (second !== first) await second.close();
    await dropFirst();
  });
});
