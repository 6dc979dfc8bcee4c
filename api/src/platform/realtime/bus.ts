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
  onError(error: Error): void;
}

/** The embedded engine has a single process. */
const alone: Bus = { send: () => {}, close: async () => {} };

/** NATS when it is configured, else PostgreSQL's notifications. */
export async function startBus({ natsUrl, databaseUrl }: Config, listeners: BusListeners): Promise<Bus> {
  if (natsUrl) return createNatsBus(natsUrl, listeners);
  if (databaseUrl) return createPostgresBus(databaseUrl, listeners);
  return alone;
}
