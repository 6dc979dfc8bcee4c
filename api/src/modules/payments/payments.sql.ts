import type { EventOutcome, HistoryPayment, PaymentProviderName, PaymentPurpose } from '@wspolnik/contract/payments';
import type { AccountOwner } from '../../platform/sign-in/account-owner.ts';
import type { Db } from '../../storage/db.ts';
import { type Sql, sql } from '../../storage/sql.ts';
import { receiptJson } from '../receipts/index.ts';
import type { ProviderEvent } from './payment-provider.ts';

export interface PaymentRow {
  id: string;
  provider: PaymentProviderName;
  purpose: PaymentPurpose;
  user_id: string | null;
  /** Null when a person recharges their own points. */
  company_id: string | null;
  /** Grosze. */
  amount: number;
  currency: 'PLN';
  /** The id of a bought plan. */
  reference: string | null;
  status: 'pending' | 'succeeded' | 'canceled';
  created_at: string;
  expires_at: string;
  /** Language of the page where it was started. */
  locale: 'pl' | 'en';
}

const PAYMENT = sql`
  select p.id, p.provider, p.purpose, p.user_id, p.company_id, p.amount, p.currency, p.reference, p.status, p.created_at, p.expires_at,
         coalesce(p.locale, u.locale) as locale
  from payments p join users u on u.id = p.created_by`;

export function findPayment(db: Db, id: string): Promise<PaymentRow | undefined> {
  return db.one<PaymentRow>(sql`${PAYMENT} where p.id = ${id}::uuid`);
}

/** By payments_company or payments_user. Without a page nobody could pay: whoever started it saw an error. */
function ownedBy({ userId, companyId }: AccountOwner): Sql {
  const owned = companyId ? sql`p.company_id = ${companyId}` : sql`p.user_id = ${userId}`;
  return sql`${owned} and p.redirect_url is not null`;
}

/** The owner's payment with that id, or the newest. */
export function findPaymentOf(db: Db, accountOwner: AccountOwner, id: string | null): Promise<PaymentRow | undefined> {
  return db.one<PaymentRow>(sql`
    ${PAYMENT} where ${ownedBy(accountOwner)} and (${id}::uuid is null or p.id = ${id}::uuid)
    order by p.created_at desc, p.id desc limit 1`);
}

/** The owner's payments, newest first; one that nobody finished in time is expired. */
export function selectPayments(
  db: Db,
  accountOwner: AccountOwner,
  { limit, offset, now }: { limit: number; offset: number; now: Date },
): Promise<HistoryPayment[]> {
  return db.query<HistoryPayment>(sql`
    select p.id, f_iso(p.created_at) as created_at, p.purpose,
      case when l.id is not null then json_build_object('id', l.id, 'title', l.title, 'title_en', l.title_en) end as plan,
      f_money(p.amount) as amount, p.currency,
      case when p.status = 'pending' and p.expires_at <= ${now} then 'expired' else p.status end as status,
      ${receiptJson(sql`p.id`)} as receipt
    from payments p left join plans l on l.id = p.reference
    where ${ownedBy(accountOwner)} order by p.created_at desc, p.id desc limit ${limit}::int offset ${offset}::bigint`);
}

export async function countPayments(db: Db, accountOwner: AccountOwner): Promise<number> {
  const row = await db.one<{ count: number }>(
    sql`select count(*)::int as count from payments p where ${ownedBy(accountOwner)}`,
  );
  return row?.count ?? 0;
}

/** Locked: of two events about one payment, the second sees the result of the first. */
export function lockPayment(tx: Db, id: string, provider: string): Promise<PaymentRow | undefined> {
  return tx.one<PaymentRow>(
    sql`${PAYMENT} where p.id = ${id}::uuid and p.provider = ${provider} for no key update of p`,
  );
}

export async function updatePayment(tx: Db, id: string, status: 'succeeded' | 'canceled', now: Date): Promise<void> {
  await tx.query(sql`update payments set status = ${status}, settled_at = ${now} where id = ${id}`);
}

/** The recorded outcome of an event that came before. */
export async function findOutcome(tx: Db, provider: string, eventId: string): Promise<EventOutcome | null> {
  const row = await tx.one<{ outcome: EventOutcome }>(sql`
    select outcome from payment_events where provider = ${provider} and event_id = ${eventId}`);
  return row?.outcome ?? null;
}

interface SeenEvent {
  provider: string;
  event: ProviderEvent;
  /** Null when it is not about a payment of ours. */
  paymentId: string | null;
  outcome: EventOutcome;
}

/** False when another process has meanwhile stored the event. */
export async function insertEvent(tx: Db, seen: SeenEvent, now: Date): Promise<boolean> {
  const { provider, event, paymentId, outcome } = seen;
  const row = await tx.one(sql`
    insert into payment_events (provider, event_id, payment_id, kind, amount, currency, outcome, received_at)
    values (${provider}, ${event.id}, ${paymentId}, ${event.kind}, ${event.amount}, ${event.currency}, ${outcome}, ${now})
    on conflict do nothing returning event_id`);
  return row !== undefined;
}

/** Name of the company, or first and last name of the person. */
export async function findOwnerName(db: Db, { userId, companyId }: AccountOwner): Promise<string> {
  const row = await db.one<{ name: string }>(sql`
    select name from companies where id = ${companyId}::uuid
    union all select first_name || ' ' || last_name from users where id = ${userId}::uuid`);
  return row?.name ?? '';
}
