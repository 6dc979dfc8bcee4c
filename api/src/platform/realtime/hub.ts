import type { Database, Topic } from '../../storage/db.ts';
import type { Config } from '../config.ts';
import { Broadcasts } from './broadcast.ts';
import type { Bus } from './bus.ts';
import { readFeeds, selectOpenSessions, type Wanted } from './frames.sql.ts';
import { CLOSE, type Peer } from './peer.ts';
import { startBus } from './start-bus.ts';

/** Sockets of one user on one process: allows many tabs, but no flood. */
const MAX_PER_USER = 20;
/** Users whose frames are read at once. */
const BATCH = 500;
const RETRY_MS = 1_000;
const EXPIRY_EVERY_MS = 10_000;
const HEARTBEAT_EVERY_MS = 30_000;
/** The longest delay after a lost announcement of an ended session or a frame. */
const REVIEW_EVERY_MS = 60_000;

export interface HubOptions {
  db: Database;
  config: Config;
  clock: () => Date;
  onError(error: Error): void;
  /** NATS was reached, or is away and PostgreSQL carries announcements. */
  onNats(isConnected: boolean): void;
}

/** All sockets of this process; delivers their frames. */
export class Hub {
  private readonly options: HubOptions;
  private readonly peers = new Map<string, Set<Peer>>();
  private readonly dirty = new Set<string>();
  private readonly broadcasts = new Broadcasts((text) => {
    for (const peer of this.all()) peer.broadcast(text);
  });
  private delivering: Promise<void> | null = null;
  private bus: Bus | null = null;
  private stopListening = () => {};
  private timers: NodeJS.Timeout[] = [];
  private closed = false;

  constructor(options: HubOptions) {
    this.options = options;
  }

  async start(): Promise<void> {
    const { db, config, onError, onNats } = this.options;
    const every = (ms: number, run: () => unknown) => this.timers.push(setInterval(run, ms).unref());
    every(EXPIRY_EVERY_MS, () => this.closeExpired());
    every(HEARTBEAT_EVERY_MS, () => this.heartbeat());
    every(REVIEW_EVERY_MS, () => this.review());
    this.stopListening = db.onAnnounced((topic, ids) => {
      this.hear(topic, ids);
      this.bus?.send(topic, ids);
    });
    this.bus = await startBus(config, {
      onHeard: (topic, ids) => this.hear(topic, ids),
      onResumed: () => void this.review(),
      onNats,
      onError,
    });
  }

  get size(): number {
    let size = 0;
    for (const peers of this.peers.values()) size += peers.size;
    return size;
  }

  /** Registers the socket, or answers the code to close it with. */
  add(peer: Peer): number | null {
    const { userId } = peer.claims;
    const peers = this.peers.get(userId) ?? new Set();
    if (this.closed) return CLOSE.restart;
    if (peers.size >= MAX_PER_USER) return CLOSE.tooMany;
    this.peers.set(userId, peers.add(peer));
    // Registers first, then reads: a frame committed in between is announced to it.
    this.wake([userId]);
    return null;
  }

  remove(peer: Peer): void {
    const peers = this.peers.get(peer.claims.userId);
    peers?.delete(peer);
    if (peers?.size === 0) this.peers.delete(peer.claims.userId);
  }

  private hear(topic: Topic, ids: readonly string[]): void {
    if (topic === 'frames') this.wake(ids);
    else if (topic === 'sessions') this.checkSessions(ids).catch(this.options.onError);
    else if (this.peers.size > 0) this.broadcasts.add(topic, ids);
  }

  private wake(userIds: Iterable<string>): void {
    for (const userId of userIds) if (this.peers.has(userId)) this.dirty.add(userId);
    if (this.dirty.size === 0 || this.closed) return;
    this.delivering ??= this.deliverDirty().finally(() => {
      this.delivering = null;
    });
  }

  /** One reader at a time, so that a socket gets its frames in order. */
  private async deliverDirty(): Promise<void> {
    while (this.dirty.size > 0 && !this.closed) {
      const userIds = [...this.dirty].slice(0, BATCH);
      for (const userId of userIds) this.dirty.delete(userId);
      try {
        await this.deliver(userIds);
      } catch (error) {
        for (const userId of userIds) this.dirty.add(userId);
        this.options.onError(error as Error);
        setTimeout(() => this.wake([]), RETRY_MS).unref();
        return;
      }
    }
  }

  private async deliver(userIds: readonly string[]): Promise<void> {
    const wanted = userIds.flatMap((userId): Wanted[] => {
      const peers = this.peers.get(userId);
      if (!peers) return [];
      const positions = [...peers].flatMap(({ position }) => position ?? []);
      return [{ userId, since: positions.length > 0 ? Math.min(...positions) : null }];
    });
    if (wanted.length === 0) return;
    const looked = new Set(wanted.flatMap(({ userId }) => [...(this.peers.get(userId) ?? [])]));
    const feeds = await readFeeds(this.options.db, wanted);
    for (const peer of looked) {
      const feed = feeds.get(peer.claims.userId);
      if (feed && peer.isOpen) peer.deliver(feed);
    }
  }

  /** Resolves when nothing is being delivered. */
  async settled(): Promise<void> {
    await this.delivering;
  }

  private *all(): Generator<Peer> {
    for (const peers of this.peers.values()) yield* peers;
  }

  closeExpired(): void {
    const now = this.options.clock().getTime();
    for (const peer of [...this.all()]) {
      if (peer.claims.expiresAt <= now) this.drop(peer, CLOSE.tokenNotValid);
    }
  }

  heartbeat(): void {
    for (const peer of [...this.all()]) {
      if (peer.heartbeat()) continue;
      this.remove(peer);
      peer.socket.terminate();
    }
  }

  /** Checks everything once, in case an announcement was lost. */
  async review(): Promise<void> {
    this.wake([...this.peers.keys()]);
    await this.checkSessions([...this.peers.keys()]).catch(this.options.onError);
  }

  /** Closes sockets of ended sessions, with one query for all of them. */
  private async checkSessions(userIds: readonly string[]): Promise<void> {
    const peers = userIds.flatMap((userId) => [...(this.peers.get(userId) ?? [])]);
    const asked = new Set(peers.map(({ claims }) => claims.sessionId));
    if (asked.size === 0) return;
    const open = await selectOpenSessions(this.options.db, [...asked], this.options.clock());
    for (const peer of peers) {
      // Unless it was renewed with another session while the query ran.
      const { sessionId } = peer.claims;
      if (asked.has(sessionId) && !open.has(sessionId)) this.drop(peer, CLOSE.tokenNotValid);
    }
  }

  private drop(peer: Peer, code: number): void {
    this.remove(peer);
    peer.socket.close(code);
  }

  /** Closes every socket; browsers reconnect, to another process if there is one, and resume. */
  closeSockets(): void {
    this.closed = true;
    for (const peer of [...this.all()]) this.drop(peer, CLOSE.restart);
  }

  async close(): Promise<void> {
    this.closeSockets();
    for (const timer of this.timers) clearInterval(timer);
    this.broadcasts.close();
    this.stopListening();
    await this.settled();
    await this.bus?.close();
  }
}
