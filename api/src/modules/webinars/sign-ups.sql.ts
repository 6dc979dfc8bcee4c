import type { PageQuery } from '@wspolnik/contract/common';
import type { UserCard } from '@wspolnik/contract/network';
import type { WebinarSignUpBody, WebinarSignUpEntry } from '@wspolnik/contract/webinars';
import type { Static } from 'typebox';
import type { Db } from '../../storage/db.ts';
import { type Sql, sql } from '../../storage/sql.ts';
import { joinViewer, userCardFields, type Viewer } from '../network/index.ts';
import { isUnblocked } from './sign-up-fields.sql.ts';

/** The webinar that a change of its sign-ups locks. */
export interface LockedWebinar {
  id: string;
  title: string;
  short_description: string;
  webinar_date: string;
  signup_url: string | null;
  places: number | null;
  taken: number;
}

/** Locks the webinar before its sign-ups: of two people who want the last place, the second finds it taken. */
export async function lockWebinar(tx: Db, id: string): Promise<LockedWebinar | undefined> {
  const locked = await tx.one(sql`select id from webinars where id = ${id} for update`);
  if (!locked) return undefined;
  // Its own statement, which sees what the one that held the lock has committed.
  return tx.one<LockedWebinar>(sql`
    select w.id, w.title, w.short_description, w.webinar_date, w.signup_url, w.places, (
      select count(*)::int from webinar_sign_ups s where s.webinar_id = w.id and s.has_place) as taken
    from webinars w where w.id = ${id}`);
}

/** The next reminder of a webinar that starts at `start`: a day before, then an hour; null when both are over. */
function nextReminder(start: Sql, now: Date): Sql {
  return sql`case when ${start} - interval '24 hours' > ${now}::timestamptz then ${start} - interval '24 hours'
    when ${start} - interval '1 hour' > ${now}::timestamptz then ${start} - interval '1 hour' end`;
}

interface NewSignUp extends WebinarSignUpBody {
  userId: string;
  hasPlace: boolean;
}

export async function insertSignUp(tx: Db, webinar: LockedWebinar, signUp: NewSignUp, now: Date): Promise<void> {
  const { userId, hasPlace, show_contacts, show_participants } = signUp;
  const reminder = hasPlace ? nextReminder(sql`${webinar.webinar_date}::timestamptz`, now) : sql`null`;
  await tx.query(sql`
    insert into webinar_sign_ups (webinar_id, user_id, signed_up_at, has_place, show_contacts, show_participants, remind_at)
    values (${webinar.id}, ${userId}, ${now}, ${hasPlace}, ${show_contacts}, ${show_participants}, ${reminder})`);
}

/** Answers whether the person is signed up. */
export async function updateVisibility(
  tx: Db,
  webinarId: string,
  userId: string,
  { show_contacts, show_participants }: WebinarSignUpBody,
): Promise<boolean> {
  const row = await tx.one(sql`
    update webinar_sign_ups set show_contacts = ${show_contacts}, show_participants = ${show_participants}
    where webinar_id = ${webinarId} and user_id = ${userId} returning 1 as found`);
  return row !== undefined;
}

/** Answers whether there was one. */
export async function deleteSignUp(tx: Db, webinarId: string, userId: string): Promise<boolean> {
  const row = await tx.one(sql`
    delete from webinar_sign_ups where webinar_id = ${webinarId} and user_id = ${userId} returning 1 as found`);
  return row !== undefined;
}

/** In a fixed order, in which their webinars are locked. */
export async function selectWebinarsOf(tx: Db, userId: string): Promise<string[]> {
  const rows = await tx.query<{ webinar_id: string }>(
    sql`select webinar_id from webinar_sign_ups where user_id = ${userId} order by webinar_id`,
  );
  return rows.map(({ webinar_id }) => webinar_id);
}

/** Gives free places to the first on the waiting list, and answers who they are. */
export async function fillPlaces(tx: Db, webinar: LockedWebinar, now: Date): Promise<string[]> {
  const { id, places, taken, webinar_date } = webinar;
  const free = places === null ? null : Math.max(0, places - taken);
  const rows = await tx.query<{ user_id: string }>(sql`
    update webinar_sign_ups s
    set has_place = true, remind_at = ${nextReminder(sql`${webinar_date}::timestamptz`, now)}
    from (select n.user_id from webinar_sign_ups n where n.webinar_id = ${id} and not n.has_place
          order by n.signed_up_at, n.user_id limit ${free}::int) f
    where s.webinar_id = ${id} and s.user_id = f.user_id
    returning s.user_id`);
  return rows.map(({ user_id }) => user_id);
}

