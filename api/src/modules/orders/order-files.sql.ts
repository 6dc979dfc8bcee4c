import { newId } from '../../platform/ids.ts';
import type { StoredFile } from '../../platform/uploads/store-document.ts';
import type { Db } from '../../storage/db.ts';
import { sql } from '../../storage/sql.ts';

/** The order must be locked. */
export async function insertDocument(tx: Db, orderId: string, file: StoredFile, now: Date): Promise<void> {
  await tx.query(sql`
    insert into order_documents (id, order_id, file_key, name, mime, size, created_at)
    values (${newId()}, ${orderId}, ${file.key}, ${file.name}, ${file.mime}, ${file.size}, ${now})`);
  await tx.query(sql`
    update orders set document_count = document_count + 1, updated_at = ${now} where id = ${orderId}`);
}

/** The order must be locked. */
export async function countRemovedDocument(tx: Db, orderId: string, now: Date): Promise<void> {
  await tx.query(sql`
    update orders set document_count = document_count - 1, updated_at = ${now} where id = ${orderId}`);
}

/** The order must be locked. */
export async function insertInfo(tx: Db, orderId: string, text: string, now: Date): Promise<void> {
  await tx.query(sql`
    insert into order_infos (id, order_id, text, created_at) values (${newId()}, ${orderId}, ${text}, ${now})`);
  await tx.query(sql`update orders set info_count = info_count + 1, updated_at = ${now} where id = ${orderId}`);
}
