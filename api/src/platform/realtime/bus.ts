import type { AnnouncementListener, Topic } from '../../storage/db.ts';

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
