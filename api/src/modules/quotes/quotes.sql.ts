import type { QuoteLine, QuoteStatus, QuoteStep } from '@wspolnik/contract/quotes';
import type { VatRate } from '@wspolnik/contract/vat';
import { newId } from '../../platform/ids.ts';
import type { Identity } from '../../platform/sign-in/identity.ts';
import type { StoredFile } from '../../platform/uploads/store-document.ts';
import type { Db } from '../../storage/db.ts';
import { json, sql } from '../../storage/sql.ts';
import { OFFER_ROW, type OfferRow, rewardAt } from '../offers/index.ts';
import { LINES, type Proposal, QUOTE_ROW, type QuoteRow } from '../quote-steps/index.ts';

/** The data that the rules of a request depend on. */
export interface OfferToAsk extends OfferRow {
  is_own: boolean;
  is_job: boolean;
  /** Open requests of the buyer: of this offer, and to its seller. */
  open_of_offer: number;
  open_of_seller: number;
  /** Requests of the buyer to the seller since a time, and when the oldest of them was made; null without any. */
  recent: number;
  oldest_recent: string | null;
}

const buyerId = ({ user, company }: Identity): string => company?.id ?? user.id;

/** Locks the seller and the person who asks against deletion, and requests of this buyer to this seller against each other. */
export async function lockOfferToAsk(
  tx: Db,
  { offerId, buyer, since }: { offerId: string; buyer: Identity; since: Date },
): Promise<OfferToAsk | undefined> {
  await tx.query(sql`
    select pg_advisory_xact_lock(hashtextextended('quote ' || o.company_id || ' ' || ${buyerId(buyer)}, 0))
    from offers o where o.id = ${offerId}`);
  return tx.one<OfferToAsk>(sql`
    select ${OFFER_ROW}, k.is_job,
      exists (select 1 from company_members m where m.company_id = o.company_id and m.user_id = u.id) as is_own,
      counted.*
    from offers o join companies c on c.id = o.company_id join categories k on k.id = o.category_id
    join users u on u.id = ${buyer.user.id}
    cross join lateral (
      select count(*) filter (where q.offer_id = o.id and q.expires_at is not null)::int as open_of_offer,
        count(*) filter (where q.expires_at is not null)::int as open_of_seller,
        count(*) filter (where q.created_at > ${since})::int as recent,
        min(q.created_at) filter (where q.created_at > ${since}) as oldest_recent
      from quotes q
      where q.seller_id = o.company_id and coalesce(q.buyer_company_id, q.buyer_user_id) = ${buyerId(buyer)}::uuid) counted
    where o.id = ${offerId} and o.deleted_at is null
    for key share of c, u`);
}

interface NewQuote {
  kind: 'quote' | 'application';
  offer: Pick<OfferRow, 'id' | 'title' | 'company_id'>;
  buyer: Identity;
  threadId: string;
  /** Grosze. */
  amount: number | null;
  wantedBy: string | null;
  expiresAt: Date;
}

export async function insertQuote(tx: Db, quote: NewQuote, now: Date): Promise<QuoteRow> {
  const { kind, offer, buyer, threadId, amount, wantedBy, expiresAt } = quote;
  const row = await tx.one<QuoteRow>(sql`
    insert into quotes as q (id, kind, offer_id, offer_title, seller_id, buyer_user_id, buyer_company_id, thread_id, asked_amount,
                             wanted_by, status_since, expires_at, created_at)
    values (${newId()}, ${kind}, ${offer.id}, ${offer.title}, ${offer.company_id}, ${buyer.user.id}, ${buyer.company?.id ?? null},
            ${threadId}, ${amount}::bigint, ${wantedBy}::date, ${now}, ${expiresAt}, ${now})
    returning ${QUOTE_ROW}`);
  if (!row) throw new Error('an inserted quote answered no row');
  return row;
}

export async function insertDocument(tx: Db, quoteId: string, file: StoredFile, now: Date): Promise<void> {
  await tx.query(sql`
    insert into quote_documents (id, quote_id, file_key, name, mime, size, created_at)
    values (${newId()}, ${quoteId}, ${file.key}, ${file.name}, ${file.mime}, ${file.size}, ${now})`);
}

interface NewEvent {
  quoteId: string;
  step: QuoteStep;
  status: QuoteStatus;
  /** Null for an automatic step. */
  actor: Identity | null;
  /** Gross, in grosze. */
  amount?: number | null;
  /** Of a proposed amount. */
  vatRate?: VatRate | null;
  validUntil?: string | null;
  lines?: readonly QuoteLine[];
  /** Grosze, of a proposal. */
  rewardBuyer?: number | null;
}

/** Answers the event's id. */
export async function insertEvent(tx: Db, event: NewEvent, now: Date): Promise<number> {
  const { quoteId, step, status, actor, amount = null, vatRate = null, validUntil = null } = event;
  const { lines = [], rewardBuyer = null } = event;
  const row = await tx.one<{ id: number }>(sql`
    insert into quote_events (quote_id, at, step, status, actor_user_id, actor_company_id, amount, vat_rate, valid_until,
                              lines, reward_buyer)
    values (${quoteId}, ${now}, ${step}, ${status}, ${actor?.user.id ?? null}, ${actor?.company?.id ?? null}, ${amount}::bigint,
            ${vatRate}, ${validUntil}::date, ${json(lines)}::jsonb, ${rewardBuyer}::bigint)
    returning id`);
  if (!row) throw new Error('an inserted event answered no row');
  return row.id;
}

