import type { Db } from '../storage/db.ts';
import { json, sql } from '../storage/sql.ts';
import type { World } from './world.ts';

/** Opinions, membership numbers, webinars and the library. */
export async function insertCommunity(tx: Db, world: World): Promise<void> {
  await tx.query(sql`
    insert into opinions (id, company_id, author_user_id, author_company_id, text, rating, created_at, updated_at,
                          reply_text, replied_at, reply_updated_at)
    select id, company_id, author_user_id, author_company_id, text, rating, created_at, created_at,
           reply_text, replied_at, replied_at
    from json_populate_recordset(null::opinions, ${json(world.opinions)}::json)`);
  await tx.query(sql`
    insert into membership_cards (id, number, premium, company_id, taken_at, created_at)
    select id, number, premium, company_id, taken_at, created_at
    from json_populate_recordset(null::membership_cards, ${json(world.cards)}::json)`);
  await tx.query(sql`
    insert into webinars (id, title, short_description, webinar_date, category_id, signup_url, image_key, thumbnail_key,
                          image_width, image_height, speaker_name, speaker_description, speaker_sector, speaker_phone,
                          speaker_email, created_at, updated_at)
    select id, title, short_description, webinar_date, category_id, signup_url, image_key, thumbnail_key,
           image_width, image_height, speaker_name, speaker_description, speaker_sector, speaker_phone,
           speaker_email, created_at, created_at
    from json_populate_recordset(null::webinars, ${json(world.webinars)}::json)`);
  await tx.query(sql`
    insert into library_documents (id, title, title_en, description, description_en, topic, language, file_key, file_name,
                                   file_size, kind, published_at, created_at, updated_at)
    select id, title, title_en, description, description_en, topic, language, file_key, file_name,
           file_size, kind, published_at, created_at, updated_at
    from json_populate_recordset(null::library_documents, ${json(world.library)}::json)`);
}
