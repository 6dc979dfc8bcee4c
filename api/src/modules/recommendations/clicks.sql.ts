import type { Db } from '../../storage/db.ts';
import { type Sql, sql } from '../../storage/sql.ts';

export interface Click {
  /** As it was sent; it may belong to nobody. */
  token: string;
  offerId: string;
  /** `2026-11-30`, in Poland. */
  day: string;
  /** Who opened the offer, when they were signed in. */
  userId: string | null;
  count: number;
}

/** Whether the user `person` is the link's owner `r`, or one of its company. */
const isOwner = (person: Sql): Sql => sql`(r.user_id is not distinct from ${person} or exists (
  select 1 from company_members m where m.company_id = r.company_id and m.user_id = ${person}))`;

/** Whether the link's owner `r` is the seller of the offer `o`, or one of its people: that is no recommendation. */
const IS_SELLERS = sql`(r.company_id is not distinct from o.company_id or exists (
  select 1 from company_members m where m.company_id = o.company_id and m.user_id = r.user_id))`;

/** In the order of the key, so that two processes cannot deadlock. */
export async function insertClicks(db: Db, clicks: readonly Click[]): Promise<void> {
  await db.query(sql`
    insert into referral_clicks as known (token, offer_id, day, count)
    select r.token, o.id, n.day, sum(n.count)::int
    from unnest(${clicks.map(({ token }) => token)}::text[], ${clicks.map(({ offerId }) => offerId)}::uuid[],
                ${clicks.map(({ day }) => day)}::date[], ${clicks.map(({ userId }) => userId)}::uuid[],
                ${clicks.map(({ count }) => count)}::int[]) as n (token, offer_id, day, user_id, count)
    join referral_links r on r.token = n.token
    join offers o on o.id = n.offer_id and o.deleted_at is null
    where not ${IS_SELLERS} and (n.user_id is null or not ${isOwner(sql`n.user_id`)})
    group by r.token, o.id, n.day
    order by r.token, o.id, n.day
    on conflict (token, offer_id, day) do update set count = known.count + excluded.count`);
}

export async function deleteClicks(tx: Db, before: Date): Promise<void> {
  await tx.query(
    sql`delete from referral_clicks where day < (${before}::timestamptz at time zone 'Europe/Warsaw')::date`,
  );
}
