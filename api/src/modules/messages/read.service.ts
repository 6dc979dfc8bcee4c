import type { MarkReadReply, Message, ThreadMessages, ThreadMessagesQuery } from '@wspolnik/contract/messages';
import type { MessageQuote } from '@wspolnik/contract/quotes';
import type { Context } from '../../platform/context.ts';
import { privateFileUrl } from '../../platform/files/file-urls.ts';
import { publish, receivers } from '../../platform/realtime/publish.ts';
import { type AccountOwner, accountOwnerOf } from '../../platform/sign-in/account-owner.ts';
import type { Identity } from '../../platform/sign-in/identity.ts';
import { problem } from '../../platform/wire/problem.ts';
import type { Db } from '../../storage/db.ts';
import { markThreadSeen } from '../notifications/index.ts';
import { toDocument } from '../orders/index.ts';
import { findMessageQuotes } from '../quote-steps/index.ts';
import { findMessage, listMessages, type MessageRow, readUpTo, selectOtherSide } from './messages.sql.ts';
import { selectNotes } from './thread-notes.sql.ts';
import { findThread, type LockedThread, lockThread } from './threads.sql.ts';

export function toMessage(context: Context, row: MessageRow, quote: MessageQuote | null): Message {
  const { image_key, thumbnail_key, image_width: width, image_height: height, quote_event_id: _step, ...message } = row;
  const document = row.document && toDocument(context, row.document);
  const url = (key: string) => privateFileUrl(context, key, context.clock());
  const image =
    image_key && thumbnail_key ? { url: url(image_key), thumbnail: url(thumbnail_key), width, height } : null;
  return { ...message, quote, image, document };
}

export async function toMessages(context: Context, reader: Identity, rows: readonly MessageRow[]): Promise<Message[]> {
  const steps = rows.flatMap(({ quote_event_id }) => quote_event_id ?? []);
  const quotes = await findMessageQuotes(context, reader, steps);
  return rows.map((row) => toMessage(context, row, quotes.get(row.quote_event_id ?? 0) ?? null));
}

/** A page of a thread's messages. @throws ApiProblem not_found when the profile is not a side of the thread */
export async function getThreadMessages(
  context: Context,
  reader: Identity,
  { thread_id: threadId, before, after, limit }: ThreadMessagesQuery,
): Promise<ThreadMessages> {
  const accountOwner = accountOwnerOf(reader);
  const thread = threadId ? await findThread(context.db, accountOwner, threadId.toLowerCase()) : undefined;
  if (!thread) throw problem('not_found');
  const rows = await listMessages(context.db, accountOwner, { threadId: thread.id, before, after, limit });
  // Positions are 1, 2, 3… without a gap, so the ends of the page show whether there is more.
  const first = rows[0]?.position ?? (before === undefined ? (after ?? 0) + 1 : 1);
  const last = rows.at(-1)?.position ?? (before === undefined ? (after ?? 0) : before - 1);
  const shown = { threadId: thread.id, first: rows[0]?.position, last: rows.at(-1)?.position };
  return {
    thread,
    results: await toMessages(context, reader, rows),
    notes: reader.company ? await selectNotes(context.db, { user: reader.user, company: reader.company }, shown) : [],
    has_before: first > 1,
    has_after: last < thread.last_message.position,
  };
}

async function markUpTo(
  tx: Db,
  reader: AccountOwner,
  thread: LockedThread,
  number: number,
  now: Date,
): Promise<number> {
  const { unread, moved } = await readUpTo(tx, thread, number);
  if (!moved) return unread;
  const data = { thread_id: thread.id, position: number };
  const other = await selectOtherSide(tx, thread);
  if (other) await publish(tx, other, { type: 'message.read', data: { ...data, mine: false } }, now);
  await publish(tx, reader, { type: 'message.read', data: { ...data, mine: true } }, now);
  if (unread > 0) return unread;
  if (await markThreadSeen(tx, receivers(reader), reader.companyId, thread.id, now)) {
    await publish(tx, reader, { type: 'notification.seen', data: { id: null } }, now);
  }
  return unread;
}

/** Marks the thread as read up to its last message. Answers how many are unread. @throws ApiProblem not_found */
export async function readThread(tx: Db, reader: AccountOwner, id: string, now: Date): Promise<number> {
  const thread = await lockThread(tx, reader, id);
  if (!thread) throw problem('not_found');
  return markUpTo(tx, reader, thread, thread.last_number, now);
}

/** {@link readThread} by the profile in use. */
export function markThreadRead({ clock, db }: Context, reader: AccountOwner, id: string): Promise<MarkReadReply> {
  return db.transaction(async (tx) => ({ thread_id: id, unread_count: await readThread(tx, reader, id, clock()) }));
}

/** Marks a message and all earlier ones as read by the profile in use. @throws ApiProblem not_found */
export function markMessageRead({ clock, db }: Context, reader: AccountOwner, id: string): Promise<MarkReadReply> {
  return db.transaction(async (tx) => {
    const message = await findMessage(tx, reader, id);
    const thread = message && (await lockThread(tx, reader, message.thread_id));
    if (!thread) throw problem('not_found');
    return { thread_id: thread.id, unread_count: await markUpTo(tx, reader, thread, message.number, clock()) };
  });
}
