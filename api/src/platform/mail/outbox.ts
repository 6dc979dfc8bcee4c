import type { Db } from '../../storage/db.ts';
import { json, sql } from '../../storage/sql.ts';
import type { Operator } from '../config.ts';
import { newId } from '../ids.ts';
import { finishMail } from './finish-mail.ts';
import type { Mail, Mailer } from './mailer.ts';

export async function insertMail(tx: Db, mail: Mail, { operator, now }: { operator: Operator | null; now: Date }) {
  const { to, subject, text, html, headers, attachments = [] } = finishMail(mail, operator);
  await tx.query(sql`
    insert into outbox (id, recipient, subject, text, html, headers, attachments, created_at, next_attempt_at)
    values (${newId()}, ${to}, ${subject}, ${text}, ${html}, ${json(headers)}, ${json(attachments)}, ${now}, ${now})`);
}

/** Without SMTP, mails stay in the table, where the development pages show them. */
export function createOutboxMailer(clock: () => Date, operator: Operator | null): Mailer {
  return {
    enqueue: (tx, mail) => insertMail(tx, mail, { operator, now: clock() }),
    deliverSoon: () => {},
    close: async () => {},
  };
}
