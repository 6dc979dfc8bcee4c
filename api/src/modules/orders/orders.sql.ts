import type { OrderStatus } from '@wspolnik/contract/orders';
import type { VatRate } from '@wspolnik/contract/vat';
import { newId } from '../../platform/ids.ts';
import type { AccountOwner } from '../../platform/sign-in/account-owner.ts';
import type { Identity } from '../../platform/sign-in/identity.ts';
import type { Db } from '../../storage/db.ts';
import { sql } from '../../storage/sql.ts';

/** Columns that the rules of a transition need. Money in grosze. */
export interface OrderRow {
  id: string;
  seller_id: string;
  buyer_user_id: string;
  buyer_company_id: string | null;
  referrer_user_id: string | null;
  referrer_company_id: string | null;
  offer_title: string;
  reward: number;
  reward_buyer: number;
  reward_network: number;
  status: OrderStatus;
  status_since: string;
  resubmissions: number;
  document_count: number;
  info_count: number;
  /** Added since the last submission. */
  new_document_count: number;
  new_info_count: number;
  reminded_at: string | null;
  /** Reported, and the seller has not answered. */
  awaits_answer: boolean;
  /** When it was ordered, ISO 8601. */
  created_at: string;
  /** Until when to pay, as in 2026-12-14; null without a due date. */
  due_on: string | null;
  /** As the seller has said it. */
  paid_on: string | null;
  payment_reminded_at: string | null;
  /** Gross. */
  price: number;
}

export const ORDER_ROW = sql`
  r.id, r.seller_id, r.buyer_user_id, r.buyer_company_id, r.referrer_user_id, r.referrer_company_id, r.offer_title, r.reward,
  r.reward_buyer, r.reward_network, r.status, r.status_since, r.resubmissions, r.document_count, r.info_count, r.new_document_count, r.new_info_count,
  r.reminded_at, r.awaits_answer, r.created_at, r.due_on::text as due_on, r.paid_on::text as paid_on,
  r.payment_reminded_at, r.price`;

interface NewOrder {
  offer: { id: string; company_id: string; title: string };
  /** Until when to pay; null when nothing is to be paid. */
  dueOn: string | null;
  buyer: Identity;
  referrer: AccountOwner | null;
  /** Gross, in grosze, as the whole reward and the buyer's part of it. */
  price: number;
  vatRate: VatRate;
  reward: number;
  rewardBuyer: number;
  now: Date;
}

/** A snapshot, with the offer's words: later edits of the offer change no order. */
export async function insertOrder(tx: Db, order: NewOrder): Promise<OrderRow> {
  const { offer, buyer, referrer, price, vatRate, reward, rewardBuyer, dueOn, now } = order;
  const row = await tx.one<OrderRow>(sql`
    insert into orders as r (id, offer_id, seller_id, buyer_user_id, buyer_company_id, referrer_user_id, referrer_company_id,
                             offer_title, price, vat_rate, reward, reward_buyer, due_on, status_since, created_at, updated_at)
    values (${newId()}, ${offer.id}, ${offer.company_id}, ${buyer.user.id}, ${buyer.company?.id ?? null},
            ${referrer?.userId ?? null}, ${referrer?.companyId ?? null}, ${offer.title}, ${price}::bigint, ${vatRate}, ${reward}::bigint,
            ${rewardBuyer}::bigint, ${dueOn}::date, ${now}, ${now}, ${now})
    returning ${ORDER_ROW}`);
  if (!row) throw new Error('an inserted order answered no row');
  await tx.query(sql`
    insert into order_terms (order_id, title, description, scope, delivery_time, taken_at)
    select ${row.id}, o.title, o.description, o.scope, o.delivery_time, ${now} from offers o where o.id = ${offer.id}`);
  return row;
}

interface NewEvent {
  orderId: string;
  status: OrderStatus;
  action: string;
  /** Null for an automatic transition. */
  actor: Identity | null;
  reason: string | null;
  /** Where the seller reads another reason. */
  sellerReason?: string | null;
  /** Of a payment, or until when to pay. */
  day?: string | null;
  now: Date;
}

export async function insertEvent(tx: Db, event: NewEvent): Promise<void> {
  const { orderId, status, action, actor, reason, sellerReason = null, day = null, now } = event;
  await tx.query(sql`
    insert into order_events (order_id, at, status, action, actor_user_id, actor_company_id, reason, reason_seller,
                              day)
    values (${orderId}, ${now}, ${status}, ${action}, ${actor?.user.id ?? null}, ${actor?.company?.id ?? null}, ${reason},
            ${sellerReason}, ${day}::date)`);
}

/** Locks the order: of two transitions at once, the second sees the result of the first. */
export function lockOrder(tx: Db, id: string): Promise<OrderRow | undefined> {
  return tx.one<OrderRow>(sql`select ${ORDER_ROW} from orders r where r.id = ${id} for no key update`);
}

export async function updateStatus(
  tx: Db,
  id: string,
  { status, rejectedReason, now }: { status: OrderStatus; rejectedReason: string | null; now: Date },
): Promise<void> {
  await tx.query(sql`
    update orders set status = ${status}, rejected_reason = ${rejectedReason}, status_since = ${now}, updated_at = ${now},
      awaits_answer = ${status === 'reported'}
    where id = ${id}`);
}

/** The seller has answered the report. */
export async function updateAnswered(tx: Db, id: string, now: Date): Promise<void> {
  await tx.query(sql`update orders set awaits_answer = false, updated_at = ${now} where id = ${id}`);
}

export async function countResubmission(tx: Db, id: string): Promise<void> {
  await tx.query(sql`update orders set resubmissions = resubmissions + 1 where id = ${id}`);
}

export async function updateReferrer(
  tx: Db,
  id: string,
  { userId, companyId }: AccountOwner,
  now: Date,
): Promise<void> {
  await tx.query(sql`
    update orders set referrer_user_id = ${userId}, referrer_company_id = ${companyId}, updated_at = ${now}
    where id = ${id}`);
}

/** Whether it is another day than before. */
export async function updateDeliverOn(tx: Db, id: string, day: string | null, now: Date): Promise<boolean> {
  const row = await tx.one(sql`
    update orders set deliver_on = ${day}::date, updated_at = ${now}
    where id = ${id} and deliver_on is distinct from ${day}::date returning id`);
  return row !== undefined;
}

export async function updateReminded(tx: Db, id: string, now: Date): Promise<void> {
  await tx.query(sql`update orders set reminded_at = ${now} where id = ${id}`);
}
