import { decodeJwt } from 'jose';
import type { Context } from '../context.ts';
import { selectOpenSessions } from './frames.sql.ts';
import type { Hub } from './hub.ts';
import { CLOSE, type Claims, Peer, type Socket } from './peer.ts';

/** A browser only sends its renewed token, every few minutes. */
const MAX_MESSAGES = 100;

export interface ConnectionOptions {
  /** Of the ticket that opened it (tickets.ts). */
  claims: Claims;
  /** The last number that the browser has; null starts with the next frame. */
  since: number | null;
}

/** Null when the token is expired, revoked or not ours. */
async function readClaims({ accessTokens, clock, db }: Context, token: string): Promise<Claims | null> {
  const claims = await accessTokens.verify(token, clock());
  if (!claims) return null;
  const open = await selectOpenSessions(db, [claims.sessionId], clock());
  if (!open.has(claims.sessionId)) return null;
  return { ...claims, expiresAt: Number(decodeJwt(token).exp) * 1000 };
}

/** The token of `{type: "auth", token}`; undefined for anything else. */
function readAuth(text: string): string | undefined {
  try {
    const said = JSON.parse(text) as { type?: unknown; token?: unknown } | null;
    return said?.type === 'auth' && typeof said.token === 'string' ? said.token : undefined;
  } catch {
    return undefined;
  }
}

/** One socket of somebody whose ticket was redeemed, to its end. The access tokens that it sends renew it. */
class Connection {
  private readonly context: Context;
  private readonly socket: Socket;
  private readonly peer: Peer;
  private messages = 0;

  constructor(context: Context, socket: Socket, peer: Peer) {
    this.context = context;
    this.socket = socket;
    this.peer = peer;
  }

  async hear(text: string): Promise<void> {
    this.peer.alive();
    this.messages += 1;
    const token = readAuth(text);
    if (token === undefined || this.messages > MAX_MESSAGES) return this.socket.close(CLOSE.unreadable);
    const claims = await readClaims(this.context, token);
    if (claims?.userId !== this.peer.claims.userId) return this.socket.close(CLOSE.tokenNotValid);
    this.peer.renew(claims);
  }
}

/** Takes over a socket; its messages are heard one after another. */
export function connect(context: Context, hub: Hub, socket: Socket, { claims, since }: ConnectionOptions): void {
  const peer = new Peer(socket, claims, since);
  const connection = new Connection(context, socket, peer);
  let turn = Promise.resolve();
  socket.on('message', (data) => {
    turn = turn.then(() => connection.hear(String(data))).catch(() => socket.close(CLOSE.failed));
  });
  socket.on('pong', () => peer.alive());
  socket.on('close', () => hub.remove(peer));
  const refused = hub.add(peer);
  if (refused) socket.close(refused);
}
