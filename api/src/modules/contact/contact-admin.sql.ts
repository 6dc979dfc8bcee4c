import type {
  ContactFile,
  ContactMessage,
  ContactMessageDetail,
  ContactMessageQuery,
  ContactStatus,
} from '@wspolnik/contract/contact';
import { fileState } from '../../platform/files/stored-documents.sql.ts';
import { newId } from '../../platform/ids.ts';
import { countLimit } from '../../platform/paging.ts';
import { patternsOf } from '../../platform/words/like.sql.ts';
import type { Db } from '../../storage/db.ts';
import { joinSql, plannedByValue, type Sql, sql } from '../../storage/sql.ts';

/** A number of a message; longer digits are a phone or an account. */
const NUMBER = /^\d{1,9}$/;

/** Uses contact_messages_by_words; the expression must equal the index's. */
function matching({ status, q }: ContactMessageQuery): Sql {
  const found = [sql`true`];
  if (status) found.push(sql`m.status = ${status}`);
  for (const word of (q ?? '').split(/\s+/).filter(Boolean).slice(0, 8)) {
    const held = patternsOf(word).map(
      (pattern) => sql`fold_text(m.name || ' ' || m.email || ' ' || m.text) like fold_text(${pattern})`,
    );
    if (NUMBER.test(word)) held.push(sql`m.number = ${Number(word)}`);
    found.push(plannedByValue(sql`(${joinSql(held, ' or ')})`));
  }
  return joinSql(found, ' and ');
}

export function selectMessages(db: Db, query: ContactMessageQuery): Promise<ContactMessage[]> {
  return db.query<ContactMessage>(sql`
    select m.id, m.number::int as number, m.topic, m.name, m.email, left(m.text, 200) as excerpt, m.status, m.created_at,
      (select count(*)::int from contact_files f where f.message_id = m.id) as file_count
    from contact_messages m where ${matching(query)}
    order by m.created_at desc, m.id desc limit ${query.limit} offset ${(query.page - 1) * query.limit}`);
}

/** Counts up to one more than the limit of totals. */
export async function countMessages(db: Db, query: ContactMessageQuery): Promise<number> {
  const row = await db.one<{ count: number }>(sql`
    select count(*)::int as count
    from (select 1 from contact_messages m where ${matching(query)} limit ${countLimit(query.q) + 1}) hits`);
  return row?.count ?? 0;
}

export type MessageRow = Omit<ContactMessageDetail, 'files'> & {
  files: (Omit<ContactFile, 'url'> & { key: string })[];
};

export function selectMessage(db: Db, id: string): Promise<MessageRow | undefined> {
  return db.one<MessageRow>(sql`
    select m.id, m.number::int as number, m.topic, m.name, m.email, m.text, m.locale, m.status, m.created_at, m.user_id,
      (select coalesce(json_agg(json_build_object(
         'id', f.id, 'name', f.name, 'mime', f.mime, 'size', f.size, 'key', f.key,
         'state', ${fileState(sql`f.key`)}) order by f.position), '[]')
       from contact_files f where f.message_id = m.id) as files,
      (select coalesce(json_agg(json_build_object(
         'id', a.id, 'text', a.text, 'at', f_iso(a.at), 'by', u.first_name || ' ' || u.last_name) order by a.at, a.id), '[]')
       from contact_answers a join users u on u.id = a.answered_by where a.message_id = m.id) as answers
    from contact_messages m where m.id = ${id}`);
}

export interface LockedMessage extends Pick<ContactMessageDetail, 'number' | 'email' | 'text' | 'locale' | 'status'> {
  user_id: string | null;
  answers: number;
}

/** Locked: of two admins at once, the second sees what the first has done. */
export async function lockMessage(tx: Db, id: string): Promise<LockedMessage | undefined> {
  const locked = await tx.one(sql`select id from contact_messages where id = ${id} for update`);
  // Another statement: the first one's snapshot is older than its lock.
  return locked
    ? tx.one<LockedMessage>(sql`
        select m.number::int as number, m.email, m.text, m.locale, m.status, m.user_id,
          (select count(*)::int from contact_answers a where a.message_id = m.id) as answers
        from contact_messages m where m.id = ${id}`)
    : undefined;
}

export async function insertAnswer(
  tx: Db,
  answer: { messageId: string; adminId: string; text: string },
  now: Date,
): Promise<void> {
  await tx.query(sql`
    insert into contact_answers (id, message_id, answered_by, text, at)
    values (${newId()}, ${answer.messageId}, ${answer.adminId}, ${answer.text}, ${now})`);
}

export async function updateMessageStatus(tx: Db, id: string, status: ContactStatus, now: Date): Promise<void> {
  await tx.query(sql`update contact_messages set status = ${status}, updated_at = ${now} where id = ${id}`);
}