/** Everybody who is signed up, also on the waiting list. */
export async function selectSignedUp(tx: Db, webinarId: string): Promise<string[]> {
  const rows = await tx.query<{ user_id: string }>(
    sql`select user_id from webinar_sign_ups where webinar_id = ${webinarId} order by user_id`,
  );
  return rows.map(({ user_id }) => user_id);
}

/** After a change of the start. */
export async function moveReminders(tx: Db, { id, webinar_date }: LockedWebinar, now: Date): Promise<void> {
  await tx.query(sql`
    update webinar_sign_ups set remind_at = ${nextReminder(sql`${webinar_date}::timestamptz`, now)}
    where webinar_id = ${id} and has_place`);
}

export interface Reminded {
  id: string;
  title: string;
  webinar_date: string;
  users: string[];
}

/** Takes reminders that are due, at most `limit`, by webinar. Concurrent runs take different ones. */
export function takeReminders(tx: Db, now: Date, limit: number): Promise<Reminded[]> {
  return tx.query<Reminded>(sql`
    with due as (
      select d.webinar_id, d.user_id from webinar_sign_ups d where d.remind_at <= ${now}
      order by d.remind_at limit ${limit} for update skip locked),
    taken as (
      update webinar_sign_ups s set remind_at = ${nextReminder(sql`w.webinar_date`, now)}
      from due, webinars w where s.webinar_id = due.webinar_id and s.user_id = due.user_id and w.id = due.webinar_id
      returning s.webinar_id, s.user_id)
    select w.id, w.title, w.webinar_date, array_agg(t.user_id order by t.user_id) as users
    from taken t join webinars w on w.id = t.webinar_id group by w.id order by w.id`);
}

/** Takes recordings of webinars that are over and were not announced, with who had a place. */
export function takeRecordings(tx: Db, now: Date): Promise<Reminded[]> {
  return tx.query<Reminded>(sql`
    with taken as (
      update webinars set recording_announced_at = ${now}
      where recording_url is not null and recording_announced_at is null and webinar_date + interval '1 hour' <= ${now}
      returning id, title, webinar_date)
    select t.id, t.title, t.webinar_date, array_agg(s.user_id order by s.user_id) as users
    from taken t join webinar_sign_ups s on s.webinar_id = t.id and s.has_place
    group by t.id, t.title, t.webinar_date order by t.id`);
}

/** People who came and show it to the others, for a viewer who came; nobody before the end. */
function participants(id: string, viewer: Viewer, now: Date): Sql {
  return sql`from webinar_sign_ups s join webinars w on w.id = s.webinar_id join users u on u.id = s.user_id
    join network_nodes n on n.user_id = u.id and n.state = 'active' ${joinViewer(viewer)}
    where s.webinar_id = ${id} and s.has_place and s.show_participants and s.user_id <> ${viewer.userId}::uuid
      and w.webinar_date + interval '1 hour' <= ${now}::timestamptz and ${isUnblocked(viewer)} and exists (
        select 1 from webinar_sign_ups o where o.webinar_id = w.id and o.user_id = ${viewer.userId}::uuid and o.has_place)`;
}

type Paging = Static<typeof PageQuery>;
const pageOf = ({ page, limit }: Paging): Sql => sql`limit ${limit} offset ${(page - 1) * limit}`;

export async function selectParticipants(
  db: Db,
  id: string,
  viewer: Viewer,
  paging: Paging,
  now: Date,
): Promise<{ count: number; results: UserCard[] }> {
  const from = participants(id, viewer, now);
  const rows = await db.query<{ card: UserCard }>(sql`
    select json_build_object(${userCardFields(viewer)}) as card ${from} order by n.name_order, u.id ${pageOf(paging)}`);
  const total = await db.one<{ count: number }>(sql`select count(*)::int as count ${from}`);
  return { count: total?.count ?? 0, results: rows.map(({ card }) => card) };
}

/** People with a place in the order of their sign-up, then the waiting list. All of them without `paging`. */
export async function selectSignUps(
  db: Db,
  id: string,
  paging: Paging | null,
): Promise<{ count: number; results: WebinarSignUpEntry[] }> {
  const results = await db.query<WebinarSignUpEntry>(sql`
    select json_build_object('id', u.id, 'name', u.first_name || ' ' || u.last_name, 'email', u.email) as user,
      s.signed_up_at, s.has_place
    from webinar_sign_ups s join users u on u.id = s.user_id where s.webinar_id = ${id}
    order by s.has_place desc, s.signed_up_at, s.user_id ${paging ? pageOf(paging) : sql``}`);
  if (!paging) return { count: results.length, results };
  const total = await db.one<{ count: number }>(
    sql`select count(*)::int as count from webinar_sign_ups s where s.webinar_id = ${id}`,
  );
  return { count: total?.count ?? 0, results };
}
