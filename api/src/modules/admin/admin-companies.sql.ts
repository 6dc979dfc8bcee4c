import type { AdminCompany, AdminCompanyQuery } from '../../contract/admin.ts';
import { EXACT_COUNT_LIMIT } from '../../platform/paging.ts';
import type { Db } from '../../storage/db.ts';
import { joinSql, type Sql, sql } from '../../storage/sql.ts';
import { likeLiteral } from './like.ts';

function matching({ q, status, plan }: AdminCompanyQuery): Sql {
  const found = [sql`c.deleted_at is null`];
  for (const word of (q ?? '').split(/\s+/).filter(Boolean).slice(0, 8)) {
    const literal = likeLiteral(word);
    found.push(sql`(c.name_norm like fold_text(${`%${literal}%`}) or c.nip like ${`${literal}%`})`);
  }
  if (status) found.push(sql`c.status = ${status}`);
  if (plan) found.push(sql`c.plan = ${plan}`);
  return joinSql(found, ' and ');
}

/** Selects ids first, then the columns of a single page. */
export function selectCompanies(db: Db, query: AdminCompanyQuery): Promise<AdminCompany[]> {
  return db.query<AdminCompany>(sql`
    with hits as materialized (
      select c.id from companies c where ${matching(query)}
      order by c.created_at desc, c.id desc limit ${query.limit} offset ${(query.page - 1) * query.limit})
    select c.id, c.name, c.image, c.thumbnail, c.city, c.rating::float8 as rating, c.status, c.email, c.nip,
      (select json_build_object('id', p.id, 'name', p.title, 'name_en', p.title_en) from plans p where p.id = c.plan) as plan,
      c.plan_paid_until, c.created_at,
      (select count(*) from company_members m where m.company_id = c.id) as member_count,
      (select count(*) from offers o where o.company_id = c.id and o.is_listed) as offer_count
    from hits join companies c using (id) order by c.created_at desc, c.id desc`);
}

/** Counts up to one more than the limit of exact totals. */
export async function countCompanies(db: Db, query: AdminCompanyQuery): Promise<number> {
  const row = await db.one<{ count: number }>(sql`
    select count(*) as count from (select 1 from companies c where ${matching(query)} limit ${EXACT_COUNT_LIMIT + 1}) hits`);
  return row?.count ?? 0;
}
