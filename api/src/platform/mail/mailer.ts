import type { Db } from '../../storage/db.ts';

export type MailLocale = 'pl' | 'en';

export interface MailAttachment {
  filename: string;
  contentType: string;
  encoding: 'base64';
  content: string;
}

/** As composed; the mailer adds who sends it. */
export interface Mail {
  to: string;
  locale: MailLocale;
  subject: string;
  text: string;
  /** The separator of the product's name and the operator. */
  html: string;
  /** Further headers, e.g. List-Unsubscribe. */
  headers: Record<string, string>;
  attachments?: MailAttachment[];
}

/** As stored and sent. */
export type FinishedMail = Omit<Mail, 'locale'>;

export interface Mailer {
  /** Stores the mail in the caller's transaction, so that it is sent exactly when its cause is committed. */
  enqueue(tx: Db, mail: Mail): Promise<void>;
  /** Starts sending due mails; call it after the commit. Never rejects: failures are retried later. */
  deliverSoon(): void;
  /** Waits for the running delivery. */
  close(): Promise<void>;
}
