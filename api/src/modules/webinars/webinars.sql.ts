import type { CategoryRef } from '@wspolnik/contract/categories';
import type { Picture } from '@wspolnik/contract/common';
import type { Speaker, WebinarListQuery } from '@wspolnik/contract/webinars';
import type { Static } from 'typebox';
import type { Identity } from '../../platform/sign-in/identity.ts';
import type { Db } from '../../storage/db.ts';
import { type Sql, sql } from '../../storage/sql.ts';
import { viewerOf } from '../network/index.ts';
import { organisingFields, type SignUpFields, signUpFields } from './sign-up-fields.sql.ts';
import { WEBINAR_MS } from './webinar-state.ts';

export interface WebinarRow {
  id: string;
  title: string;
  image: Picture | null;
  short_description: string;
  webinar_date: string;
  category: Static<typeof CategoryRef> | null;
  signup_url: string | null;
  places: number | null;
  recording_url: string | null;
  speaker: Speaker;
  updated_at: string;
  /** Number of edits. */
  revision: number;
}

const file = (key: Sql): Sql => sql`'/api/files/' || ${key}`;

const COLUMNS = sql`
  w.id, w.title, w.short_description, w.webinar_date, w.signup_url, w.places, w.recording_url, w.updated_at, w.revision,
  case when w.image_key is not null then json_build_object(
    'url', ${file(sql`w.image_key`)}, 'thumbnail', ${file(sql`w.thumbnail_key`)},
    'width', w.image_width, 'height', w.image_height) end as image,
  (select json_build_object('id', k.id, 'name', k.name, 'name_en', k.name_en)
   from categories k where k.id = w.category_id) as category,
  json_build_object(
    'name', w.speaker_name, 'description', w.speaker_description, 'image', ${file(sql`w.speaker_image_key`)},
    'thumbnail', ${file(sql`w.speaker_thumbnail_key`)}, 'sector', w.speaker_sector, 'phone', w.speaker_phone,
    'email', w.speaker_email) as speaker`;

/** Webinars that started before this moment are past at `now`. */
const endOf = (now: Date): Date => new Date(now.getTime() - WEBINAR_MS);

function inState({ state }: WebinarListQuery, now: Date): Sql {
  if (state === 'upcoming') return sql`w.webinar_date > ${now}`;
  if (state === 'past') return sql`w.webinar_date <= ${endOf(now)}`;
  return state === 'running' ? sql`w.webinar_date <= ${now} and w.webinar_date > ${endOf(now)}` : sql`true`;
}

/** A webinar as the caller sees it. */
export type WebinarView = WebinarRow & SignUpFields;

const viewOf = (caller: Identity | null, now: Date): Sql =>
  sql`${COLUMNS}, ${signUpFields(caller && viewerOf(caller), now)}, ${organisingFields(caller)}`;

export function selectWebinars(
  db: Db,
  caller: Identity | null,
  query: WebinarListQuery,
  now: Date,
): Promise<WebinarView[]> {
  const isPast = sql`w.webinar_date <= ${endOf(now)}::timestamptz`;
  return db.query<WebinarView>(sql`
    select ${viewOf(caller, now)} from webinars w where ${inState(query, now)}
    order by ${isPast}, case when not ${isPast} then w.webinar_date end, w.webinar_date desc, w.id
    limit ${query.limit} offset ${(query.page - 1) * query.limit}`);
}

export async function countWebinars(db: Db, query: WebinarListQuery, now: Date): Promise<number> {
  const row = await db.one<{ count: number }>(
    sql`select count(*) as count from webinars w where ${inState(query, now)}`,
  );
  return row?.count ?? 0;
}

export function selectWebinar(db: Db, id: string): Promise<WebinarRow | undefined> {
  return db.one<WebinarRow>(sql`select ${COLUMNS} from webinars w where w.id = ${id}`);
}

export function selectWebinarView(
  db: Db,
  caller: Identity | null,
  id: string,
  now: Date,
): Promise<WebinarView | undefined> {
  return db.one<WebinarView>(sql`select ${viewOf(caller, now)} from webinars w where w.id = ${id}`);
}

