import type { Db } from '../../storage/db.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

export interface Mailer {
  /** Writes the mail in the caller's transaction: it goes out exactly when the effect that it tells of is committed. */
  enqueue(tx: Db, mail: Mail): Promise<void>;
  /** Starts sending what is due; call it after the commit. Never rejects: what fails is tried again later. */
  deliverSoon(): void;
  /** Waits for the delivery under way. */
  close(): Promise<void>;
}
