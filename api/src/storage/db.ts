import type { Sql } from './sql.ts';

/** Runs statements. Pass it on as the first parameter; inside a transaction it is the transaction. */
export interface Db {
  /**
   * Concurrent statements of a transaction (`Promise.all`) are sent together; they run in that order, none after one that
   * failed.
   */
  query<Row extends object>(statement: Sql): Promise<Row[]>;
  /** The first row, or undefined. */
  one<Row extends object>(statement: Sql): Promise<Row | undefined>;
  /**
   * Commits when `run` resolves, rolls back when it rejects. Inside a transaction it joins that one. After a deadlock `run` is
   * called again, so it changes nothing but the database.
   */
  transaction<T>(run: (tx: Db) => Promise<T>): Promise<T>;
  /**
   * Runs the statement and commits, in one message to the server: for a contended lock, which would otherwise be held during
   * two more round trips. The transaction accepts nothing afterwards.
   */
  commitWith<Row extends object>(statement: Sql): Promise<Row[]>;
  /** Notifies this process's listeners of `topic` about `ids` once the transaction has committed; never after a rollback. */
  announce(topic: Topic, ids: readonly string[]): void;
}

/**
 * `frames` and `sessions` carry ids of users; the others ids of posts and webinars, which every open socket receives. A process of an
 * older version ignores topics that it does not know.
 */
export const TOPICS = ['frames', 'sessions', 'post.new', 'post.changed', 'webinar.changed'] as const;
export type Topic = (typeof TOPICS)[number];
export type AnnouncementListener = (topic: Topic, ids: readonly string[]) => void;

export interface ScriptDb extends Db {
  script(text: string): Promise<void>;
}

export interface Database extends Db {
  readonly engine: 'postgres' | 'pglite';
  /** A transaction that can also run files of several statements. Only for migrations. */
  scriptTransaction<T>(run: (tx: ScriptDb) => Promise<T>): Promise<T>;
  /**
   * Calls the listener with announcements of this process's transactions, after their commit. Returns a function that stops
   * it.
   */
  onAnnounced(listener: AnnouncementListener): () => void;
  /** Connections of this process: open, idle, and callers waiting for one. */
  connections(): { open: number; idle: number; waiting: number };
  close(): Promise<void>;
}
