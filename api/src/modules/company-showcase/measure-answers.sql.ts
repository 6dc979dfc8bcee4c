import type { Db } from '../../storage/db.ts';
import { sql } from '../../storage/sql.ts';

/** Fewer conversations say little about a company. */
const MIN_CONVERSATIONS = 5;

/**
 * Stores the median of the minutes until a company's first answer: to the message that began a thread, and to each question about a price.
 * One without an answer counts as long as it has waited, once that is a day. Companies with less than five have none.
 */
export async function measureAnswers(tx: Db, since: Date, now: Date): Promise<void> {
  await tx.query(sql`
    with asked as (
      select s.company_id, m.thread_id, m.number, m.side, m.created_at
      from messages m join message_sides s on s.thread_id = m.thread_id and s.side = 1 - m.side and s.company_id is not null
      where m.created_at > ${since} and not m.withheld
        and (m.number = 1 or m.quote_event_id in (select e.id from quote_events e where e.step = 'ask'))
    ), waited as (
      select a.company_id, extract(epoch from coalesce(r.created_at, ${now}::timestamptz) - a.created_at) / 60 as minutes
      from asked a left join lateral (
        select m.created_at from messages m
        where m.thread_id = a.thread_id and m.number > a.number and m.side <> a.side order by m.number limit 1) r on true
      where r.created_at is not null or a.created_at < ${now}::timestamptz - interval '1 day'
    ), measured as (
      select company_id, round(percentile_cont(0.5) within group (order by minutes))::int as minutes
      from waited group by company_id having count(*) >= ${MIN_CONVERSATIONS}
    )
    update companies c set answer_minutes = n.minutes
    from (select k.id, m.minutes from companies k left join measured m on m.company_id = k.id
          where k.answer_minutes is distinct from m.minutes) n
    where n.id = c.id`);
}
