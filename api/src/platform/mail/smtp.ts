import nodemailer, { type Transporter } from 'nodemailer';
import { assertNoTransaction } from '../../storage/current-transaction.ts';
import type { Database } from '../../storage/db.ts';
import { sql } from '../../storage/sql.ts';
import type { Operator } from '../config.ts';
import type { FinishedMail, Mailer } from './mailer.ts';
import { insertMail } from './outbox.ts';

const BATCH = 20;
/** The lease of a claimed mail; when a process dies while sending, another may take the mail afterwards. */
const LEASE_MS = 2 * 60 * 1000;
const MAX_ATTEMPTS = 12;

interface SmtpOptions {
  db: Database;
  url: string;
  from: string;
  operator: Operator | null;
  clock: () => Date;
  onError(error: Error): void;
  /** Replaced in tests. */
  transport?: Pick<Transporter, 'sendMail' | 'close'>;
}

interface OutboxRow extends FinishedMail {
  id: string;
}

/** Claims due mails by postponing their next attempt, each time by twice as long. */
function claimDue(db: Database, now: Date): Promise<OutboxRow[]> {
  return db.query<OutboxRow>(sql`
    update outbox set attempts = attempts + 1,
      next_attempt_at = ${now}::timestamptz + ${LEASE_MS} * power(2, least(attempts, 8)) * interval '1 millisecond'
    where id in (
      select id from outbox where next_attempt_at <= ${now} and attempts < ${MAX_ATTEMPTS}
      order by next_attempt_at limit ${BATCH} for update skip locked)
    returning id, recipient as "to", subject, text, html, headers, attachments`);
}

/** Sends the outbox table through SMTP, at least once each. A delivered mail is deleted, because it contains valid links. */
export function createSmtpMailer({ db, url, from, operator, clock, onError, transport }: SmtpOptions): Mailer {
  const smtp = transport ?? nodemailer.createTransport(url);
  let delivery: Promise<void> | null = null;
  let again = false;

  async function send({ id, ...mail }: OutboxRow): Promise<void> {
    assertNoTransaction('the mail server');
    try {
      await smtp.sendMail({ from, ...mail });
      await db.query(sql`delete from outbox where id = ${id}`);
    } catch (error) {
      onError(error as Error);
    }
  }

  async function drain(): Promise<void> {
    do {
      again = false;
      for (let due = await claimDue(db, clock()); due.length > 0; due = await claimDue(db, clock())) {
        for (const mail of due) await send(mail);
      }
    } while (again);
  }

  return {
    enqueue: (tx, mail) => insertMail(tx, mail, { operator, now: clock() }),
    deliverSoon() {
      again = true;
      delivery ??= drain()
        .catch(onError)
        .finally(() => {
          delivery = null;
        });
    },
    async close() {
      await delivery;
      smtp.close();
    },
  };
}
