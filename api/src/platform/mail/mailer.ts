import type { Db } from '../../storage/db.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Further headers, e.g. List-Unsubscribe. */
  headers: Record<string, string>;
}

export interface Mailer {
  /** Stores the mail in the caller's transaction, so that it is sent exactly when its cause is committed. */
  enqueue(tx: Db, mail: Mail): Promise<void>;
  /** Starts sending due mails; call it after the commit. Never rejects: failures are retried later. */
  deliverSoon(): void;
  /** Waits for the running delivery. */
  close(): Promise<void>;
}
