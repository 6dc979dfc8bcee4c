import assert from 'node:assert/strict';
import { beforeEach, describe, it, mock } from 'node:test';
import { sql } from '../../storage/sql.ts';
import { createTestApi } from '../../testing/harness.ts';
import { cancelJob, enqueueJob, type NewJob } from './enqueue.ts';
import type { JobDefinition } from './job.ts';
import { runDue } from './run-due.ts';
import { startWorker } from './worker.ts';

const api = await createTestApi();
await api.db.query(sql`create table effects (note text not null)`);
beforeEach(async () => {
  await api.db.query(sql`delete from effects`);
  await api.db.query(sql`delete from jobs`);
});

const note: JobDefinition = {
  kind: 'test.note',
  run: async (_context, tx, payload) => {
    await tx.query(sql`insert into effects (note) values (${String(payload)})`);
  },
};

const T0 = new Date('2026-03-01T12:00:00Z');
const after = (seconds: number) => new Date(T0.getTime() + seconds * 1000);

const enqueue = (job: Partial<NewJob> = {}) =>
  api.db.transaction((tx) =>
    enqueueJob(tx, { kind: 'test.note', key: 'test.note:1', payload: 'one', runAt: T0, ...job }),
  );

async function effects(): Promise<string[]> {
  const rows = await api.db.query<{ note: string }>(sql`select note from effects order by note`);
  return rows.map((row) => row.note);
}

const run = (now: Date, definitions: readonly JobDefinition[] = [note]) => runDue(api.context, definitions, now);

describe('a job that is prepared', () => {
  const prepared = (prepare: JobDefinition['prepare'], longestPauseSeconds = 20): JobDefinition => ({
    kind: 'test.note',
    longestPauseSeconds,
    ...(prepare && { prepare }),
    run: async (_context, tx, _payload, _now, value) => {
      await tx.query(sql`insert into effects (note) values (${String(value)})`);
    },
  });

  it('a job leaves the database free meanwhile, and gets what was prepared', async () => {
    await enqueue();
    const slow = prepared(async ({ db }, payload) => {
      // On the embedded engine this would wait for the job's transaction for ever.
      await db.transaction((tx) => tx.query(sql`insert into effects (note) values ('meanwhile')`));
      return `${payload} prepared`;
    });
    assert.equal(await run(T0, [slow]), 1);
    assert.deepEqual(await effects(), ['meanwhile', 'one prepared']);
    assert.equal(await run(after(3600), [slow]), 0);
  });

  it('a job is repeated when that fails, after pauses of at most its own', async () => {
    await enqueue();
    let attempts = 0;
    const failing = prepared(async () => {
      attempts += 1;
      throw new Error('away');
    });
    for (const seconds of [0, 10, 30, 50]) await assert.rejects(run(after(seconds), [failing]), /away/);
    assert.equal(await run(after(69), [failing]), 0);
    assert.equal(attempts, 4);
    assert.deepEqual(await effects(), []);
    assert.equal(await run(after(70), [prepared(async () => 'back')]), 1);
    assert.deepEqual(await effects(), ['back']);
  });

  it('a job is not run when another process was faster', async () => {
    await enqueue();
    const overtaken = prepared(async ({ db }) => db.query(sql`delete from jobs`));
    assert.equal(await run(T0, [overtaken]), 1);
    assert.deepEqual(await effects(), []);
  });
});

describe('a job', () => {
  it('a job waits for its time and runs once', async () => {
    await enqueue();
    assert.equal(await run(after(-1)), 0);
    assert.equal(await run(T0), 1);
    assert.equal(await run(after(3600)), 0);
    assert.deepEqual(await effects(), ['one']);
  });

  it('a job is enqueued together with its cause, or not at all', async () => {
    const refused = api.db.transaction(async (tx) => {
      await enqueueJob(tx, { kind: 'test.note', key: 'k', payload: null, runAt: T0 });
      throw new Error('refused');
    });
    await assert.rejects(refused, /refused/);
    assert.equal(await run(T0), 0);
  });

  it('a job moves when its key is enqueued again, and is removed when it is cancelled', async () => {
    await enqueue();
    await enqueue({ payload: 'moved', runAt: after(60) });
    assert.equal(await run(T0), 0);
    assert.equal(await run(after(60)), 1);
    await enqueue();
    await api.db.transaction((tx) => cancelJob(tx, 'test.note:1'));
    assert.equal(await run(after(120)), 0);
    assert.deepEqual(await effects(), ['moved']);
  });

  it('a job is left for a process that knows its kind', async () => {
    await enqueue({ kind: 'test.newer' });
    assert.equal(await run(T0), 0);
    assert.equal(await run(T0, [{ ...note, kind: 'test.newer' }]), 1);
  });
});

