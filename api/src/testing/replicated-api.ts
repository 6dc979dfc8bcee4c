import { migrate } from '../storage/migrate.ts';
import { openPostgres } from '../storage/postgres.ts';
import { readPosition } from '../storage/replicas.ts';
import { sql } from '../storage/sql.ts';
import { createTestApi, type TestApi } from './harness.ts';
import { demandPostgres, NOT_DURABLE, type TemporaryPostgres } from './temporary-postgres.ts';
import { startReplica, type TemporaryReplica } from './temporary-replica.ts';

export interface Replicated {
  primary: TemporaryPostgres;
  replica: TemporaryReplica;
  stop(): Promise<void>;
}

/** A migrated server with a streaming replica of it. */
export async function startReplicated(): Promise<Replicated> {
  const primary = await demandPostgres({ settings: { ...NOT_DURABLE, shared_buffers: '64MB' } });
  const database = openPostgres({ url: primary.url, poolSize: 1, onError: () => {} });
  await migrate(database);
  await database.close();
  const replica = await startReplica(primary);
  const stop = async () => {
    await replica.stop();
    await primary.stop();
  };
  return { primary, replica, stop };
}

/** The API on both. */
export async function replicatedApi(
  { primary, replica }: Replicated,
  options: Parameters<typeof createTestApi>[0] = {},
): Promise<TestApi> {
  const database = openPostgres({ url: primary.url, poolSize: 8, onError: () => {} });
  return createTestApi({ ...options, database, env: { DATABASE_READ_URLS: replica.url } });
}

/** Resolves when the replica shows everything that is committed now, and is in use. */
export async function untilCurrent(api: TestApi, replica: TemporaryReplica): Promise<void> {
  const { position } = await readPosition(api.db);
  const shown = openPostgres({ url: replica.url, poolSize: 1, onError: () => {} });
  const behind = sql`select 1 where pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0') < ${position}`;
  while (await shown.one(behind));
  await shown.close();
  const { replicas } = api.context;
  // A check that began earlier may end with what was.
  while (replicas?.states().some(({ leftOut }) => leftOut !== null)) await replicas.check();
}
