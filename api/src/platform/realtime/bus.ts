import type { AnnouncementListener, Topic } from '../../storage/db.ts';
import type { Config } from '../config.ts';
import { createNatsBus } from './nats-bus.ts';
import { createPostgresBus } from './postgres-bus.ts';

/**
 * Passes announcements on to the other processes. It carries ids alone and may lose some: what they point to is in the
 * database, and `onResumed` says when to look there because something may have been missed.
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

/** The embedded engine has one process: there is nobody to tell. */
const alone: Bus = { send: () => {}, close: async () => {} };

/** NATS when it is configured, else PostgreSQL's own notifications. */
export async function startBus({ natsUrl, databaseUrl }: Config, listeners: BusListeners): Promise<Bus> {
  if (natsUrl) return createNatsBus(natsUrl, listeners);
  if (databaseUrl) return createPostgresBus(databaseUrl, listeners);
  return alone;
}
