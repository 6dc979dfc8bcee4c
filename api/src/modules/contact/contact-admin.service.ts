import type { AnswerContactBody, ContactMessageDetail } from '@wspolnik/contract/contact';
import type { Context } from '../../platform/context.ts';
import { privateFileUrl } from '../../platform/files/file-urls.ts';
import { composeMail, oneLine, pageUrl } from '../../platform/mail/templates.ts';
import { publishToAdmins } from '../../platform/realtime/publish.ts';
import { problem } from '../../platform/wire/problem.ts';
import { requiredText } from '../../platform/words/text.ts';
import type { Db } from '../../storage/db.ts';
import { insertAudit } from '../audit/index.ts';
import * as store from './contact-admin.sql.ts';

/** Characters of the sender's own text in the mail with the answer. */
const MAX_QUESTION = 200;

/** @throws ApiProblem not_found */
export async function getMessage(context: Context, id: string): Promise<ContactMessageDetail> {
  const row = await store.selectMessage(context.db, id);
  if (!row) throw problem('not_found');
  const now = context.clock();
  const files = row.files.map(({ key, ...file }) => ({
    ...file,
    url: file.state === 'available' ? privateFileUrl(context, key, now, { name: file.name }) : null,
  }));
  return { ...row, files };
}

/** Logs the step, and tells the other admins. Its text stays out of the log, which is retained for longer than the message. */
async function record(
  tx: Db,
  adminId: string,
  action: 'answered' | 'closed' | 'reopened',
  id: string,
  number: number,
  now: Date,
): Promise<void> {
  const subject = { subjectType: 'contact_message', subjectId: id };
  await insertAudit(
    tx,
    { actorId: adminId, action: `contact_message.${action}` as const, ...subject, details: { number } },
    now,
  );
  await publishToAdmins(tx, { type: 'contact.changed', data: { id } }, now);
}

async function lock(tx: Db, id: string): Promise<store.LockedMessage> {
  const message = await store.lockMessage(tx, id);
  if (!message) throw problem('not_found');
  return message;
}

/**
 * Mails an answer to the sender. Audited.
 *
 * @throws ApiProblem not_found, validation_failed, own_profile, invalid_transition (closed), already_decided (another admin
 *   has answered since this one read the message)
 */
export async function answerMessage(
  { clock, config, db, mailer }: Context,
  adminId: string,
  id: string,
  { text: typed, seen }: AnswerContactBody,
): Promise<void> {
  const text = requiredText('text', typed);
  await db.transaction(async (tx) => {
    const message = await lock(tx, id);
    if (message.user_id === adminId) throw problem('own_profile');
    if (message.answers !== seen) throw problem('already_decided');
    if (message.status === 'closed') throw problem('invalid_transition');
    await store.insertAnswer(tx, { messageId: id, adminId, text }, clock());
    await store.updateMessageStatus(tx, id, 'answered', clock());
    await record(tx, adminId, 'answered', id, message.number, clock());
    const { email: to, locale } = message;
    const whole = oneLine(message.text);
    const question = whole.length > MAX_QUESTION ? `${[...whole].slice(0, MAX_QUESTION).join('')}…` : whole;
    const link = pageUrl(config.publicUrl, locale, '/contact');
    const params = { number: String(message.number), text, question };
    await mailer.enqueue(tx, composeMail('contactAnswered', { to, locale, name: '', link, params }));
  });
  mailer.deliverSoon();
}

/**
 * Closes a message, or opens a closed one again. Audited.
 *
 * @throws ApiProblem not_found, invalid_transition (it is that already)
 */
export async function setClosed(
  { clock, db }: Context,
  adminId: string,
  id: string,
  { closed }: { closed: boolean },
): Promise<void> {
  await db.transaction(async (tx) => {
    const message = await lock(tx, id);
    if ((message.status === 'closed') === closed) throw problem('invalid_transition');
    await store.updateMessageStatus(tx, id, closed ? 'closed' : 'waiting', clock());
    await record(tx, adminId, closed ? 'closed' : 'reopened', id, message.number, clock());
  });
}
