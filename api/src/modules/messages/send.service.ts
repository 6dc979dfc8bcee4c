import type { Message, SendMessageFields } from '@wspolnik/contract/messages';
import type { Context } from '../../platform/context.ts';
import { keepDocument } from '../../platform/files/keep-document.ts';
import { newId } from '../../platform/ids.ts';
import { type ThrottleRule, throttle } from '../../platform/limits/throttle.ts';
import { type AddressedFrame, publishAll } from '../../platform/realtime/publish.ts';
import { type AccountOwner, accountOwnerOf } from '../../platform/sign-in/account-owner.ts';
import type { Identity } from '../../platform/sign-in/identity.ts';
import { enqueueVariants } from '../../platform/uploads/make-variants.ts';
import { type StoredFile, storeDocument } from '../../platform/uploads/store-document.ts';
import { type StoredImage, storeImage } from '../../platform/uploads/store-image.ts';
import type { UploadedFile } from '../../platform/uploads/uploaded-file.ts';
import { invalidField, problem } from '../../platform/wire/problem.ts';
import { requiredText } from '../../platform/words/text.ts';
import type { Db } from '../../storage/db.ts';
import { notify } from '../notifications/index.ts';
import { findBlocks } from './blocks.sql.ts';
import { findOfferOf, findSent, insertMessage, type MessageRow, selectMessage, sentEarlier } from './messages.sql.ts';
import { findOrderSides } from './order-messages.sql.ts';
import { toMessage } from './read.service.ts';
import { findCompanyFor, findPerson, type Recipient } from './recipients.sql.ts';
import { type LockedThread, lockThreadOf } from './threads.sql.ts';

type Addressed = Pick<SendMessageFields, 'user_recipient_id' | 'company_recipient_id'>;

/** Allows a lively conversation and stops a robot. */
const MESSAGES: ThrottleRule = { name: 'messages', limit: 60, windowSeconds: 60 };

interface Addressee extends Recipient {
  /** The recipient has blocked the writer, who is not notified. */
  refuses: boolean;
}

/**
 * Whom the profile may write to.
 *
 * @throws ApiProblem validation_failed (user_recipient_id), not_found, own_profile, own_company, recipient_blocked
 */
export async function findRecipient(
  db: Db,
  { user, company }: Pick<Identity, 'user' | 'company'>,
  fields: Addressed,
): Promise<Addressee> {
  const { user_recipient_id: userId, company_recipient_id: companyId } = fields;
  if ((userId === undefined) === (companyId === undefined)) throw invalidField('user_recipient_id', 'oneOf');
  if (userId !== undefined && userId === user.id) throw problem(company ? 'own_company' : 'own_profile');
  if (companyId !== undefined && companyId === company?.id) throw problem('own_profile');
  const found =
    userId !== undefined ? await findPerson(db, userId) : await findCompanyFor(db, companyId ?? '', user.id);
  if (!found) throw problem('not_found');
  if (found.own) throw problem('own_company');
  const { bySender, byRecipient } = await findBlocks(db, { user, company }, found.accountOwner);
  if (bySender) throw problem('recipient_blocked');
  return { ...found, refuses: byRecipient };
}

/** A session is not needed: a mail may be one's answer. */
type Writer = Pick<Identity, 'user' | 'company'>;

interface Draft {
  writer: Writer;
  recipient: Addressee;
  text: string;
  image: StoredImage | null;
  document: StoredFile | null;
  clientId: string | null;
  orderId: string | null;
  offerId: string | null;
}

/**
 * Publishes the message to everyone who can see it; the other side also gets a notification, one per thread. A side that has
 * blocked the writer learns nothing.
 */
async function notifyRecipient(tx: Db, message: MessageRow, draft: Draft, now: Date): Promise<void> {
  const { writer, recipient } = draft;
  const sender: AccountOwner = accountOwnerOf(writer);
  const { companyId } = recipient.accountOwner;
  if (recipient.refuses) return publishAll(tx, [frameFor(sender, message, true)], now);
  await notify(
    tx,
    {
      to: recipient.accountOwner,
      kind: companyId ? 'MessageForCompany' : 'MessageForUser',
      actor: sender,
      actingUserId: writer.user.id,
      subject: { type: 'thread', id: message.thread_id },
      params: companyId ? { company: recipient.name } : {},
    },
    now,
  );
  await publishMessage(tx, message, { sender, recipient: recipient.accountOwner }, now);
}

interface Sides {
  sender: AccountOwner;
  recipient: AccountOwner;
}

