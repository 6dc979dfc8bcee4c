import { connect, type NatsConnection, type NodeConnectionOptions } from '@nats-io/transport-node';
import type { Topic } from '../../storage/db.ts';
import type { Bus, BusListeners } from './bus.ts';
import { decode, encode, Pending } from './payload.ts';

const SUBJECT = 'wspolnik.realtime';
/** The first connection is expected within this time. */
const START_MS = 2_000;
/** Between looks into the database while NATS is away. */
const LOOK_EVERY_MS = 2_000;
/** A server that answers no ping for twice this time is away, though nothing closed the connection. */
const PING_MS = 5_000;

/** `nats://user:password@host:4222`; several servers are separated by commas, credentials are those of the first. */
function optionsOf(natsUrl: string): NodeConnectionOptions {
  const urls = natsUrl.split(',').map((text) => new URL(text.trim()));
  const { username, password, protocol } = urls[0] as URL;
  return {
    servers: urls.map((url) => url.host),
    name: 'wspolnik-api',
    noEcho: true,
    maxReconnectAttempts: -1,
    waitOnFirstConnect: true,
    pingInterval: PING_MS,
    maxPingOut: 2,
    ...(username ? { user: decodeURIComponent(username), pass: decodeURIComponent(password) } : {}),
    ...(protocol === 'tls:' ? { tls: {} } : {}),
  };
}

/**
 * NATS while this process reaches it, and meanwhile the fallback. Other processes may still reach it, and what they say is
 * missed; so the database is looked at every few seconds until it is back.
 */
class NatsBus implements Bus {
  private readonly listeners: BusListeners;
  private readonly fallback: Bus;
  private connection: NatsConnection | null = null;
  private state: 'starting' | 'connected' | 'lost' = 'starting';
  private looking: NodeJS.Timeout | undefined;
  private closed = false;

  constructor(natsUrl: string, listeners: BusListeners, fallback: Bus) {
    this.listeners = listeners;
    this.fallback = fallback;
    setTimeout(() => {
      if (this.state === 'starting') this.lost();
    }, START_MS).unref();
    connect(optionsOf(natsUrl))
      .then((connection) => this.opened(connection))
      .catch(listeners.onError);
  }

  private async opened(connection: NatsConnection): Promise<void> {
    if (this.closed) return connection.close();
    this.connection = connection;
    this.hear(connection).catch(this.listeners.onError);
    this.watch(connection).catch(this.listeners.onError);
    await this.resume(connection);
  }

  private async hear(connection: NatsConnection): Promise<void> {
    for await (const message of connection.subscribe(SUBJECT)) {
      const heard = decode(message.string());
      if (heard) this.listeners.onHeard(heard.topic, heard.ids);
    }
  }

  /** The library reconnects automatically. */
  private async watch(connection: NatsConnection): Promise<void> {
    for await (const { type } of connection.status()) {
      if (type === 'disconnect') this.lost();
      // It may break again meanwhile, and is reported again then.
      if (type === 'reconnect') this.resume(connection).catch(() => {});
    }
  }

  /** Once the server has registered the subscription. */
  private async resume(connection: NatsConnection): Promise<void> {
    await connection.flush();
    clearInterval(this.looking);
    this.state = 'connected';
    this.listeners.onNats(true);
    this.listeners.onResumed();
  }

  private lost(): void {
    if (this.closed || this.state === 'lost') return;
    this.state = 'lost';
    this.listeners.onNats(false);
    // Events sent since the connection broke have arrived nowhere.
    this.listeners.onResumed();
    this.looking = setInterval(() => this.listeners.onResumed(), LOOK_EVERY_MS).unref();
  }

  send(topic: Topic, ids: readonly string[]): void {
    if (this.state !== 'connected') {
      this.fallback.send(topic, ids);
      return;
    }
    const pending = new Pending();
    pending.add(topic, ids);
    for (let next = pending.take(); next; next = pending.take()) {
      this.connection?.publish(SUBJECT, encode(next.topic, next.ids));
    }
  }

  async close(): Promise<void> {
    this.closed = true;
    clearInterval(this.looking);
    await Promise.all([this.connection?.close(), this.fallback.close()]);
  }
}

/** Connects in the background: an unavailable message server must not prevent the API from starting. */
export function createNatsBus(natsUrl: string, listeners: BusListeners, fallback: Bus): Bus {
  return new NatsBus(natsUrl, listeners, fallback);
}