/**
 * Locks the quote: of two steps at once, the second sees the result of the first. Its sides come before it, in the order of a
 * deletion, which locks an account and then expires its quotes. What it has of other rows is read after the lock: the statement that
 * waits for it would not see the steps that were made meanwhile.
 */
export async function lockQuote(tx: Db, id: string): Promise<QuoteRow | undefined> {
  await tx.query(sql`
    select 1 from quotes q join companies c on c.id = q.seller_id join users u on u.id = q.buyer_user_id
    where q.id = ${id} for key share of c, u`);
  await tx.query(sql`select 1 from quotes q where q.id = ${id} for no key update`);
  return tx.one<QuoteRow>(sql`select ${QUOTE_ROW} from quotes q where q.id = ${id}`);
}

interface PricedOffer extends OfferRow {
  reward: number;
  reward_buyer: number;
}

/** What an offer may cost now, and the reward that it gives at `price`; undefined for one that is deleted. Grosze. */
export function selectOffer(tx: Db, id: string, price: number): Promise<PricedOffer | undefined> {
  return tx.one<PricedOffer>(sql`
    select ${OFFER_ROW}, given.reward, f_buyers_share(given.reward) as reward_buyer
    from offers o join companies c on c.id = o.company_id
    cross join lateral (select ${rewardAt(sql`${price}::bigint`)} as reward) given where o.id = ${id} and o.deleted_at is null`);
}

/** A snapshot: later edits of the offer change neither price nor reward. */
export async function updateProposal(
  tx: Db,
  id: string,
  { price, vatRate, reward, rewardBuyer, validUntil, expiresAt }: Proposal & { expiresAt: Date },
  now: Date,
): Promise<void> {
  await tx.query(sql`
    update quotes set status = 'proposed', status_since = ${now}, price = ${price}::bigint, vat_rate = ${vatRate},
      reward = ${reward}::bigint, reward_buyer = ${rewardBuyer}::bigint, valid_until = ${validUntil}::date, proposed_at = ${now}, expires_at = ${expiresAt} where id = ${id}`);
}

export async function closeQuote(
  tx: Db,
  id: string,
  { status, orderId = null }: { status: 'accepted' | 'hired' | 'declined' | 'expired'; orderId?: string | null },
  now: Date,
): Promise<void> {
  await tx.query(sql`
    update quotes set status = ${status}, status_since = ${now}, expires_at = null, order_id = ${orderId}::uuid
    where id = ${id}`);
}

/** Whether the buyer of a quote has another open one about its offer. Waits for one that is being opened. Index quotes_open. */
export async function hasOpen(tx: Db, quote: QuoteRow): Promise<boolean> {
  const buyer = quote.buyer_company_id ?? quote.buyer_user_id;
  await tx.query(sql`
    select pg_advisory_xact_lock(hashtextextended('quote ' || ${quote.seller_id}::text || ' ' || ${buyer}::text, 0))`);
  const row = await tx.one(sql`
    select 1 as found from quotes
    where offer_id = ${quote.offer_id} and coalesce(buyer_company_id, buyer_user_id) = ${buyer}::uuid and expires_at is not null`);
  return row !== undefined;
}

/** Without the proposal that ended. */
export async function reopenQuote(tx: Db, id: string, expiresAt: Date, now: Date): Promise<void> {
  await tx.query(sql`
    update quotes set status = 'asked', status_since = ${now}, expires_at = ${expiresAt}, price = null, vat_rate = null, reward = null,
      reward_buyer = null, valid_until = null, proposed_at = null
    where id = ${id}`);
}

/** Proposals that end on the day `until`, and were made before `since`; each once for each last day. */
export function markEnding(tx: Db, { until, since }: { until: string; since: Date }): Promise<QuoteRow[]> {
  return tx.query<QuoteRow>(sql`
    update quotes q set ending_reminded = q.valid_until
    where q.status = 'proposed' and q.valid_until = ${until}::date and q.proposed_at < ${since}
      and q.ending_reminded is distinct from q.valid_until
    returning ${QUOTE_ROW}`);
}

/** The day that the buyer named is the first promise of delivery, unless it is over. */
export async function promiseWantedDay(tx: Db, id: string, orderId: string, today: string): Promise<void> {
  await tx.query(sql`
    update orders r set deliver_on = q.wanted_by from quotes q
    where r.id = ${orderId} and q.id = ${id} and q.wanted_by >= ${today}::date`);
}

/** The order keeps a copy of the lines that were accepted. */
export async function copyLines(tx: Db, id: string, orderId: string): Promise<void> {
  await tx.query(sql`
    update order_terms t set lines = ${LINES} from quotes q where t.order_id = ${orderId} and q.id = ${id}`);
}

/** Open ones whose time has come, the longest waiting first. Index quotes_expiring. */
export async function selectDue(db: Db, now: Date, limit: number): Promise<string[]> {
  const rows = await db.query<{ id: string }>(sql`
    select id from quotes where expires_at <= ${now} order by expires_at limit ${limit}::int`);
  return rows.map(({ id }) => id);
}

/** What the buyer gets back by each proposal, in grosze, the first one first; null for one of a process of the version before. */
export async function selectRewards(db: Db, id: string): Promise<(number | null)[]> {
  const rows = await db.query<{ reward: number | null }>(sql`
    select reward_buyer as reward from quote_events where quote_id = ${id} and step = 'propose' order by id`);
  return rows.map(({ reward }) => reward);
}
