import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { sqlFileProblems } from './sql-files.ts';

const MODULE = 'api/src/modules/offers';

let root: string;

before(async () => {
  root = await mkdtemp(join(tmpdir(), 'sql-files-'));
  await mkdir(join(root, MODULE, 'testing'), { recursive: true });
});
after(() => rm(root, { recursive: true }));

test('SQL is built in files in .sql.ts, tests and their helpers, and nowhere else', async () => {
  for (const file of ['offers.sql.ts', 'offers.routes.test.ts', 'testing/offers.ts', 'offers.service.ts']) {
    await writeFile(join(root, MODULE, file), 'export const one = sql`select 1`;');
  }
  await writeFile(join(root, MODULE, 'offers.routes.ts'), "import { one } from './offers.sql.ts';");
  const problem = 'builds SQL; move the statement to a file in .sql.ts';
  assert.deepEqual(await sqlFileProblems(root), [`${MODULE}/offers.service.ts ${problem}`]);
});
