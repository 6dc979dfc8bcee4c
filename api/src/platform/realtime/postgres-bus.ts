import pg from 'pg';
import type { Topic } from '../../storage/db.ts';
import type { Bus, BusListeners } from './bus.ts';
import { decode, encode, Pending } from './payload.ts';

type Listeners = Omit<BusListeners, 'onNats'>;

const CHANNEL = 'wspolnik_realtime';
const RETRY_MS = 1_000;

/**
 * LISTEN and NOTIFY on a separate connection. The causing transaction does not notify: PostgreSQL lets only one transaction
 * with a notification commit at a time. Announcements made while the connection is busy or lost are sent together afterwards.
 */
class PostgresBus implements Bus {
  private readonly pending = new Pending();
  private client: pg.Client | null = null;
  private sending: Promise<void> | null = null;
  private retry: NodeJS.Timeout | undefined;
  private closed = false;
  private readonly url: string;
  private readonly listeners: Listeners;

  constructor(url: string, listeners: Listeners) {
    this.url = url;
    this.listeners = listeners;
  }

  /** Never rejects: without a connection it retries, and meanwhile this process serves its own sockets. */
  async connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.url,
      application_name: 'wspolnik-realtime',
      keepAlive: true,
      connectionTimeoutMillis: 5_000,
    });
    client.on('error', this.listeners.onError);
    client.on('end', () => this.lost(client));
    client.on('notification', (message) => this.hear(client, message));
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
    } catch (error) {
      this.listeners.onError(error as Error);
      client.end().catch(() => {});
      this.connectLater();
      return;
    }
    if (this.closed) return client.end();
    this.client = client;
    this.listeners.onResumed();
    this.flush();
  }

  private connectLater(): void {
    if (this.closed) return;
    clearTimeout(this.retry);
    this.retry = setTimeout(() => void this.connect(), RETRY_MS).unref();
  }

  private lost(client: pg.Client): void {
    if (this.client !== client) return;
    this.client = null;
    this.connectLater();
  }

  private hear(client: pg.Client, { processId, payload }: pg.Notification): void {
    // Ignores this process's own announcements.
    const isOwn = processId === (client as unknown as { processID: number }).processID;
    const heard = isOwn ? null : decode(payload ?? '');
    if (heard) this.listeners.onHeard(heard.topic, heard.ids);
  }

  send(topic: Topic, ids: readonly string[]): void {
    this.pending.add(topic, ids);
    this.flush();
  }

  private flush(): void {
    this.sending ??= this.sendPending().finally(() => {
      this.sending = null;
    });
  }

  private async sendPending(): Promise<void> {
    while (this.client) {
      const next = this.pending.take();
      if (!next) return;
      try {
        await this.client.query('select pg_notify($1, $2)', [CHANNEL, encode(next.topic, next.ids)]);
      } catch {
        // The connection reports its loss itself; the next one sends this.
        this.pending.add(next.topic, next.ids);
        return;
      }
    }
  }

  async close(): Promise<void> {
    this.closed = true;
    clearTimeout(this.retry);
    await this.sending;
    const { client } = this;
    this.client = null;
    await client?.end();
  }
}

/** Resolves once it listens, or after the first attempt has failed. */
export async function createPostgresBus(url: string, listeners: Listeners): Promise<Bus> {
  const bus = new PostgresBus(url, listeners);
  await bus.connect();
  return bus;
}
