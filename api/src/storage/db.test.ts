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
  test('the statement answers its rows, and the transaction is committed with it', async () => {
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

  test('the statement takes the transaction with it when it fails', async () => {
    const failing = db.transaction(async (tx) => {
      await tx.query(sql`insert into notes values (3, 'lost', null)`);
      await tx.commitWith(sql`insert into notes values (1, 'twice', null)`);
    });
    await assert.rejects(failing, { code: '23505' });
    assert.equal((await texts()).includes('lost'), false);
    await db.query(sql`insert into notes values (4, 'after', null)`);
  });

  test('the statement is the last: a query after it is refused', async () => {
    const failing = db.transaction(async (tx) => {
      await tx.commitWith(sql`select 1`);
      await tx.query(sql`select 2`);
    });
    await assert.rejects(failing, /has committed/);
  });

  test('the statement sends the transaction’s announcements after the commit', async () => {
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

describe('concurrent statements', () => {
  test('run in order inside the transaction, each with its own answer', async () => {
    const answers = await db.transaction((tx) =>
      Promise.all([
        tx.query(sql`insert into notes values (10, 'ten', null)`),
        tx.one<{ text: string }>(sql`select text from notes where id = ${10}`),
        tx.one<{ text: string }>(sql`update notes set text = ${'changed'} where id = 10 returning text`),
      ]),
    );
    assert.deepEqual(
      answers.map((answer) => (answer as { text?: string } | undefined)?.text),
      [undefined, 'ten', 'changed'],
    );
  });

  test('statements leave nothing when one of them fails, the first or a later one', async () => {
    for (const failing of [0, 1, 2]) {
      const insert = (id: number, place: number) =>
        sql`insert into notes values (${place === failing ? 1 : id}, 'lost', null)`;
      const all = db.transaction((tx) => Promise.all([20, 21, 22].map((id, place) => tx.query(insert(id, place)))));
      await assert.rejects(all, { code: '23505' });
      assert.equal((await texts()).includes('lost'), false);
    }
    await db.query(sql`insert into notes values (23, 'still usable', null)`);
  });
});

describe('a deadlock', () => {
  /** Resolves for both once both have called it; at once on the embedded engine, where transactions run one after the other. */
  function meeting(): () => Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    let missing = db.engine === 'postgres' ? 2 : 0;
    return async () => {
      missing -= 1;
      if (missing <= 0) resolve();
      await promise;
    };
  }

  test('a deadlock is repeated by the transaction that PostgreSQL ends, and both take effect once', async () => {
    await db.query(sql`insert into notes values (30, '', null), (31, '', null)`);
    const meet = meeting();
    let attempts = 0;
    const write = (name: string, ids: readonly number[]) =>
      db.transaction(async (tx) => {
        attempts += 1;
        for (const id of ids) {
          await tx.query(sql`update notes set text = text || ${name} where id = ${id}`);
          // Each has its first row and wants the other's.
          await meet();
        }
      });
    await Promise.all([write('a', [30, 31]), write('b', [31, 30])]);
    const written = await db.query<{ text: string }>(sql`select text from notes where id in (30, 31)`);
    assert.deepEqual(
      written.map(({ text }) => [...text].sort().join('')),
      ['ab', 'ab'],
    );
    assert.ok(attempts > 2 || db.engine === 'pglite', 'no deadlock, so nothing was repeated');
  });
});
