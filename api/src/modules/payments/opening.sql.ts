import type { PaymentProviderName, PaymentPurpose } from '@wspolnik/contract/payments';
import type { AccountOwner } from '../../platform/sign-in/account-owner.ts';
import type { Db } from '../../storage/db.ts';
import { sql } from '../../storage/sql.ts';
import { askedSince, countedSince, type StartedPayments, sameSince } from './payment-limits.ts';

export interface NewPaymentRow {
  id: string;
  provider: PaymentProviderName;
  purpose: PaymentPurpose;
  accountOwner: AccountOwner;
  /** Who started it. */
  createdBy: string;
  /** Null: that of the person's settings. */
  locale: 'pl' | 'en' | null;
  amount: number;
  reference: string | null;
  expiresAt: Date;
}

/**
 * Payments that a person starts wait for each other until their transactions end, so that each counts those before it. A
 * separate statement: one that waits for a lock does not see what was committed meanwhile.
 */
export async function lockPayer(tx: Db, userId: string): Promise<void> {
  await tx.query(sql`select pg_advisory_xact_lock(hashtextextended('payment ' || ${userId}::text, 0))`);
}

/** How much of the limits the person has used. Index payments_created_by. */
export async function countStarted(tx: Db, userId: string, now: Date): Promise<StartedPayments> {
  const row = await tx.one<StartedPayments>(sql`
    select count(*)::int as recent, min(created_at) as oldest_recent,
           count(*) filter (where asked_at > ${askedSince(now)})::int as asked
    from payments where created_by = ${userId} and created_at > ${countedSince(now)}`);
  if (!row) throw new Error('a count answered no row');
  return row;
}

/** An open payment that differs from `payment` in nothing but its id. One that the provider refused is none. */
export async function findSame(tx: Db, payment: NewPaymentRow, now: Date): Promise<string | null> {
  const { provider, purpose, accountOwner, createdBy, locale, amount, reference } = payment;
  const row = await tx.one<{ id: string }>(sql`
    select id from payments
    where created_by = ${createdBy} and created_at > ${sameSince(now)} and status = 'pending'
      and provider = ${provider} and purpose = ${purpose} and amount = ${amount}
      and user_id is not distinct from ${accountOwner.userId}::uuid
      and company_id is not distinct from ${accountOwner.companyId}::uuid
      and locale is not distinct from ${locale}::text and reference is not distinct from ${reference}::text
      and (redirect_url is not null or asked_at > ${askedSince(now)})
    order by created_at desc limit 1`);
  return row?.id ?? null;
}

/** Stores a payment that its provider is about to be asked for. */
export async function insertPayment(tx: Db, payment: NewPaymentRow, now: Date): Promise<void> {
  const { id, provider, purpose, accountOwner, createdBy, locale, amount, reference, expiresAt } = payment;
  await tx.query(sql`
    insert into payments (id, provider, purpose, user_id, company_id, created_by, locale, amount, reference, created_at,
                          expires_at, asked_at)
    values (${id}, ${provider}, ${purpose}, ${accountOwner.userId}, ${accountOwner.companyId}, ${createdBy}, ${locale},
            ${amount}, ${reference}, ${now}, ${expiresAt}, ${now})`);
}

/** Data for a provider. */
export interface PaymentToAsk {
  id: string;
  purpose: PaymentPurpose;
  /** Grosze. */
  amount: number;
  currency: 'PLN';
  locale: 'pl' | 'en';
  email: string;
  expires_at: string;
}

/** Notes that the provider is being asked for the payment's page; undefined when it has one, or is over. */
export function markAsked(db: Db, id: string, provider: string, now: Date): Promise<PaymentToAsk | undefined> {
  return db.one<PaymentToAsk>(sql`
    update payments p set asked_at = ${now} from users u
    where p.id = ${id} and p.provider = ${provider} and p.redirect_url is null and p.status = 'pending'
      and p.expires_at > ${now} and u.id = p.created_by
    returning p.id, p.purpose, p.amount, p.currency, coalesce(p.locale, u.locale) as locale, u.email, p.expires_at`);
}

/** Stores the page, unless another process has stored the same one. */
export async function storePage(
  db: Db,
  id: string,
  { redirectUrl, ref }: { redirectUrl: string; ref: string | null },
): Promise<void> {
  await db.query(sql`
    update payments set redirect_url = ${redirectUrl}, provider_ref = ${ref}, asked_at = null
    where id = ${id} and redirect_url is null`);
}

/** The provider has failed: the next payment does not wait for this one. */
export async function clearAsked(db: Db, id: string): Promise<void> {
  await db.query(sql`update payments set asked_at = null where id = ${id}`);
}

interface PreparedPayment {
  provider: PaymentProviderName;
  redirect_url: string | null;
  amount: number;
  currency: 'PLN';
  expires_at: string;
}

export function findPrepared(db: Db, id: string): Promise<PreparedPayment | undefined> {
  return db.one<PreparedPayment>(sql`
    select provider, redirect_url, amount, currency, expires_at from payments where id = ${id}`);
}