/** The latest ones, past and coming. */
export function selectLatestWebinars(db: Db, limit: number): Promise<WebinarRow[]> {
  return db.query<WebinarRow>(
    sql`select ${COLUMNS} from webinars w order by w.webinar_date desc, w.id desc limit ${limit}`,
  );
}

/** Keys of the file store; null for no picture. */
export interface WebinarPictures {
  image_key: string | null;
  thumbnail_key: string | null;
  image_width: number | null;
  image_height: number | null;
  speaker_image_key: string | null;
  speaker_thumbnail_key: string | null;
}

/** Locks the webinar, so that concurrent edits leave no unused picture. */
export function lockPictures(tx: Db, id: string): Promise<WebinarPictures | undefined> {
  return tx.one<WebinarPictures>(sql`
    select image_key, thumbnail_key, image_width, image_height, speaker_image_key, speaker_thumbnail_key
    from webinars where id = ${id} for update`);
}

/** The columns that a form writes. */
export interface WebinarValues {
  title: string;
  short_description: string;
  webinar_date: Date;
  category_id: string | null;
  signup_url: string | null;
  places: number | null;
  join_url: string | null;
  recording_url: string | null;
  speaker_name: string;
  speaker_description: string;
  speaker_sector: string | null;
  speaker_phone: string | null;
  speaker_email: string | null;
}

export async function insertWebinar(
  tx: Db,
  id: string,
  values: WebinarValues,
  pictures: WebinarPictures,
  now: Date,
): Promise<void> {
  await tx.query(sql`
    insert into webinars (
      id, title, short_description, webinar_date, category_id, signup_url, places, join_url, recording_url,
      image_key, thumbnail_key, image_width, image_height, speaker_name, speaker_description, speaker_image_key,
      speaker_thumbnail_key, speaker_sector, speaker_phone, speaker_email, created_at, updated_at)
    values (
      ${id}, ${values.title}, ${values.short_description}, ${values.webinar_date}, ${values.category_id},
      ${values.signup_url}, ${values.places}, ${values.join_url}, ${values.recording_url}, ${pictures.image_key},
      ${pictures.thumbnail_key}, ${pictures.image_width}, ${pictures.image_height}, ${values.speaker_name},
      ${values.speaker_description}, ${pictures.speaker_image_key}, ${pictures.speaker_thumbnail_key},
      ${values.speaker_sector}, ${values.speaker_phone}, ${values.speaker_email},
      ${now}, ${now})`);
}

export async function updateWebinar(
  tx: Db,
  id: string,
  values: WebinarValues,
  pictures: WebinarPictures,
  now: Date,
): Promise<void> {
  await tx.query(sql`
    update webinars set
      title = ${values.title}, short_description = ${values.short_description}, webinar_date = ${values.webinar_date},
      category_id = ${values.category_id}, signup_url = ${values.signup_url}, places = ${values.places},
      join_url = ${values.join_url}, recording_url = ${values.recording_url}, image_key = ${pictures.image_key},
      thumbnail_key = ${pictures.thumbnail_key}, image_width = ${pictures.image_width},
      image_height = ${pictures.image_height}, speaker_name = ${values.speaker_name},
      speaker_description = ${values.speaker_description}, speaker_image_key = ${pictures.speaker_image_key},
      speaker_thumbnail_key = ${pictures.speaker_thumbnail_key}, speaker_sector = ${values.speaker_sector},
      speaker_phone = ${values.speaker_phone}, speaker_email = ${values.speaker_email}, updated_at = ${now},
      revision = revision + 1
    where id = ${id}`);
}

export async function deleteWebinar(tx: Db, id: string): Promise<void> {
  await tx.query(sql`delete from webinars where id = ${id}`);
}

export async function categoryExists(db: Db, id: string): Promise<boolean> {
  return (await db.one(sql`select 1 as found from categories where id = ${id}`)) !== undefined;
}
