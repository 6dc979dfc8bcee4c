import type { ContactBody } from '@wspolnik/contract/contact';
import { newId } from '../../platform/ids.ts';
import type { StoredFile } from '../../platform/uploads/store-document.ts';
import type { Db } from '../../storage/db.ts';
import { json, sql } from '../../storage/sql.ts';

export async function nextNumber(db: Db): Promise<number> {
  const row = await db.one<{ number: number }>(sql`select nextval('contact_numbers')::int as number`);
  return row?.number ?? 0;
}

export interface NewMessage extends Pick<ContactBody, 'topic' | 'name' | 'email' | 'text'> {
  id: string;
  number: number;
  locale: 'pl' | 'en';
  userId: string | null;
  files: readonly StoredFile[];
}

export async function insertMessage(tx: Db, message: NewMessage, now: Date): Promise<void> {
  const { id, number, topic, name, email, text, locale, userId } = message;
  await tx.query(sql`
    insert into contact_messages (id, number, topic, name, email, text, locale, user_id, created_at, updated_at)
    values (${id}, ${number}, ${topic}, ${name}, ${email}, ${text}, ${locale}, ${userId}, ${now}, ${now})`);
  const files = message.files.map((file, position) => ({ ...file, id: newId(), position }));
  await tx.query(sql`
    insert into contact_files (id, message_id, position, key, name, mime, size)
    select f.id, ${id}, f.position, f.key, f.name, f.mime, f.size
    from json_populate_recordset(null::contact_files, ${json(files)}::json) f`);
}

/** Undefined when it was deleted meanwhile. */
export function lockMessage(
  tx: Db,
  id: string,
): Promise<{ number: number; email: string; locale: 'pl' | 'en'; user_id: string | null } | undefined> {
  return tx.one(sql`
    select number::int as number, email, locale, user_id from contact_messages where id = ${id} for no key update`);
}

/** Index stored_documents_by_subject. */
export async function countRemovedFiles(db: Db, id: string): Promise<number> {
  const row = await db.one<{ count: number }>(sql`
    select count(*)::int as count from stored_documents where subject_id = ${id}::uuid and state = 'removed'`);
  return row?.count ?? 0;
}

/** Deletes messages, of a person or the oldest unchanged since `before`; answers the keys of their files. */
export async function deleteContactMessages(
  tx: Db,
  which: { userId: string } | { before: Date; limit: number },
): Promise<string[]> {
  const found =
    'userId' in which
      ? sql`select id from contact_messages where user_id = ${which.userId}`
      : sql`select id from contact_messages where updated_at <= ${which.before} order by updated_at limit ${which.limit}`;
  const rows = await tx.query<{ keys: string[] }>(sql`
    with doomed as materialized (${found}),
      files as (select coalesce(array_agg(f.key), '{}') as keys from contact_files f join doomed d on d.id = f.message_id),
      gone as (delete from contact_messages m using doomed d where m.id = d.id)
    select keys from files`);
  return rows[0]?.keys ?? [];
}
