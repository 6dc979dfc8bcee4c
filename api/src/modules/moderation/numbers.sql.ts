import type { Db } from '../../storage/db.ts';
import { type Sql, sql } from '../../storage/sql.ts';

export interface NumbersRow {
  what: 'reports' | 'decisions' | 'appeals';
  subject: string;
  category: string;
  /** Of a decision its kind, of an appeal whose it is and what became of it. */
  result: string;
  count: number;
  median_hours: string | null;
}

const median = (from: Sql, to: Sql): Sql => sql`
  round(percentile_cont(0.5) within group (order by extract(epoch from ${to} - ${from}) / 3600)::numeric, 1)::text`;

/** Reports, decisions and appeals of a year in Europe/Warsaw, grouped. The median is the time until the decision. */
export function selectNumbers(db: Db, year: number): Promise<NumbersRow[]> {
  const start = (of: number) => sql`(make_timestamp(${of}::int, 1, 1, 0, 0, 0) at time zone 'Europe/Warsaw')`;
  const within = (at: Sql) => sql`${at} >= ${start(year)} and ${at} < ${start(year + 1)}`;
  return db.query<NumbersRow>(sql`
    select 'reports' as what, c.subject_type as subject, r.category, '' as result, count(*)::int as count,
      ${median(sql`r.created_at`, sql`d.decided_at`)} as median_hours
    from moderation_reports r join moderation_cases c on c.id = r.case_id left join moderation_decisions d on d.id = r.decision_id
    where ${within(sql`r.created_at`)} group by c.subject_type, r.category
    union all
    select 'decisions', c.subject_type, d.category, d.kind, count(*)::int, ${median(sql`d.waited_since`, sql`d.decided_at`)}
    from moderation_decisions d join moderation_cases c on c.id = d.case_id
    where ${within(sql`d.decided_at`)} group by c.subject_type, d.category, d.kind
    union all
    select 'appeals', c.subject_type, d.category, a.side || ':' || coalesce(o.kind, 'open'), count(*)::int,
      ${median(sql`a.created_at`, sql`o.decided_at`)}
    from moderation_appeals a join moderation_decisions d on d.id = a.decision_id join moderation_cases c on c.id = d.case_id
    left join moderation_decisions o on o.id = a.outcome_id
    where ${within(sql`a.created_at`)} group by c.subject_type, d.category, a.side, o.kind
    order by 1 desc, 2, 3, 4`);
}

/** An appeal is always later than its decision. */
export async function selectYears(db: Db, now: Date): Promise<{ first: number; current: number }> {
  const year = (at: Sql) => sql`extract(year from ${at} at time zone 'Europe/Warsaw')::int`;
  const row = await db.one<{ first: number; current: number }>(sql`
    select ${year(sql`least(${now}::timestamptz, (select min(created_at) from moderation_reports),
      (select min(decided_at) from moderation_decisions))`)} as first, ${year(sql`${now}::timestamptz`)} as current`);
  return row ?? { first: now.getUTCFullYear(), current: now.getUTCFullYear() };
}
