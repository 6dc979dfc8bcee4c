import type { HomeWebinar } from '@wspolnik/contract/home';
import type { Db } from '../../storage/db.ts';
import { sql } from '../../storage/sql.ts';
import { webinarState } from './webinar-state.ts';

/** Webinars in which the person has a place, by webinar_sign_ups_person: running or soon, then recordings of the last ones. */
export async function selectOwnWebinars(db: Db, userId: string, limit: number, now: Date): Promise<HomeWebinar[]> {
  const rows = await db.query<Omit<HomeWebinar, 'state'>>(sql`
    select o.id, o.title, o.webinar_date from (
      select w.id, w.title, w.webinar_date, w.recording_url, w.webinar_date + interval '1 hour' <= ${now}::timestamptz as is_past
      from webinar_sign_ups s join webinars w on w.id = s.webinar_id
      where s.user_id = ${userId} and s.has_place
        and w.webinar_date between ${now}::timestamptz - interval '7 days' and ${now}::timestamptz + interval '7 days') o
    where not o.is_past or o.recording_url is not null
    order by o.is_past, case when not o.is_past then o.webinar_date end, o.webinar_date desc, o.id limit ${limit}::int`);
  return rows.map((row) => ({ ...row, state: webinarState(new Date(row.webinar_date), now) }));
}
