import { newId } from '../../platform/ids.ts';
import type { StoredFile } from '../../platform/uploads/store-document.ts';
import type { Db } from '../../storage/db.ts';
import { type Sql, sql } from '../../storage/sql.ts';

// The order must be locked in all of them: its counts are those of its documents and texts.

/** Parts of an order that prove the purchase. */
export type Evidence = 'document' | 'info';

const TABLE = { document: sql`order_documents`, info: sql`order_infos` } satisfies Record<Evidence, Sql>;

/** `added` is 1 or -1; `isNew`: whether it was added since the last submission. */
async function count(
  tx: Db,
  kind: Evidence,
  { orderId, added, isNew }: { orderId: string; added: 1 | -1; isNew: boolean },
  now: Date,
): Promise<void> {
  const [all, fresh] = [
    { document: sql`document_count`, info: sql`info_count` }[kind],
    { document: sql`new_document_count`, info: sql`new_info_count` }[kind],
  ];
  await tx.query(sql`
    update orders set ${all} = ${all} + ${added}::int, ${fresh} = ${fresh} + ${isNew ? added : 0}::int, updated_at = ${now}
    where id = ${orderId}`);
}

export async function insertDocument(tx: Db, orderId: string, file: StoredFile, now: Date): Promise<void> {
  await tx.query(sql`
    insert into order_documents (id, order_id, file_key, name, mime, size, created_at)
    values (${newId()}, ${orderId}, ${file.key}, ${file.name}, ${file.mime}, ${file.size}, ${now})`);
  await count(tx, 'document', { orderId, added: 1, isNew: true }, now);
}

export async function insertInfo(tx: Db, orderId: string, text: string, now: Date): Promise<void> {
  await tx.query(sql`
    insert into order_infos (id, order_id, text, created_at) values (${newId()}, ${orderId}, ${text}, ${now})`);
  await count(tx, 'info', { orderId, added: 1, isNew: true }, now);
}

/** A document that the scanner has removed proves nothing; its buyer may have removed it before. */
export async function countScannedOut(tx: Db, orderId: string, fileKey: string, now: Date): Promise<void> {
  const document = await tx.one<{ submitted: boolean }>(sql`
    select submitted from order_documents where order_id = ${orderId} and file_key = ${fileKey}`);
  if (document) await count(tx, 'document', { orderId, added: -1, isNew: !document.submitted }, now);
}

interface EvidenceRow {
  submitted: boolean;
  /** Of a document: the scanner has removed its file, and it is not counted. */
  scanned_out: boolean;
  file_key: string | null;
}

export function selectEvidence(
  tx: Db,
  kind: Evidence,
  { orderId, id }: { orderId: string; id: string },
): Promise<EvidenceRow | undefined> {
  if (kind === 'info') {
    return tx.one<EvidenceRow>(sql`
      select submitted, false as scanned_out, null as file_key from order_infos where id = ${id} and order_id = ${orderId}`);
  }
  return tx.one<EvidenceRow>(sql`
    select d.submitted, d.file_key, coalesce(s.state = 'removed', false) as scanned_out
    from order_documents d left join stored_documents s on s.key = d.file_key
    where d.id = ${id} and d.order_id = ${orderId}`);
}

/** Of something that has not been submitted. */
export async function deleteEvidence(
  tx: Db,
  kind: Evidence,
  { orderId, id }: { orderId: string; id: string },
  now: Date,
): Promise<void> {
  await tx.query(sql`delete from ${TABLE[kind]} where id = ${id} and order_id = ${orderId}`);
  await count(tx, kind, { orderId, added: -1, isNew: true }, now);
}

/** From now on the seller decides by all of it. */
export async function markSubmitted(tx: Db, orderId: string): Promise<void> {
  await tx.query(sql`update order_documents set submitted = true where order_id = ${orderId} and not submitted`);
  await tx.query(sql`update order_infos set submitted = true where order_id = ${orderId} and not submitted`);
  await tx.query(sql`update orders set new_document_count = 0, new_info_count = 0 where id = ${orderId}`);
}
