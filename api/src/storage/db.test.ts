import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { freshDatabase } from '../testing/harness.ts';
import { sql } from './sql.ts';

const { value: db, drop } = await freshDatabase();
after(drop);
await db.query(sql`create table notes (id int primary key, text text not null, at timestamptz)`);
const texts = async () =>
  (await db.query<{ text: string }>(sql`select text from notes order by id`)).map((row) => row.text);

describe('the statement that commits', () => {
  test('answers its rows, and the transaction is committed with it', async () => {
    const at = new Date('2026-11-21T12:00:00.123Z');
    const rows = await db.transaction(async (tx) => {
      await tx.query(sql`insert into notes values (1, 'first', null)`);
      return tx.commitWith(
        sql`insert into notes values (2, ${`O'Hara \\ $1; drop table notes; --`}, ${at}) returning id, at`,
      );
    });
    assert.deepEqual(rows, [{ id: 2, at: '2026-11-21T12:00:00.123Z' }]);
    assert.deepEqual(await texts(), ['first', `O'Hara \\ $1; drop table notes; --`]);
  });

  test('takes the transaction with it when it fails', async () => {
    const failing = db.transaction(async (tx) => {
      await tx.query(sql`insert into notes values (3, 'lost', null)`);
      await tx.commitWith(sql`insert into notes values (1, 'twice', null)`);
    });
    await assert.rejects(failing, { code: '23505' });
    assert.equal((await texts()).includes('lost'), false);
    await db.query(sql`insert into notes values (4, 'after', null)`);
  });

  test('is the last: a query after it is refused', async () => {
    const failing = db.transaction(async (tx) => {
      await tx.commitWith(sql`select 1`);
      await tx.query(sql`select 2`);
    });
    await assert.rejects(failing, /has committed/);
  });

  test('announces what the transaction has to tell, after the commit', async () => {
    const heard: string[] = [];
    const stop = db.onAnnounced((_topic, ids) => heard.push(...ids));
    await db.transaction(async (tx) => {
      tx.announce('frames', ['a']);
      await tx.commitWith(sql`select 1`);
    });
    stop();
    assert.deepEqual(heard, ['a']);
  });
});
