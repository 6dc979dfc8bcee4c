import type { AnnouncementListener, Topic } from '../../storage/db.ts';
import type { Config } from '../config.ts';
import { createNatsBus } from './nats-bus.ts';
import { createPostgresBus } from './postgres-bus.ts';

/**
 * Passes announcements on to other processes. It carries only ids and may lose some: the data is in the database, and
 * `onResumed` says when to look there because something may have been missed.
 */
export interface Bus {
  send(topic: Topic, ids: readonly string[]): void;
  close(): Promise<void>;
}

export interface BusListeners {
  onHeard: AnnouncementListener;
  onResumed(): void;
  /** NATS was reached, also for the first time, or is away. */
  onNats(isConnected: boolean): void;
  onError(error: Error): void;
}

/** The embedded engine has a single process. */
const alone: Bus = { send: () => {}, close: async () => {} };

/** PostgreSQL's notifications, and before them NATS when it is configured and can be reached. */
export async function startBus({ natsUrl, databaseUrl }: Config, listeners: BusListeners): Promise<Bus> {
  const own = databaseUrl ? await createPostgresBus(databaseUrl, listeners) : alone;
  return natsUrl ? createNatsBus(natsUrl, listeners, own) : own;
}
