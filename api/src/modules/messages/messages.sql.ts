import type { Message, SendMessageFields } from '@wspolnik/contract/messages';
import { currentDecision } from '../../platform/current-decision.sql.ts';
import { fileState } from '../../platform/files/stored-documents.sql.ts';
import type { AccountOwner } from '../../platform/sign-in/account-owner.ts';
import type { Identity } from '../../platform/sign-in/identity.ts';
import type { StoredFile } from '../../platform/uploads/store-document.ts';
import type { StoredImage } from '../../platform/uploads/store-image.ts';
import { stemVector } from '../../platform/words/stem-vector.ts';
import type { Db } from '../../storage/db.ts';
import { emptySql, type Sql, sql } from '../../storage/sql.ts';
import { profileCard, userCard } from '../notifications/index.ts';
import { ORDER_NUMBER, type SentDocumentRow } from '../orders/index.ts';
import type { LockedThread } from './threads.sql.ts';

/** The message without the signed addresses of its files and without its quote, which SQL cannot create. */
export interface MessageRow extends Omit<Message, 'image' | 'document' | 'quote'> {
  quote_event_id: number | null;
  image_key: string | null;
  thumbnail_key: string | null;
  image_width: number;
  image_height: number;
  document: SentDocumentRow | null;
}

/** {@link Message.order} of the order `r`, left joined. */
const orderFor = ({ companyId }: AccountOwner): Sql => sql`case when r.id is not null then json_build_object(
  'id', r.id, 'number', ${ORDER_NUMBER}, 'side', case when r.seller_id = ${companyId}::uuid then 'seller' else 'buyer' end) end`;

/** {@link Message.document}, whose id is that of its message. */
export const MESSAGE_DOCUMENT = sql`json_build_object('id', m.id, 'name', m.document_name, 'mime', m.document_mime, 'size', m.document_bytes,
  'file_key', m.document_key, 'state', ${fileState(sql`m.document_key`)}, 'created_at', f_iso(m.created_at))`;

/** {@link Message.offer} of the offer `f`, left joined. */
const OFFER = sql`case when f.id is not null then json_build_object('id', f.id, 'title', f.title) end`;

export function selectMessages(accountOwner: AccountOwner, messages: Sql): Sql {
  const mine = accountOwner.companyId
    ? sql`s.company_id = ${accountOwner.companyId}::uuid`
    : sql`s.user_id = ${accountOwner.userId}::uuid`;
  return sql`
    select m.id, m.thread_id, m.number as position, case when ${mine} then m.client_id end as client_id,
      ${profileCard(sql`u`, sql`c`)} as sender, case when ${mine} and s.company_id is not null then ${userCard(sql`w`)} end as author,
      ${mine} as mine, m.number <= o.read_number and not m.withheld as read,
      case when m.hidden_at is null or ${mine} then m.text else '' end as text, m.quote_event_id, ${orderFor(accountOwner)} as "order", ${OFFER} as offer, m.hidden_at is not null as hidden,
      case when m.hidden_at is not null and ${mine} then ${currentDecision('message', sql`m.id`)} end as decision_id,
      case when m.hidden_at is null or ${mine} then m.image_key end as image_key, m.thumbnail_key, m.image_width, m.image_height,
      case when m.document_key is not null and (m.hidden_at is null or ${mine}) then ${MESSAGE_DOCUMENT} end as document, m.created_at
    from (${messages}) m
    join message_sides s on s.thread_id = m.thread_id and s.side = m.side
    join message_sides o on o.thread_id = m.thread_id and o.side = 1 - m.side
    left join users u on u.id = s.user_id left join companies c on c.id = s.company_id
    join users w on w.id = m.author_id
    left join orders r on r.id = m.order_id
    left join offers f on f.id = m.offer_id and f.deleted_at is null
    order by m.number`;
}

/** Whether the profile reads the message `m`: one that was withheld is visible only to its sender. */
export const isDelivered = ({ userId, companyId }: AccountOwner): Sql => sql`(not m.withheld or exists (
  select 1 from message_sides w where w.thread_id = m.thread_id and w.side = m.side
    and coalesce(w.user_id, w.company_id) = ${companyId ?? userId}::uuid))`;

