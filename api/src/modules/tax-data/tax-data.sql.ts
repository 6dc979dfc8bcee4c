import { TAX_DATA_FROM } from '@wspolnik/contract/limits';
import type { Db } from '../../storage/db.ts';
import { type Sql, sql } from '../../storage/sql.ts';

/** Grosze. */
export const LIMIT = TAX_DATA_FROM * 100;

const COUNTED = sql`w.status in ('requested', 'approved', 'paid')`;

/** A paid withdrawal counts in the year of its payment, one under way in the year of `now`. */
function yearOf(now: Date): Sql {
  return sql`extract(year from (case when w.status = 'paid' then w.decided_at else ${now}::timestamptz end)
    at time zone 'Europe/Warsaw')::int`;
}

/** Of the person in the year of `now`, in grosze. Reliable only while an account of the person is locked. */
export async function sumOfYear(db: Db, userId: string, year: number, now: Date): Promise<number> {
  const row = await db.one<{ amount: number }>(sql`
    select coalesce(sum(w.amount), 0)::bigint as amount from withdrawals w
    where w.user_id = ${userId} and ${COUNTED} and ${yearOf(now)} = ${year}::int`);
  return row?.amount ?? 0;
}

export interface TaxYearRow {
  year: number;
  /** Grosze. */
  amount: number;
  id: string | null;
  /** Encrypted. */
  sealed: string | null;
  given_at: string | null;
  reported_at: string | null;
}

/** Years of a person that reached the limit or have data, the latest first. */
export function selectYears(db: Db, userId: string, now: Date): Promise<TaxYearRow[]> {
  return db.query<TaxYearRow>(sql`
    with sums as (
      select ${yearOf(now)} as year, sum(w.amount)::bigint as amount from withdrawals w
      where w.user_id = ${userId} and ${COUNTED} group by 1
    ), given as (select d.id, d.year, d.sealed, d.given_at from payout_tax_data d where d.user_id = ${userId})
    select year, coalesce(s.amount, 0)::bigint as amount, g.id, g.sealed, f_iso(g.given_at) as given_at,
      f_iso(r.made_at) as reported_at
    from sums s full join given g using (year) left join tax_reports r using (year)
    where g.id is not null or s.amount >= ${LIMIT} order by year desc`);
}

/** Held until the end of the transaction: many give data of a year at once, and the file is made while nobody does. */
export async function lockYear(tx: Db, year: number, mode: 'give' | 'report'): Promise<void> {
  await tx.query(
    mode === 'give'
      ? sql`select pg_advisory_xact_lock_shared(20260037, ${year}::int)`
      : sql`select pg_advisory_xact_lock(20260037, ${year}::int)`,
  );
}

export async function isReported(tx: Db, year: number): Promise<boolean> {
  return (await tx.one(sql`select from tax_reports where year = ${year}::int`)) !== undefined;
}

export function lockData(tx: Db, userId: string, year: number): Promise<{ id: string; sealed: string } | undefined> {
  return tx.one(sql`
    select id, sealed from payout_tax_data where user_id = ${userId} and year = ${year}::int for no key update`);
}

export async function hasData(db: Db, userId: string, year: number): Promise<boolean> {
  return (
    (await db.one(sql`select from payout_tax_data where user_id = ${userId} and year = ${year}::int`)) !== undefined
  );
}

export interface NewTaxData {
  id: string;
  userId: string;
  year: number;
  sealed: string;
}

export async function insertData(tx: Db, { id, userId, year, sealed }: NewTaxData, now: Date): Promise<void> {
  await tx.query(sql`
    insert into payout_tax_data (id, user_id, year, sealed, given_at)
    values (${id}, ${userId}, ${year}::int, ${sealed}, ${now})`);
}

export async function updateData(tx: Db, id: string, sealed: string, now: Date): Promise<void> {
  await tx.query(sql`update payout_tax_data set sealed = ${sealed}, given_at = ${now} where id = ${id}`);
}

export interface TaxPayer {
  first_name: string;
  last_name: string;
}

export function selectPayer(db: Db, userId: string): Promise<TaxPayer | undefined> {
  return db.one<TaxPayer>(sql`select first_name, last_name from users where id = ${userId}`);
}

/** Deletes what belongs to years before this one. */
export async function purgeBefore(tx: Db, year: number): Promise<void> {
  await tx.query(sql`delete from payout_tax_data where year < ${year}::int`);
  await tx.query(sql`delete from tax_reports where year < ${year}::int`);
}

/**
 * Deletes data that no report has: their withdrawal was rejected, or paid in the next year. The report of the next year has by then
 * copied what it needs.
 */
export async function purgeUnreported(tx: Db): Promise<void> {
  await tx.query(sql`
    delete from payout_tax_data d
    where exists (select from tax_reports r where r.year = d.year + 1) and ${LIMIT} > (
      select coalesce(sum(w.amount), 0) from withdrawals w
      where w.user_id = d.user_id and w.status = 'paid'
        and extract(year from w.decided_at at time zone 'Europe/Warsaw')::int = d.year)`);
}
