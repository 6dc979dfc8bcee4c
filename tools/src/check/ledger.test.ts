import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { ledgerProblems } from './ledger.ts';

const LEDGER = 'api/src/modules/points/ledger.sql.ts';
let root: string;

before(async () => {
  root = await mkdtemp(join(tmpdir(), 'ledger-'));
});
after(() => rm(root, { recursive: true }));

async function write(file: string, text: string): Promise<void> {
  await mkdir(join(root, file, '..'), { recursive: true });
  await writeFile(join(root, file), text);
}

test('names a file that posts or writes the tables of the ledger', async () => {
  await write(LEDGER, 'select ledger_post($1)');
  for (const text of [
    'select ledger_post($1)',
    'with gone as (delete from ledger_entries)',
    'INSERT INTO\n  ledger_entries (amount)',
    'update ledger_accounts set balance = 1',
  ]) {
    await write('api/src/modules/orders/buy.sql.ts', text);
    assert.deepEqual(await ledgerProblems(root), [
      `api/src/modules/orders/buy.sql.ts writes the ledger; only ${LEDGER} does`,
    ]);
  }
});

test('the check accepts a file that reads, the demo, and tests', async () => {
  await write('api/src/modules/orders/buy.sql.ts', 'select balance from ledger_accounts -- insert into ledger_checks');
  for (const file of ['api/src/demo/insert.ts', 'api/src/testing/world.ts', 'api/src/modules/orders/buy.test.ts']) {
    await write(file, 'select ledger_post($1)');
  }
  assert.deepEqual(await ledgerProblems(root), []);
});

test('the check fails when the ledger itself is not where it is expected', async () => {
  await write(LEDGER, '');
  assert.deepEqual(await ledgerProblems(root), [`${LEDGER} posts nothing`]);
});