export interface MessageSelection {
  threadId: string;
  before?: number | undefined;
  after?: number | undefined;
  limit: number;
}

/** At most `limit` messages in order: after a position, before one, or the newest. */
export function listMessages(
  db: Db,
  accountOwner: AccountOwner,
  { threadId, before, after, limit }: MessageSelection,
): Promise<MessageRow[]> {
  const from = after === undefined ? emptySql : sql`and m.number > ${after}`;
  const to = before === undefined ? emptySql : sql`and m.number < ${before}`;
  const direction = after === undefined ? sql`desc` : sql`asc`;
  return db.query<MessageRow>(
    selectMessages(
      accountOwner,
      sql`select m.* from messages m where m.thread_id = ${threadId} and ${isDelivered(accountOwner)} ${from} ${to}
        order by m.number ${direction} limit ${limit}`,
    ),
  );
}

export async function selectMessage(db: Db, accountOwner: AccountOwner, id: string): Promise<MessageRow> {
  const row = await db.one<MessageRow>(selectMessages(accountOwner, sql`select * from messages where id = ${id}`));
  if (!row) throw new Error(`message ${id} vanished`);
  return row;
}

/** The offer when it is one of the recipient. */
export async function findOfferOf(db: Db, { companyId }: AccountOwner, id: string): Promise<string | null> {
  const row = await db.one<{ id: string }>(sql`
    select id from offers where id = ${id} and company_id = ${companyId}::uuid and deleted_at is null`);
  return row?.id ?? null;
}

/** The message that this sender stored under the client's id before. */
export function findSent(
  tx: Db,
  { authorId, companyId, clientId }: { authorId: string; companyId: string | null; clientId: string },
): Promise<{ id: string; thread_id: string; text: string } | undefined> {
  return tx.one(sql`
    select id, thread_id, text from messages
    where author_id = ${authorId} and coalesce(sender_company_id, author_id) = ${companyId ?? authorId}
      and client_id = ${clientId}`);
}

/** The id of the same message, when this sender has sent it to the same recipient under the same client's id. */
export async function sentEarlier(
  db: Db,
  { user, company }: Pick<Identity, 'user' | 'company'>,
  fields: SendMessageFields,
): Promise<string | undefined> {
  if (!fields.client_id) return undefined;
  const row = await db.one<{ id: string }>(sql`
    select m.id from messages m join message_sides o on o.thread_id = m.thread_id and o.side = 1 - m.side
    where m.author_id = ${user.id} and coalesce(m.sender_company_id, m.author_id) = ${company?.id ?? user.id}
      and m.client_id = ${fields.client_id} and m.text = ${fields.message}
      and o.user_id is not distinct from ${fields.user_recipient_id ?? null}::uuid
      and o.company_id is not distinct from ${fields.company_recipient_id ?? null}::uuid`);
  return row?.id;
}

export interface NewMessage {
  id: string;
  thread: LockedThread;
  authorId: string;
  companyId: string | null;
  text: string;
  image: StoredImage | null;
  document?: StoredFile | null;
  clientId: string | null;
  quoteEventId?: number;
  /** The order that it is about. */
  orderId?: string | null;
  /** The offer from whose page it is sent. */
  offerId?: string | null;
  /** The other side has blocked who writes. */
  withheld?: boolean;
}

/**
 * Stores the message as the next of its thread, and answers it as its sender reads it. Undefined when the sender has used the client's
 * id already: relies on messages_client, which also waits for a transaction that is about to use it.
 */
