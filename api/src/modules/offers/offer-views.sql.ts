import type { Db } from '../../storage/db.ts';
import { sql } from '../../storage/sql.ts';

/** Views of one day that differ in nothing. */
export interface ViewsToAdd {
  offerId: string;
  /** Null for a guest. Decides whether the views count, and is not stored. */
  userId: string | null;
  /** In Poland. */
  day: string;
  count: number;
}

/**
 * Adds views in one statement, in the order of the key, so that two processes cannot deadlock. Left out are offers that are not listed,
 * and views by members of the company itself.
 */
export async function addViews(db: Db, views: readonly ViewsToAdd[]): Promise<void> {
  await db.query(sql`
    insert into offer_views as counted (offer_id, day, count)
    select v.offer_id, v.day, sum(v.count)
    from unnest(${views.map(({ offerId }) => offerId)}::uuid[], ${views.map(({ userId }) => userId)}::uuid[],
                ${views.map(({ day }) => day)}::date[], ${views.map(({ count }) => count)}::int[])
      as v (offer_id, user_id, day, count)
    join offers o on o.id = v.offer_id and o.is_listed
    where not exists (select from company_members m where m.company_id = o.company_id and m.user_id = v.user_id)
    group by 1, 2 order by 1, 2
    on conflict (offer_id, day) do update set count = counted.count + excluded.count`);
}

export interface ViewCounts {
  byOffer: ReadonlyMap<string, number>;
  byDay: ReadonlyMap<string, number>;
}

/** Views of a company's offers in the month that begins with the day `first`. */
export async function selectViews(db: Db, companyId: string, first: string): Promise<ViewCounts> {
  const rows = await db.query<{ offer_id: string | null; day: string | null; views: number }>(sql`
    select v.offer_id, v.day::text as day, sum(v.count)::int as views
    from offers o join offer_views v on v.offer_id = o.id
    where o.company_id = ${companyId}::uuid
      and v.day >= ${first}::date and v.day < ${first}::date + interval '1 month'
    group by grouping sets ((v.offer_id), (v.day))`);
  return {
    byOffer: new Map(rows.flatMap(({ offer_id, views }) => (offer_id ? [[offer_id, views] as const] : []))),
    byDay: new Map(rows.flatMap(({ day, views }) => (day ? [[day, views] as const] : []))),
  };
}

/** Views of the days before one. */
export async function deleteViews(tx: Db, before: string): Promise<void> {
  await tx.query(sql`delete from offer_views where day < ${before}::date`);
}
