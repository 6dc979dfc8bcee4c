import type { Database } from '../../storage/db.ts';
import { sql } from '../../storage/sql.ts';

const FUNCTION = sql`
  create function note_write() returns trigger language plpgsql as $$
  begin
    insert into committed_writes values (tg_table_name, tg_op);
    return null;
  end $$`;

/**
 * Ignores throttles, which count every attempt, sessions, which end after a refresh token is used twice, and counts that are written
 * in batches, seconds after their calls.
 */
const WATCH = sql`
  do $$
  declare watched text;
  begin
    for watched in
      select table_name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not in (
        'throttle_counters', 'sessions', 'refresh_tokens', 'schema_migrations', 'committed_writes', 'offer_views', 'referral_clicks')
    loop
      execute format('create trigger note_write after insert or update or delete on %I for each row execute function note_write()',
                     watched);
    end loop;
  end $$`;

/**
 * Records written tables. Triggers record them in the writer's own transaction, so that a rollback does not count, and a
 * write that is undone in the same call does.
 */
export async function watchWrites(db: Database) {
  await db.query(sql`create table committed_writes (name text not null, operation text not null)`);
  await db.query(FUNCTION);
  await db.query(WATCH);
  return {
    /** Resets the record and the callers' throttles. */
    async reset(): Promise<void> {
      await db.query(sql`with forgotten as (delete from throttle_counters) delete from committed_writes`);
    },
    /** Mails are delivered and frames numbered in the background: for those tables only new rows count. */
    async tables(): Promise<string[]> {
      const rows = await db.query<{ name: string }>(sql`
        select distinct name from committed_writes
        where operation = 'INSERT' or name not in ('outbox', 'realtime_frames', 'realtime_cursors') order by name`);
      return rows.map(({ name }) => name);
    },
  };
}