/** Only the side that wrote the message learns its client_id, as in `Message`. */
function frameFor(to: AccountOwner, message: MessageRow, mine: boolean): AddressedFrame {
  const { thread_id, id, position, client_id, order } = message;
  const data = { thread_id, id, position, mine, ...(order ? { order_id: order.id } : {}) };
  return { to, type: 'message.new', data: mine && client_id ? { ...data, client_id } : data };
}

async function publishMessage(tx: Db, message: MessageRow, { sender, recipient }: Sides, now: Date): Promise<void> {
  await publishAll(tx, [frameFor(recipient, message, false), frameFor(sender, message, true)], now);
}

interface QuoteMessage {
  /** Locked. */
  thread: LockedThread;
  writer: Identity;
  recipient: AccountOwner;
  /** May be empty. */
  text: string;
  quoteEventId: number;
}

/** Stores a step of a quote as the next message of its thread. Its notification is the step's own. */
export async function sendStep(tx: Db, step: QuoteMessage, now: Date): Promise<void> {
  const { writer, recipient, ...message } = step;
  const sender = { authorId: writer.user.id, companyId: writer.company?.id ?? null };
  const stored = await insertMessage(tx, { ...message, ...sender, id: newId(), image: null, clientId: null }, now);
  if (!stored) throw new Error('the step of a quote was not stored');
  await publishMessage(tx, stored, { sender: accountOwnerOf(writer), recipient }, now);
}

/** @throws ApiProblem not_found when the order is not one between the writer and the recipient */
async function refuseOtherOrder(db: Db, writer: Writer, recipient: AccountOwner, orderId: string): Promise<void> {
  const order = await findOrderSides(db, accountOwnerOf(writer), orderId);
  const other = recipient.companyId ?? recipient.userId;
  if (order?.other.id !== other) throw problem('not_found');
}

/** Stores the message unless its client_id is already stored; answers the stored one. */
async function store(context: Context, tx: Db, draft: Draft, now: Date): Promise<MessageRow> {
  const { writer, recipient, text, image, document, clientId, orderId, offerId } = draft;
  const owner = accountOwnerOf(writer);
  const thread = await lockThreadOf(tx, owner, recipient.accountOwner, now);
  const sender = { authorId: writer.user.id, companyId: writer.company?.id ?? null };
  const message = {
    id: newId(),
    thread,
    ...sender,
    text,
    image,
    document,
    clientId,
    orderId,
    offerId,
    withheld: recipient.refuses,
  };
  const stored = await insertMessage(tx, message, now);
  if (stored) {
    await enqueueVariants(tx, [image?.key], now);
    await notifyRecipient(tx, stored, draft, now);
    if (!document) return stored;
    const subject = { type: 'message', id: message.id } as const;
    const kept = { file: document, field: 'document', userId: writer.user.id, owner, subject };
    await keepDocument(context, tx, kept, now);
    return selectMessage(tx, owner, message.id);
  }
  // The same call came twice at once, or the client's id with another message.
  const earlier = clientId ? await findSent(tx, { ...sender, clientId }) : undefined;
  if (earlier?.thread_id !== thread.id || earlier.text !== text) throw problem('idempotency_mismatch');
  return selectMessage(tx, owner, earlier.id);
}

/**
 * Sends a message of the profile in use; the same client_id twice, also at once, stores one. Answers the message.
 *
 * @throws ApiProblem validation_failed (message, user_recipient_id, image, document), not_found, own_profile, own_company,
 *   recipient_blocked, idempotency_mismatch when the client_id came with another message, throttled
 */
export async function sendMessage(
  context: Context,
  writer: Writer,
  fields: SendMessageFields,
  files: { image?: UploadedFile | undefined; document?: UploadedFile | undefined } = {},
): Promise<Message> {
  const { clock, db } = context;
  const text = requiredText('message', fields.message);
  // Whatever has changed since, a message that arrived is answered as one that did.
  const earlier = await sentEarlier(db, writer, { ...fields, message: text });
  if (earlier) return toMessage(context, await selectMessage(db, accountOwnerOf(writer), earlier), null);
  await throttle(db, MESSAGES, writer.user.id, clock());
  const recipient = await findRecipient(db, writer, fields);
  const orderId = fields.order_id ?? null;
  if (orderId) await refuseOtherOrder(db, writer, recipient.accountOwner, orderId);
  const offerId = fields.offer_id ? await findOfferOf(db, recipient.accountOwner, fields.offer_id) : null;
  const image = files.image ? await storeImage(context, files.image, { private: true }) : null;
  const document = files.document ? await storeDocument(context, files.document) : null;
  const draft = { writer, recipient, text, image, document, clientId: fields.client_id ?? null, orderId, offerId };
  return toMessage(context, await db.transaction((tx) => store(context, tx, draft, clock())), null);
}