export async function insertMessage(tx: Db, message: NewMessage, now: Date): Promise<MessageRow | undefined> {
  const { thread, image, document, withheld = false } = message;
  const number = thread.last_number + 1;
  const sender = { userId: message.authorId, companyId: message.companyId };
  const stored = await tx.one<MessageRow>(sql`
    with stored as (
      insert into messages (id, thread_id, number, side, author_id, sender_company_id, text, stems, image_key,
                            thumbnail_key, image_width, image_height, document_key, document_name, document_mime, document_bytes, client_id, quote_event_id, order_id, offer_id, withheld, created_at)
      values (${message.id}, ${thread.id}, ${number}, ${thread.side}, ${message.authorId}, ${message.companyId},
              ${message.text}, ${stemVector({ D: message.text })}::tsvector, ${image?.key ?? null},
              ${image?.thumbnailKey ?? null}, ${image?.width ?? null}, ${image?.height ?? null},
              ${document?.key ?? null}, ${document?.name ?? null}, ${document?.mime ?? null}, ${document?.size ?? null}::bigint, ${message.clientId},
              ${message.quoteEventId ?? null}::bigint, ${message.orderId ?? null}::uuid,
              ${message.offerId ?? null}::uuid, ${withheld}, ${now})
      on conflict do nothing returning *
    ) ${selectMessages(sender, sql`select * from stored`)}`);
  if (!stored) return undefined;
  await tx.query(sql`update message_threads set last_number = ${number} where id = ${thread.id}`);
  await tx.query(sql`
    update message_sides set last_message_at = ${now}, unread = unread + (side <> ${thread.side})::int
    where thread_id = ${thread.id} and (side = ${thread.side} or not ${withheld}::boolean)`);
  return stored;
}

/** The thread and position of a message that the profile may read. */
export function findMessage(
  db: Db,
  { userId, companyId }: AccountOwner,
  id: string,
): Promise<{ thread_id: string; number: number } | undefined> {
  const side = companyId ? sql`s.company_id = ${companyId}::uuid` : sql`s.user_id = ${userId}::uuid`;
  return db.one(sql`
    select m.thread_id, m.number from messages m
    join message_sides s on s.thread_id = m.thread_id and ${side}
    where m.id = ${id} and (not m.withheld or m.side = s.side)`);
}

/** Moves the side's read mark forward, never back. `moved` says whether it moved. */
export async function readUpTo(
  tx: Db,
  { id, side }: LockedThread,
  number: number,
): Promise<{ unread: number; moved: boolean }> {
  const moved = await tx.one<{ unread: number }>(sql`
    update message_sides s set read_number = ${number}, unread = (
      select count(*) from messages m where m.thread_id = s.thread_id and m.number > ${number} and m.side <> s.side and not m.withheld)
    where s.thread_id = ${id} and s.side = ${side} and s.read_number < ${number} returning s.unread`);
  if (moved) return { unread: moved.unread, moved: true };
  const row = await tx.one<{ unread: number }>(sql`
    select unread from message_sides where thread_id = ${id} and side = ${side}`);
  return { unread: row?.unread ?? 0, moved: false };
}

export function selectOtherSide(tx: Db, { id, side }: LockedThread): Promise<AccountOwner | undefined> {
  return tx.one<AccountOwner>(sql`
    select user_id as "userId", company_id as "companyId" from message_sides
    where thread_id = ${id} and side = 1 - ${side}::int`);
}

/** The sides of the thread that see the message. */
export function selectReaders(db: Db, id: string): Promise<(AccountOwner & { thread_id: string; position: number })[]> {
  return db.query(sql`
    select s.user_id as "userId", s.company_id as "companyId", m.thread_id, m.number as position
    from messages m join message_sides s on s.thread_id = m.thread_id and (not m.withheld or s.side = m.side) where m.id = ${id}`);
}

/** A message of a thread that the profile may read. */
export function findReadableMessage(
  db: Db,
  { userId, companyId }: AccountOwner,
  id: string,
): Promise<{ mine: boolean; hidden: boolean } | undefined> {
  const side = companyId ? sql`s.company_id = ${companyId}::uuid` : sql`s.user_id = ${userId}::uuid`;
  return db.one(sql`
    select m.side = s.side as mine, m.hidden_at is not null as hidden from messages m
    join message_sides s on s.thread_id = m.thread_id and ${side}
    where m.id = ${id} and (not m.withheld or m.side = s.side)`);
}
