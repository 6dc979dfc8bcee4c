import assert from 'node:assert/strict';
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { newId } from '../platform/ids.ts';
import { freshDatabase } from '../testing/harness.ts';
import { migrate } from './migrate.ts';
import { sql } from './sql.ts';

const MIGRATIONS = path.join(import.meta.dirname, '../migrations');
const CLEANING = '0026_order_names_in_polish.sql';
const FAMILY = '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}';

const directory = await mkdtemp(path.join(tmpdir(), 'wspolnik-names-'));
const { value: db, drop } = await freshDatabase();
after(async () => {
  await drop();
  await rm(directory, { recursive: true, force: true });
});

test('names from before lose their invisible characters, and their profiles move in every list', async () => {
  const copy = (name: string) => cp(path.join(MIGRATIONS, name), path.join(directory, name));
  for (const name of await readdir(MIGRATIONS)) if (name < CLEANING) await copy(name);
  await migrate(db, directory);
  const [user, company, plain] = [newId(), newId(), newId()];
  await db.query(sql`
    insert into users (id, email, first_name, last_name, password_hash)
    values (${user}, 'adam@example.test', ${'Adam\u200b'}, ${'\u202eNowak\u202c'}, 'x')`);
  await db.query(sql`
    insert into companies (id, name, stems) values
      (${company}, ${`\u2067Łódzkie\u00ad Me\u200dble ${FAMILY}\u2069`}, ''), (${plain}, 'Lampy', '')`);

  await copy(CLEANING);
  assert.deepEqual(await migrate(db, directory), [CLEANING]);
  assert.deepEqual(await db.one(sql`select first_name, last_name from users`), {
    first_name: 'Adam',
    last_name: 'Nowak',
  });
  assert.deepEqual(await db.query(sql`select name from companies order by name_order`), [
    { name: 'Lampy' },
    { name: `Łódzkie Meble ${FAMILY}` },
  ]);
  assert.deepEqual(
    await db.query(sql`
      select coalesce(c.id, n.user_id) as id from network_nodes n left join companies c on c.id = n.company_id
      order by n.name_order`),
    [{ id: user }, { id: plain }, { id: company }],
  );
  // Its words come back with the stems of all tables.
  assert.deepEqual(await db.one(sql`select version from stems_version`), { version: 0 });
});
