import type { Db } from '../../storage/db.ts';
import { type Sql, sql } from '../../storage/sql.ts';
import { LIMIT, type TaxPayer } from './tax-data.sql.ts';

const start = (year: number): Sql => sql`(make_timestamp(${year}::int, 1, 1, 0, 0, 0) at time zone 'Europe/Warsaw')`;

interface Year {
  year: number;
  /** What is under way counts only in the current one. */
  isCurrent: boolean;
}

/** People whose withdrawals of the year reached the limit. */
function reached({ year, isCurrent }: Year): Sql {
  const paid = sql`w.status = 'paid' and w.decided_at >= ${start(year)} and w.decided_at < ${start(year + 1)}`;
  const underWay = sql`w.status in ('requested', 'approved')`;
  return sql`(
    select w.user_id, sum(w.amount)::bigint as amount, count(*)::int as withdrawals from withdrawals w
    where w.user_id is not null and (${isCurrent ? sql`${paid} or ${underWay}` : paid})
    group by w.user_id having sum(w.amount) >= ${LIMIT})`;
}

/** A payment of January may belong to a request of December, with which the data were given. */
function dataOf(person: Sql, year: number): Sql {
  return sql`(
    select d.id, d.sealed from payout_tax_data d where d.user_id = ${person} and d.year in (${year}::int, ${year - 1}::int)
    order by d.year desc limit 1)`;
}

export interface ReportRow extends TaxPayer {
  /** Of the person. */
  id: string;
  is_deleted: boolean;
  /** Grosze. */
  amount: number;
  withdrawals: number;
  data_id: string | null;
  /** Encrypted. */
  sealed: string | null;
}

function rows(of: Year): Sql {
  return sql`
    select u.id, u.first_name, u.last_name, u.deleted_at is not null as is_deleted, r.amount, r.withdrawals,
      d.id as data_id, d.sealed
    from ${reached(of)} r join users u on u.id = r.user_id left join lateral ${dataOf(sql`u.id`, of.year)} d on true
    order by r.amount desc, u.id`;
}

export function selectRows(db: Db, of: Year, { page, limit }: { page: number; limit: number }): Promise<ReportRow[]> {
  return db.query<ReportRow>(sql`${rows(of)} limit ${limit}::int offset ${(page - 1) * limit}::int`);
}

export function selectAllRows(tx: Db, year: number): Promise<ReportRow[]> {
  return tx.query<ReportRow>(rows({ year, isCurrent: false }));
}

export interface ReportTotals {
  count: number;
  /** Grosze. */
  amount: number;
  missing: number;
}

export async function selectTotals(db: Db, of: Year): Promise<ReportTotals> {
  const row = await db.one<ReportTotals>(sql`
    select count(*)::int as count, coalesce(sum(r.amount), 0)::bigint as amount,
      (count(*) filter (where not exists ${dataOf(sql`r.user_id`, of.year)}))::int as missing
    from ${reached(of)} r`);
  return row ?? { count: 0, amount: 0, missing: 0 };
}

/** Years with payouts to people. */
export async function selectPaidYears(db: Db): Promise<number[]> {
  const found = await db.query<{ year: number }>(sql`
    select distinct extract(year from w.decided_at at time zone 'Europe/Warsaw')::int as year
    from withdrawals w where w.user_id is not null and w.status = 'paid' order by year desc`);
  return found.map(({ year }) => year);
}

export interface ReportFile extends Omit<ReportTotals, 'missing'> {
  id: string;
  name: string;
  /** Encrypted. */
  content: string;
  made_at: string;
  made_by: string;
}

export function selectFile(db: Db, year: number): Promise<ReportFile | undefined> {
  return db.one<ReportFile>(sql`
    select r.id, r.name, r.content, r.count, r.amount, f_iso(r.made_at) as made_at, u.first_name || ' ' || u.last_name as made_by
    from tax_reports r join users u on u.id = r.made_by where r.year = ${year}::int`);
}

interface NewFile extends Omit<ReportFile, 'made_at' | 'made_by'> {
  year: number;
  adminId: string;
}

export async function insertFile(tx: Db, file: NewFile, now: Date): Promise<void> {
  const { id, year, name, content, count, amount, adminId } = file;
  await tx.query(sql`
    insert into tax_reports (id, year, name, content, count, amount, made_by, made_at)
    values (${id}, ${year}::int, ${name}, ${content}, ${count}::int, ${amount}::bigint, ${adminId}, ${now})`);
}
