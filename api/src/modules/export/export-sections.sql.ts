import { fileState } from '../../platform/files/stored-documents.sql.ts';
import type { Db } from '../../storage/db.ts';
import { type Sql, sql } from '../../storage/sql.ts';
import { ACCOUNT_SECTIONS } from './sections/account.sql.ts';
import { MONEY_SECTIONS } from './sections/money.sql.ts';
import type { Sections } from './sections/section.ts';
import { addedBy, TRADE_SECTIONS } from './sections/trade.sql.ts';
import { WRITING_SECTIONS } from './sections/writing.sql.ts';

/** Everything that the archive has of a person, but its files. */
export const SECTIONS: Sections = { ...ACCOUNT_SECTIONS, ...TRADE_SECTIONS, ...MONEY_SECTIONS, ...WRITING_SECTIONS };

export interface SectionRow {
  key: string;
  /** JSON text. */
  row: string;
}

/** The next rows after `after`; collated by bytes, so that a page ends where the next begins. */
export function selectRows(db: Db, section: Sql, after: string, limit: number): Promise<SectionRow[]> {
  return db.query<SectionRow>(sql`
    select t.key, t.row::text as row from (${section}) t
    where t.key collate "C" > ${after} order by t.key collate "C" limit ${limit}`);
}

export interface OwnFile {
  /** Path in the archive. */
  name: string;
  key: string;
}

/** Files that the person uploaded: portrait, pictures of posts and messages, documents of messages, purchases and applications. */
export function selectOwnFiles(db: Db, userId: string): Promise<OwnFile[]> {
  return db.query<OwnFile>(sql`
    select 'images/' || replace(u.image, '/api/files/', '') as name, replace(u.image, '/api/files/', '') as key
    from users u where u.id = ${userId} and starts_with(u.image, '/api/files/')
    union select 'images/' || p.image_key, p.image_key from posts p
    where p.written_by = ${userId} and p.image_key is not null and p.deleted_at is null
    union select 'images/' || i.image_key, i.image_key from post_images i join posts p on p.id = i.post_id
    where p.written_by = ${userId} and p.deleted_at is null
    union select 'images/' || m.image_key, m.image_key from messages m
    where m.author_id = ${userId} and m.image_key is not null
    union select 'documents/' || m.document_key, m.document_key from messages m
    where m.author_id = ${userId} and m.document_key is not null and ${fileState(sql`m.document_key`)} = 'available'
    union select 'documents/' || d.file_key, d.file_key from order_documents d join orders o on o.id = d.order_id
    where o.buyer_user_id = ${userId} and ${addedBy(userId, 'sale-add-document', sql`d`)}
      and ${fileState(sql`d.file_key`)} = 'available'
    union select 'documents/' || d.file_key, d.file_key from quote_documents d join quotes q on q.id = d.quote_id
    where q.buyer_user_id = ${userId} and ${fileState(sql`d.file_key`)} = 'available'
    union select 'documents/' || f.key, f.key from contact_files f join contact_messages c on c.id = f.message_id
    where c.user_id = ${userId} and ${fileState(sql`f.key`)} = 'available'
    order by name`);
}
