import { decodeJwt } from 'jose';
import type { Context } from '../context.ts';
import { selectOpenSessions } from './frames.sql.ts';
import type { Hub } from './hub.ts';
import { CLOSE, type Claims, Peer, type Socket } from './peer.ts';
import { redeemTicket } from './tickets.ts';

/** A browser only sends its renewed token, every few minutes. */
const MAX_MESSAGES = 100;

export interface ConnectionOptions {
  /** Of `createTicket`; never an access token. */
  ticket: string;
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

/** One socket from its upgrade to its end: authenticated by the ticket of its URL, and renewed by the access tokens it sends. */
class Connection {
  private readonly context: Context;
  private readonly hub: Hub;
  private readonly socket: Socket;
  private peer: Peer | null = null;
  private messages = 0;

  constructor(context: Context, hub: Hub, socket: Socket) {
    this.context = context;
    this.hub = hub;
    this.socket = socket;
  }

  async open({ ticket, since }: ConnectionOptions): Promise<void> {
    const claims = await redeemTicket(this.context, ticket);
    if (!claims) return this.socket.close(CLOSE.tokenNotValid);
    // It may have closed while its session was read.
    if (this.socket.readyState !== this.socket.OPEN) return;
    const peer = new Peer(this.socket, claims, since);
    const refused = this.hub.add(peer);
    if (refused) this.socket.close(refused);
    else this.peer = peer;
  }

  async hear(text: string): Promise<void> {
    this.alive();
    this.messages += 1;
    const token = readAuth(text);
    if (token === undefined || this.messages > MAX_MESSAGES) return this.socket.close(CLOSE.unreadable);
    if (!this.peer) return;
    const claims = await readClaims(this.context, token);
    if (claims?.userId !== this.peer.claims.userId) return this.socket.close(CLOSE.tokenNotValid);
    this.peer.renew(claims);
  }

  alive(): void {
    this.peer?.alive();
  }

  leave(): void {
    if (this.peer) this.hub.remove(this.peer);
  }
}

/** Takes over a socket. All listeners are attached before the first await, so that no message is lost meanwhile. */
export function connect(context: Context, hub: Hub, socket: Socket, options: ConnectionOptions): void {
  const connection = new Connection(context, hub, socket);
  let turn = Promise.resolve();
  const next = (run: () => Promise<void>) => {
    turn = turn.then(run).catch(() => socket.close(CLOSE.failed));
  };
  socket.on('message', (data) => next(() => connection.hear(String(data))));
  socket.on('pong', () => connection.alive());
  socket.on('close', () => connection.leave());
  next(() => connection.open(options));
}
