import type { OutboxMail } from '../../contract/accounts.ts';
import type { Db } from '../../storage/db.ts';
import { sql } from '../../storage/sql.ts';

const columns = sql`id, recipient as "to", subject, text, html, created_at`;

export interface OutboxRow extends OutboxMail {
  total: number;
}

/** Newest first; `to` narrows to one recipient. */
export function listMails(
  db: Db,
  { to, page, limit }: { to?: string | undefined; page: number; limit: number },
): Promise<OutboxRow[]> {
  const recipient = to ? sql`lower(recipient) = lower(${to})` : sql`true`;
  return db.query<OutboxRow>(sql`
    select ${columns}, count(*) over () as total from outbox where ${recipient}
    order by created_at desc, id desc limit ${limit} offset ${(page - 1) * limit}`);
}

export function findMail(db: Db, id: string): Promise<OutboxMail | undefined> {
  return db.one<OutboxMail>(sql`select ${columns} from outbox where id = ${id}`);
}
