import type { Db } from '../../storage/db.ts';
import { sql } from '../../storage/sql.ts';

interface NewTicket {
  hash: string;
  sessionId: string;
  /** When the access token ends with which the ticket was asked for. */
  tokenExpiresAt: Date;
  expiresAt: Date;
}

/** Also deletes what the session left unused. */
export async function insertTicket(db: Db, ticket: NewTicket, now: Date): Promise<void> {
  await db.query(sql`
    with unused as (delete from socket_tickets where session_id = ${ticket.sessionId} and expires_at <= ${now})
    insert into socket_tickets (hash, session_id, token_expires_at, expires_at)
    values (${ticket.hash}, ${ticket.sessionId}, ${ticket.tokenExpiresAt}, ${ticket.expiresAt})`);
}

export interface RedeemedTicket {
  session_id: string;
  user_id: string;
  token_expires_at: string;
}

/** Uses the ticket up, in one statement, so that of two calls one gets it; undefined when its session has ended. */
export function takeTicket(db: Db, hash: string, now: Date): Promise<RedeemedTicket | undefined> {
  return db.one<RedeemedTicket>(sql`
    delete from socket_tickets t using sessions s, users u
    where t.hash = ${hash} and t.expires_at > ${now} and s.id = t.session_id and s.ended_at is null
      and s.expires_at > ${now} and u.id = s.user_id and u.deleted_at is null and u.disabled_at is null
    returning t.session_id, s.user_id, t.token_expires_at`);
}
