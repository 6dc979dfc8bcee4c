import type { Context } from '../context.ts';
import { hashToken, newToken } from '../sign-in/tokens.ts';
import type { Claims } from './peer.ts';
import { insertTicket, takeTicket } from './tickets.sql.ts';

/** From the answer to the handshake, also over a slow mobile connection. */
const TICKET_MS = 30 * 1000;

/**
 * A ticket that opens one websocket. A websocket's URL is in logs of proxies and in histories, where an access token would be
 * good for five minutes of everything; a ticket is used up by its first handshake (ADR 61).
 */
export async function createTicket({ clock, db }: Context, claims: Omit<Claims, 'userId'>): Promise<string> {
  const ticket = newToken();
  const now = clock();
  const expiresAt = new Date(now.getTime() + TICKET_MS);
  const tokenExpiresAt = new Date(claims.expiresAt);
  await insertTicket(db, { hash: hashToken(ticket), sessionId: claims.sessionId, tokenExpiresAt, expiresAt }, now);
  return ticket;
}

/** Null when it is used, expired or unknown, and when its session has ended. Any process may redeem it. */
export async function redeemTicket({ clock, db }: Context, ticket: string): Promise<Claims | null> {
  const row = await takeTicket(db, hashToken(ticket), clock());
  if (!row || Date.parse(row.token_expires_at) <= clock().getTime()) return null;
  return { userId: row.user_id, sessionId: row.session_id, expiresAt: Date.parse(row.token_expires_at) };
}