describe('workers at once', () => {
  it('share the jobs: each runs once, while another is in progress', async () => {
    for (let number = 10; number < 30; number += 1) await enqueue({ key: `k${number}`, payload: `${number}` });
    const done = await Promise.all([run(T0), run(T0), run(T0)]);
    assert.equal(
      done.reduce((sum, count) => sum + count),
      20,
    );
    assert.deepEqual(
      await effects(),
      Array.from({ length: 20 }, (_, index) => `${index + 10}`),
    );
  });

  it('run a recurring job once per interval, and once after a long stop', async () => {
    const hourly = [{ ...note, everySeconds: 3600 }];
    const both = async (now: Date) => (await Promise.all([run(now, hourly), run(now, hourly)])).sort();
    assert.deepEqual(await both(T0), [0, 1]);
    assert.deepEqual(await both(after(3599)), [0, 0]);
    assert.deepEqual(await both(after(3600)), [0, 1]);
    assert.deepEqual(await both(after(100 * 3600)), [0, 1]);
    assert.deepEqual(await api.db.query(sql`select key from jobs`), [{ key: 'test.note' }]);
  });
});

describe('a job that fails', () => {
  const SECRET = 'https://wspolnik.test/reset?token=s3cret';
  const failing: JobDefinition = {
    kind: 'test.failing',
    run: async (_context, tx) => {
      await tx.query(sql`insert into effects (note) values ('half')`);
      throw Object.assign(new TypeError(`cannot reach ${SECRET}`), { code: 'ECONNREFUSED' });
    },
  };

  it('a job leaves nothing behind, blocks no others and is retried, each time later', async () => {
    await enqueue({ kind: 'test.failing', key: 'bad', runAt: after(-1) });
    await enqueue();
    await assert.rejects(run(T0, [failing, note]), AggregateError);
    assert.deepEqual(await effects(), ['one']);
    assert.equal(await run(after(9), [failing]), 0);
    await assert.rejects(run(after(10), [failing]), AggregateError);
    assert.equal(await run(after(29), [failing]), 0);
    assert.equal(await run(after(30), [{ ...note, kind: 'test.failing' }]), 1);
  });

  it('a job survives a statement that the database refuses', async () => {
    await enqueue();
    const refused: JobDefinition = { ...note, run: async (_c, tx) => void (await tx.query(sql`select 1 / ${0}::int`)) };
    await assert.rejects(run(T0, [refused]), AggregateError);
    assert.equal(await run(after(10)), 1);
  });

  it('a job records its cause and place without the message', async () => {
    await enqueue({ kind: 'test.failing', key: 'bad' });
    await assert.rejects(run(T0, [failing]), AggregateError);
    const row = await api.db.one<{ attempts: number; last_error: string }>(sql`select attempts, last_error from jobs`);
    assert.equal(row?.attempts, 1);
    assert.match(row?.last_error ?? '', /^TypeError ECONNREFUSED platform\/jobs\/jobs\.test\.ts:\d+/);
    assert.ok(!row?.last_error.includes('token'));
  });
});

describe('the worker', () => {
  it('the worker starts pending jobs, wakes for a new one, and completes the running job before it ends', async () => {
    await enqueue();
    const errors: Error[] = [];
    let done = Promise.withResolvers<void>();
    const telling: JobDefinition = {
      ...note,
      run: async (context, tx, payload, now) => {
        done.resolve();
        await note.run(context, tx, payload, now);
      },
    };
    const stop = startWorker(api.context, [telling], (error) => errors.push(error));
    await done.promise;
    done = Promise.withResolvers();
    await enqueue({ key: 'two', payload: 'two' });
    await done.promise;
    await stop();
    assert.deepEqual(await effects(), ['one', 'two']);
    assert.deepEqual(errors, []);
  });

  it('the worker wakes outside a transaction that is still open', async () => {
    await enqueue();
    const errors: Error[] = [];
    const idle = Promise.withResolvers<void>();
    const mailer = Object.assign(Object.create(api.context.mailer), { deliverSoon: () => idle.resolve() });
    const stop = startWorker({ ...api.context, mailer }, [note], (error) => errors.push(error));
    await idle.promise;
    await api.db.transaction(async (tx) => {
      mock.timers.enable({ apis: ['setTimeout'] });
      await enqueueJob(tx, { kind: 'test.note', key: 'long', payload: 'long', runAt: T0 });
      mock.timers.tick(1000);
      mock.timers.reset();
      await tx.query(sql`insert into effects (note) values ('transaction')`);
    });
    await stop();
    assert.deepEqual(errors, []);
  });
});
