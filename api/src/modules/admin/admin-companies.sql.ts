import type { AdminCompany, AdminCompanyQuery } from '@wspolnik/contract/admin';
import { countLimit } from '../../platform/paging.ts';
import { wordsOf } from '../../platform/words/like.sql.ts';
import type { Db } from '../../storage/db.ts';
import { joinSql, plannedByValue, type Sql, sql } from '../../storage/sql.ts';
import { nameHolds } from '../companies/index.ts';

export const COMPANY_COLUMNS = sql`
  c.id, c.name, c.image, c.thumbnail, c.city, c.rating::float8 as rating, c.rating_count, c.status, c.email, c.nip,
  (select json_build_object('id', p.id, 'name', p.title, 'name_en', p.title_en) from plans p where p.id = c.plan) as plan,
  c.plan_paid_until, c.created_at,
  (select count(*) from company_members m where m.company_id = c.id) as member_count,
  (select count(*) from offers o where o.company_id = c.id and o.is_listed) as offer_count`;

function holding(word: string): Sql {
  return /^\d+$/.test(word) ? sql`(${nameHolds(word)} or c.nip like ${`${word}%`})` : nameHolds(word);
}

function matching({ q, status, plan }: AdminCompanyQuery): Sql {
  const found = [sql`c.deleted_at is null`, ...wordsOf(q).map((word) => plannedByValue(holding(word)))];
  if (status) found.push(plannedByValue(sql`c.status = ${status}`));
  if (plan) found.push(plannedByValue(sql`c.plan = ${plan}`));
  return joinSql(found, ' and ');
}

/** Selects ids first, then the columns of a single page. */
export function selectCompanies(db: Db, query: AdminCompanyQuery): Promise<AdminCompany[]> {
  return db.query<AdminCompany>(sql`
    with hits as materialized (
      select c.id from companies c where ${matching(query)}
      order by c.created_at desc, c.id desc limit ${query.limit} offset ${(query.page - 1) * query.limit})
    select ${COMPANY_COLUMNS}
    from hits join companies c using (id) order by c.created_at desc, c.id desc`);
}

/** Counts up to one more than the limit of totals. */
export async function countCompanies(db: Db, query: AdminCompanyQuery): Promise<number> {
  const row = await db.one<{ count: number }>(sql`
    select count(*) as count from (select 1 from companies c where ${matching(query)} limit ${countLimit(query.q) + 1}) hits`);
  return row?.count ?? 0;
}
