import type { AdminOffer, AdminOfferQuery } from '@wspolnik/contract/admin-offers';
import { countLimit } from '../../platform/paging.ts';
import { patternsOf, wordsOf } from '../../platform/words/like.sql.ts';
import type { Db } from '../../storage/db.ts';
import { joinSql, plannedByValue, type Sql, sql } from '../../storage/sql.ts';
import { firstImage } from '../offers/index.ts';

const STATES: Record<AdminOffer['state'], Sql> = {
  listed: sql`o.is_listed`,
  hidden: sql`o.hidden_at is not null`,
  inactive: sql`not o.is_active and o.hidden_at is null`,
  unlisted: sql`o.is_active and not o.is_listed and o.hidden_at is null`,
};

const OPEN_CASE = sql`exists (
  select 1 from moderation_cases q where q.subject_type = 'offer' and q.status <> 'decided' and q.subject_id = o.id)`;

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** In the title or in the name of the seller. */
function holding(word: string): Sql {
  const columns = [sql`o.norm`, sql`c.name_norm`];
  const found = columns.flatMap((column) =>
    patternsOf(word).map((pattern) => sql`${column} like fold_text(${pattern})`),
  );
  return sql`(${joinSql(found, ' or ')})`;
}

function searched(q: string | undefined): Sql[] {
  const typed = (q ?? '').trim();
  if (UUID.test(typed)) return [sql`${typed}::uuid in (o.id, o.company_id)`];
  return wordsOf(typed).map((word) => plannedByValue(holding(word)));
}

function matching({ q, state, reported, category }: AdminOfferQuery): Sql {
  const found = [sql`o.deleted_at is null`, ...searched(q)];
  if (state) found.push(STATES[state]);
  if (reported !== undefined) found.push(reported ? OPEN_CASE : sql`not ${OPEN_CASE}`);
  if (category) found.push(sql`(select k.node from categories k where k.id = ${category}) = any(o.cat_path)`);
  return joinSql(found, ' and ');
}

const STATE = sql`case when o.hidden_at is not null then 'hidden' when o.is_listed then 'listed'
  when not o.is_active then 'inactive' else 'unlisted' end`;

/** Selects ids first, then the columns of a single page. */
export function selectOffers(db: Db, query: AdminOfferQuery): Promise<AdminOffer[]> {
  return db.query<AdminOffer>(sql`
    with hits as materialized (
      select o.id from offers o join companies c on c.id = o.company_id where ${matching(query)}
      order by o.created_at desc, o.id desc limit ${query.limit}::int offset ${(query.page - 1) * query.limit}::bigint)
    select o.id, o.title, ${firstImage(sql`o.id`)} ->> 'thumbnail' as thumbnail,
      json_build_object('id', c.id, 'name', c.name) as seller,
      json_build_object('id', k.id, 'name', k.name, 'name_en', k.name_en) as category,
      o.individual_price, f_money(o.price_from) as price_from, f_money(o.price_to) as price_to, ${STATE} as state,
      coalesce(q.open_reports, 0) as report_count, q.id as case_id, o.created_at
    from hits join offers o using (id) join companies c on c.id = o.company_id join categories k on k.id = o.category_id
    left join moderation_cases q on q.subject_type = 'offer' and q.subject_id = o.id
    order by o.created_at desc, o.id desc`);
}

/** Counts up to one more than the limit of totals. */
export async function countOffers(db: Db, query: AdminOfferQuery): Promise<number> {
  const row = await db.one<{ count: number }>(sql`
    select count(*)::int as count from (
      select 1 from offers o join companies c on c.id = o.company_id where ${matching(query)} limit ${countLimit(query.q) + 1}::int) hits`);
  return row?.count ?? 0;
}
