import type { SavedReply, SavedReplyBody } from '@wspolnik/contract/saved-replies';
import type { Db } from '../../storage/db.ts';
import { sql } from '../../storage/sql.ts';

const COLUMNS = sql`r.id, r.title, r.text, r.updated_at`;

export function selectReplies(db: Db, companyId: string): Promise<SavedReply[]> {
  return db.query<SavedReply>(sql`
    select ${COLUMNS} from saved_replies r where r.company_id = ${companyId} order by polish_order(r.title) collate "C", r.id`);
}

/** Until the transaction ends, the number of replies changes only in it. */
export async function lockReplies(tx: Db, companyId: string): Promise<number> {
  await tx.query(sql`select 1 from companies where id = ${companyId} for no key update`);
  const row = await tx.one<{ count: number }>(sql`
    select count(*)::int as count from saved_replies where company_id = ${companyId}`);
  return row?.count ?? 0;
}

interface NewReply extends SavedReplyBody {
  id: string;
  companyId: string;
  authorId: string;
}

export async function insertReply(tx: Db, { id, companyId, authorId, title, text }: NewReply, now: Date) {
  await tx.query(sql`
    insert into saved_replies (id, company_id, title, text, created_by, created_at, updated_at)
    values (${id}, ${companyId}, ${title}, ${text}, ${authorId}, ${now}, ${now})`);
  return { id, title, text, updated_at: now.toISOString() };
}

export function updateReply(
  db: Db,
  companyId: string,
  { id, title, text }: SavedReplyBody & { id: string },
  now: Date,
): Promise<SavedReply | undefined> {
  return db.one<SavedReply>(sql`
    update saved_replies r set title = ${title}, text = ${text}, updated_at = ${now}
    where r.id = ${id} and r.company_id = ${companyId} returning ${COLUMNS}`);
}

/** False when the company has none of this id. */
export async function deleteReply(db: Db, companyId: string, id: string): Promise<boolean> {
  return (
    (await db.one(sql`delete from saved_replies where id = ${id} and company_id = ${companyId} returning id`)) !==
    undefined
  );
}
