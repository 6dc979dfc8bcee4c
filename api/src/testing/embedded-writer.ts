import { writeSync } from 'node:fs';
import { openEmbedded } from '../storage/embedded.ts';
import { sql } from '../storage/sql.ts';

// Run by embedded.test.ts in a separate process, to be killed: node embedded-writer.ts <directory>
const STDOUT = 1;
const [, , directory = ''] = process.argv;

async function writeForEver(): Promise<never> {
  const database = await openEmbedded(directory);
  await database.query(sql`create table if not exists written (id int primary key, padding text not null)`);
  const row = await database.one<{ last: number }>(sql`select coalesce(max(id), 0) as last from written`);
  for (let id = (row?.last ?? 0) + 1; ; id += 1) {
    await database.transaction((tx) => tx.query(sql`insert into written values (${id}, ${'x'.repeat(id % 3000)})`));
    writeSync(STDOUT, `${id}\n`);
  }
}

try {
  await writeForEver();
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exit(1);
}
