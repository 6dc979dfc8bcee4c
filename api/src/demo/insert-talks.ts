import type { Db } from '../storage/db.ts';
import { json, sql } from '../storage/sql.ts';
import type { Talks } from './build-talks.ts';

export async function insertTalks(tx: Db, talks: Talks): Promise<void> {
  await tx.query(sql`
    insert into message_threads (id, pair, last_number, created_at)
    select id, pair, last_number, created_at
    from json_populate_recordset(null::message_threads, ${json(talks.threads)}::json)`);
  await tx.query(sql`
    insert into message_sides (thread_id, side, user_id, company_id, read_number, unread, last_message_at)
    select thread_id, side, user_id, company_id, read_number, unread, last_message_at
    from json_populate_recordset(null::message_sides, ${json(talks.sides)}::json)`);
  await tx.query(sql`
    insert into messages (id, thread_id, number, side, author_id, sender_company_id, text, order_id, document_key, document_name,
                          document_mime, document_bytes, created_at)
    select id, thread_id, number, side, author_id, sender_company_id, text, order_id, document_key, document_name,
           document_mime, document_bytes, created_at
    from json_populate_recordset(null::messages, ${json(talks.messages)}::json)`);
  await tx.query(sql`
    insert into notifications (id, user_id, company_id, kind, actor_user_id, actor_company_id, subject_type, subject_id,
                               params, created_at, seen_at)
    select id, user_id, company_id, kind, actor_user_id, actor_company_id, subject_type, subject_id, params, created_at,
           seen_at
    from json_populate_recordset(null::notifications, ${json(talks.notifications)}::json)`);
}
