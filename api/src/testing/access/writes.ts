import type { Database } from '../../storage/db.ts';
import { sql } from '../../storage/sql.ts';

const FUNCTION = sql`
  create function note_write() returns trigger language plpgsql as $$
  begin
    insert into committed_writes values (tg_table_name, tg_op);
    return null;
  end $$`;

/** Attempts are counted whatever the answer is, and a refresh token that comes twice ends its session. */
const WATCH = sql`
  do $$
  declare watched text;
  begin
    for watched in
      select table_name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not in (
        'throttle_counters', 'sessions', 'refresh_tokens', 'schema_migrations', 'committed_writes')
    loop
      execute format('create trigger note_write after insert or update or delete on %I for each row execute function note_write()',
                     watched);
    end loop;
  end $$`;

/**
 * Tells which tables were written to. Triggers note it in the writer's own transaction, so that what was rolled back does
 * not count, and what a call writes and takes back at once does.
 */
export async function watchWrites(db: Database) {
  await db.query(sql`create table committed_writes (name text not null, operation text not null)`);
  await db.query(FUNCTION);
  await db.query(WATCH);
  return {
    /** Forgets what was written, and how often the callers have called. */
    async reset(): Promise<void> {
      await db.query(sql`with forgotten as (delete from throttle_counters) delete from committed_writes`);
    },
    /** Mails are delivered, and numbered frames sent, in their own time: of those tables only new rows count. */
    async tables(): Promise<string[]> {
      const rows = await db.query<{ name: string }>(sql`
        select distinct name from committed_writes
        where operation = 'INSERT' or name not in ('outbox', 'realtime_frames', 'realtime_cursors') order by name`);
      return rows.map(({ name }) => name);
    },
  };
}
