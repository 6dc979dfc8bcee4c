import type { Db } from '../../storage/db.ts';
import { sql } from '../../storage/sql.ts';

/** The stored one; `sealed` becomes it when there is none. Of processes that start together, one stores its own. */
export async function storedHashKey(db: Db, sealed: string): Promise<string> {
  const stored = await db.one<{ sealed: string }>(sql`select sealed from hash_key`);
  if (stored) return stored.sealed;
  const row = await db.one<{ sealed: string }>(sql`
    insert into hash_key as k (sealed) values (${sealed}) on conflict (id) do update set sealed = k.sealed returning sealed`);
  return row?.sealed ?? sealed;
}
