import type { WebsocketHandler } from '@fastify/websocket';
import type { FrameType } from '@wspolnik/contract/realtime';
import type { Feed } from './frames.sql.ts';

export type Socket = Parameters<WebsocketHandler>[0];

/** The most bytes buffered for a socket that does not read. Beyond it the browser has to reconnect and resume. */
const MAX_BUFFERED_BYTES = 1024 * 1024;

/** Close codes that the browser acts on; it reconnects after any other. */
export const CLOSE = {
  /** Sign in again, or renew the access token, before retrying. */
  tokenNotValid: 4401,
  /** Too many sockets of this account. */
  tooMany: 4429,
  /** RFC 6455: a message that this API does not understand. */
  unreadable: 1008,
  failed: 1011,
  restart: 1012,
} as const;

export interface Claims {
  userId: string;
  sessionId: string;
  /** Milliseconds. */
  expiresAt: number;
}

/** One authenticated socket of a browser. It sends the frames of its user in order, each once. */
export class Peer {
  readonly socket: Socket;
  claims: Claims;
  /** The last number sent; null until the first read, when the browser did not send one. */
  position: number | null;
  private heard = true;
  private welcomed = false;

  constructor(socket: Socket, claims: Claims, since: number | null) {
    this.socket = socket;
    this.claims = claims;
    this.position = since;
  }

  get isOpen(): boolean {
    return this.socket.readyState === this.socket.OPEN;
  }

  /** Continues with a newer token; a ping confirms it to the browser. */
  renew(claims: Claims): void {
    this.claims = claims;
    this.say('ping');
  }

  /** The peer has responded since the last heartbeat. */
  alive(): void {
    this.heard = true;
  }

  deliver({ lastSeq, frames }: Feed): void {
    const from = this.position ?? lastSeq;
    const missed = frames.filter(({ seq }) => seq > from);
    this.position = lastSeq;
    // Numbers have no gap while frames are stored, so a shorter list means that some have been deleted.
    if (missed.length === lastSeq - from) for (const { text } of missed) this.send(text);
    else this.say('resync');
    if (!this.welcomed) this.say('ping');
    this.welcomed = true;
  }

  /** Sends a frame without a number: it says nothing about those that have one. */
  broadcast(text: string): void {
    this.send(text);
  }

  /** False when nothing was received since the last one: the other side has gone. */
  heartbeat(): boolean {
    if (!this.heard) return false;
    this.heard = false;
    this.socket.ping();
    if (this.welcomed) this.say('ping');
    return true;
  }

  private say(type: FrameType): void {
    this.send(JSON.stringify({ seq: this.position ?? 0, type, data: {} }));
  }

  private send(text: string): void {
    if (!this.isOpen) return;
    this.socket.send(text);
    // Not close(): the closing frame would wait behind all unread bytes.
    if (this.socket.bufferedAmount > MAX_BUFFERED_BYTES) this.socket.terminate();
  }
}
