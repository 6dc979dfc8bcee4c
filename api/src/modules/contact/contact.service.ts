import type { ContactBody, ContactTopic } from '@wspolnik/contract/contact';
import { HOUR_S } from '@wspolnik/settings';
import type { Context } from '../../platform/context.ts';
import { keepDocument } from '../../platform/files/keep-document.ts';
import { newId } from '../../platform/ids.ts';
import { type ThrottleRule, throttle, throttleAddress } from '../../platform/limits/throttle.ts';
import { composeMail, pageUrl } from '../../platform/mail/templates.ts';
import { publishToAdmins } from '../../platform/realtime/publish.ts';
import { userAsOwner } from '../../platform/sign-in/account-owner.ts';
import { storeDocument } from '../../platform/uploads/store-document.ts';
import type { UploadedFile } from '../../platform/uploads/uploaded-file.ts';
import { requiredName, requiredText } from '../../platform/words/text.ts';
import type { Db } from '../../storage/db.ts';
import { insertMessage, type NewMessage, nextNumber } from './contact.sql.ts';

/** An office shares an address. */
const MESSAGES_OF_ADDRESS: ThrottleRule = { name: 'contact-address', limit: 30, windowSeconds: HOUR_S };
/** Each message sends a mail to that address, wanted or not. */
const MESSAGES_OF_ONE: ThrottleRule = { name: 'contact-email', limit: 5, windowSeconds: HOUR_S };
/** The page does not send earlier; nobody fills in a form faster. */
const MIN_SECONDS = 3;

/** In the mail to the operator, who reads Polish. */
const TOPICS: Record<ContactTopic, string> = {
  help: 'Pomoc',
  abuse: 'Nadużycie',
  privacy: 'Dane osobowe',
  invoices: 'Faktury i płatności',
  other: 'Inna sprawa',
};

export interface Sending {
  body: ContactBody;
  files: readonly UploadedFile[];
  userId: string | null;
}

export const isRobot = ({ website = '', seconds = 0 }: ContactBody): boolean =>
  website.trim() !== '' || seconds < MIN_SECONDS;

/** Before the transaction: a refusal must not return the attempt. @throws ApiProblem throttled */
export async function countMessage(context: Context, body: ContactBody, address: string): Promise<void> {
  await throttleAddress(context, MESSAGES_OF_ADDRESS, address);
  await throttle(context.db, MESSAGES_OF_ONE, body.email.trim().toLowerCase(), context.clock());
}

/** The texts as they are stored, with the files. @throws ApiProblem validation_failed */
export async function prepareMessage(
  context: Context,
  { body, files, userId }: Sending,
): Promise<Omit<NewMessage, 'number'>> {
  const { topic, locale = 'pl' } = body;
  const name = requiredName('name', body.name);
  const text = requiredText('text', body.text);
  const stored = [];
  for (const file of files) stored.push(await storeDocument(context, file));
  return { id: newId(), topic, name, email: body.email.trim(), text, locale, userId, files: stored };
}

async function mailMessage({ config, mailer }: Context, tx: Db, message: NewMessage): Promise<void> {
  const { id, email, locale, name: sender, text, topic } = message;
  const number = String(message.number);
  const page = pageUrl(config.publicUrl, locale, '/contact');
  // Without anything that was typed: the form would send anybody's words to anybody.
  await mailer.enqueue(
    tx,
    composeMail('contactReceived', { to: email, locale, name: '', link: page, params: { number } }),
  );
  if (!config.contactEmail) return;
  const link = pageUrl(config.publicUrl, 'pl', `/admin/contact/${id}`);
  const params = { number, topic: TOPICS[topic], email, text };
  const given = { sender: { kind: 'person', text: sender } } as const;
  await mailer.enqueue(
    tx,
    composeMail('contactArrived', { to: config.contactEmail, locale: 'pl', name: '', link, params, given }),
  );
}

/** Stores a message and mails both sides; answers its number. @throws ApiProblem validation_failed (files: `accountQuota`) */
export async function keepMessage(context: Context, tx: Db, prepared: Omit<NewMessage, 'number'>): Promise<number> {
  const number = await nextNumber(tx);
  const message = { ...prepared, number };
  const { id, userId } = message;
  await insertMessage(tx, message, context.clock());
  const sender = { userId, owner: userId === null ? null : userAsOwner(userId) };
  for (const file of message.files) {
    const kept = { file, field: 'files', ...sender, subject: { type: 'contact_message', id } } as const;
    await keepDocument(context, tx, kept, context.clock());
  }
  await mailMessage(context, tx, message);
  await publishToAdmins(tx, { type: 'contact.changed', data: { id } }, context.clock());
  return number;
}
