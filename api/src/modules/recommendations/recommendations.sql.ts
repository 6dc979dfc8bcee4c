import type {
  Recommendation,
  RecommendationSort,
  RecommendationSummary,
  RecommendedOrder,
} from '@wspolnik/contract/recommendations';
import { cappedCount, countLimit } from '../../platform/paging.ts';
import type { AccountOwner } from '../../platform/sign-in/account-owner.ts';
import type { Db } from '../../storage/db.ts';
import { emptySql, type Sql, sql } from '../../storage/sql.ts';
import { firstImage } from '../offers/index.ts';
import { earnedOfOrder, earnedStateOfOrder } from './earned.sql.ts';

export interface Selection {
  owner: AccountOwner;
  /** The first day of the period, `2026-11-01` in Poland; undefined: everything. */
  since: string | undefined;
  page: number;
  limit: number;
}

const ownLinks = ({ userId, companyId }: AccountOwner): Sql =>
  companyId
    ? sql`select l.token from referral_links l where l.company_id = ${companyId}::uuid`
    : sql`select l.token from referral_links l where l.user_id = ${userId}::uuid`;

/** The recommended orders `r` of the period (indexes orders_referrer_user, orders_referrer_company). */
function ordersOf({ owner: { userId, companyId }, since }: Pick<Selection, 'owner' | 'since'>): Sql {
  const whose = companyId ? sql`r.referrer_company_id = ${companyId}::uuid` : sql`r.referrer_user_id = ${userId}::uuid`;
  const within = since ? sql`and r.created_at >= ${since}::timestamp at time zone 'Europe/Warsaw'` : emptySql;
  return sql`${whose} ${within}`;
}

/** One row `t` for each offer that was opened or ordered through the owner's link, in grosze. */
function totals(selection: Selection): Sql {
  const { owner, since } = selection;
  return sql`
    clicked as (
      select k.offer_id, sum(k.count)::int as clicks, max(k.day) as last_on from referral_clicks k
      where k.token in (${ownLinks(owner)}) ${since ? sql`and k.day >= ${since}::date` : emptySql}
      group by k.offer_id),
    ordered as (
      select r.offer_id, count(*)::int as orders, sum(e.earned)::bigint as earned, sum(e.pending)::bigint as pending,
             max(r.created_at at time zone 'Europe/Warsaw')::date as last_on
      from orders r cross join lateral (${earnedOfOrder(owner)}) e
      where ${ordersOf(selection)} group by r.offer_id),
    t as (
      select offer_id, coalesce(c.clicks, 0) as clicks, coalesce(d.orders, 0) as orders, coalesce(d.earned, 0) as earned,
             coalesce(d.pending, 0) as pending, greatest(c.last_on, d.last_on) as last_on
      from clicked c full join ordered d using (offer_id))`;
}

const ORDER: Record<RecommendationSort, Sql> = {
  date_desc: sql`t.last_on desc`,
  clicks_desc: sql`t.clicks desc`,
  orders_desc: sql`t.orders desc`,
  earned_desc: sql`t.earned desc, t.pending desc`,
};

/** The figures of the whole period, and the offers of one page. */
export async function selectRecommendations(
  db: Db,
  selection: Selection,
  sort: RecommendationSort,
): Promise<{ summary: RecommendationSummary; results: Recommendation[] }> {
  const { owner, page, limit } = selection;
  const results = await db.query<Recommendation>(sql`
    with ${totals(selection)}
    select json_build_object('id', o.id, 'title', o.title, 'image', ${firstImage(sql`o.id`)}, 'available', o.is_listed) as offer,
           t.clicks, t.orders, f_money(t.earned) as earned, f_money(t.pending) as pending, t.last_on::text as last_on
    from t join offers o on o.id = t.offer_id
    order by ${ORDER[sort]}, t.last_on desc, t.offer_id desc
    limit ${limit}::int offset ${(page - 1) * limit}::int`);
  const summary = await db.one<RecommendationSummary>(sql`
    with ${totals(selection)}
    select count(*)::int as offers, coalesce(sum(t.clicks), 0)::int as clicks, coalesce(sum(t.orders), 0)::int as orders,
           f_money(coalesce(sum(t.earned), 0)::bigint) as earned, f_money(coalesce(sum(t.pending), 0)::bigint) as pending,
           (select count(*)::int from users u
            where u.referred_by in (${ownLinks(owner)}) and u.email_verified_at is not null and u.deleted_at is null) as joined
    from t`);
  if (!summary) throw new Error('an aggregate without a row');
  return { summary, results };
}

/** The newest first. The count is exact up to a limit. */
export async function selectRecommendedOrders(db: Db, selection: Selection, offerId: string | undefined) {
  const { owner, page, limit } = selection;
  const where = sql`${ordersOf(selection)} ${offerId ? sql`and r.offer_id = ${offerId}::uuid` : emptySql}`;
  const results = await db.query<RecommendedOrder>(sql`
    select r.id, f_iso(r.created_at) as created_at, r.status,
           json_build_object('id', r.offer_id, 'title', r.offer_title, 'available', o.is_listed) as offer,
           s.points, s.points_state, s.matures_at
    from (
      select r.* from orders r where ${where}
      order by r.created_at desc, r.id desc limit ${limit}::int offset ${(page - 1) * limit}::int
    ) r join offers o on o.id = r.offer_id
    cross join lateral (${earnedOfOrder(owner)}) e cross join lateral (${earnedStateOfOrder()}) s
    order by r.created_at desc, r.id desc`);
  const row = await db.one<{ count: number }>(sql`
    select count(*)::int as count from (select from orders r where ${where} limit ${countLimit(undefined) + 1}::int) counted`);
  return { results, ...cappedCount(row?.count ?? 0) };
}
