import type { OutboxMail } from '@wspolnik/contract/accounts';
import type { Db } from '../../storage/db.ts';
import { type Sql, sql } from '../../storage/sql.ts';

const columns = sql`id, recipient as "to", subject, text, html, headers, created_at`;

function recipientIs(to: string | undefined): Sql {
  return to ? sql`lower(recipient) = lower(${to})` : sql`true`;
}

export async function countMails(db: Db, to: string | undefined): Promise<number> {
  const row = await db.one<{ count: number }>(sql`select count(*) as count from outbox where ${recipientIs(to)}`);
  return row?.count ?? 0;
}

/** Newest first; `to` narrows to one recipient. */
export function listMails(
  db: Db,
  { to, page, limit }: { to?: string | undefined; page: number; limit: number },
): Promise<OutboxMail[]> {
  return db.query<OutboxMail>(sql`
    select ${columns} from outbox where ${recipientIs(to)}
    order by created_at desc, id desc limit ${limit} offset ${(page - 1) * limit}`);
}

export function findMail(db: Db, id: string): Promise<OutboxMail | undefined> {
  return db.one<OutboxMail>(sql`select ${columns} from outbox where id = ${id}`);
}
