import type { AddressResult } from '@wspolnik/contract/geocode';
import type { Db } from '../../storage/db.ts';
import { json, sql } from '../../storage/sql.ts';

export async function findCached(db: Db, key: string, now: Date): Promise<AddressResult[] | null> {
  const row = await db.one<{ results: AddressResult[] }>(sql`
    select results from geocode_cache where key = ${key} and expires_at > ${now}`);
  return row?.results ?? null;
}

/** Stores an answer and deletes a few outdated ones. */
export async function keep(db: Db, key: string, results: AddressResult[], expiresAt: Date, now: Date): Promise<void> {
  await db.query(sql`
    with old as (
      delete from geocode_cache where key in (
        select key from geocode_cache where expires_at <= ${now} and key <> ${key} limit 20 for update skip locked))
    insert into geocode_cache (key, results, expires_at) values (${key}, ${json(results)}, ${expiresAt})
    on conflict (key) do update set results = excluded.results, expires_at = excluded.expires_at`);
}
