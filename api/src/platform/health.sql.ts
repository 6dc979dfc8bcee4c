import type { Db } from '../storage/db.ts';
import { sql } from '../storage/sql.ts';

/** Writes a row, always the same one: the cheapest statement that a full disk or a read-only server refuses. */
export async function probeWrite(db: Db, now: Date): Promise<void> {
  await db.query(sql`
    insert into throttle_counters (key, window_ends_at, hits) values ('readyz', ${now}, 0)
    on conflict (key) do update set window_ends_at = excluded.window_ends_at`);
}
