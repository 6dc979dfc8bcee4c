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
  /** Sends what is due, once the transaction has been committed. Does nothing without SMTP. */
  deliver(): Promise<void>;
  close(): Promise<void>;
}
