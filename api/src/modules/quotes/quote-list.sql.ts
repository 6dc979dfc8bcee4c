import type { Quote, QuoteCounts, QuoteKind, QuoteSide, QuoteStatus } from '@wspolnik/contract/quotes';
import { cappedCount, countLimit } from '../../platform/paging.ts';
import { type AccountOwner, accountOwnerOf } from '../../platform/sign-in/account-owner.ts';
import type { Identity } from '../../platform/sign-in/identity.ts';
import type { Db } from '../../storage/db.ts';
import { emptySql, joinSql, type Sql, sql } from '../../storage/sql.ts';
import { COMPANY_SUMMARY } from '../companies/index.ts';
import { firstImage } from '../offers/index.ts';
import { type DocumentRow, party } from '../orders/index.ts';
import {
  AMOUNTS_OF_STEP,
  LINES,
  NAMED_PRICE,
  QUOTE_DOCUMENTS,
  QUOTE_JOINS,
  QUOTE_ROW,
  QUOTED_ORDER,
  type QuoteRow,
  VERSION,
} from '../quote-steps/index.ts';

/** The contract's quote as far as SQL builds it, with the columns for the rest. */
export interface QuoteView extends QuoteRow {
  view: Omit<Quote, 'documents' | 'allowed_actions'>;
  documents: DocumentRow[];
}

/** The text of a step is that of its message, unless an admin has hidden that from this reader. */
const textOf = (message: Sql, { userId, companyId }: AccountOwner): Sql => {
  const isOwn = companyId
    ? sql`${message}.sender_company_id = ${companyId}::uuid`
    : sql`${message}.author_id = ${userId}::uuid and ${message}.sender_company_id is null`;
  return sql`coalesce(case when ${message}.hidden_at is null or ${isOwn} then ${message}.text end, '')`;
};

const historyFor = (reader: AccountOwner): Sql => sql`(
  select json_agg(json_build_object('at', f_iso(e.at), 'status', e.status, 'step', e.step,
    'actor', coalesce(ec.name, eu.first_name || ' ' || eu.last_name), 'text', ${textOf(sql`m`, reader)},
    ${AMOUNTS_OF_STEP}) order by e.id)
  from quote_events e left join messages m on m.quote_event_id = e.id
  left join companies ec on ec.id = e.actor_company_id left join users eu on eu.id = e.actor_user_id
  where e.quote_id = q.id)`;

const askedTextFor = (reader: AccountOwner): Sql => sql`(
  select ${textOf(sql`m`, reader)} from quote_events e join messages m on m.quote_event_id = e.id
  where e.quote_id = q.id and e.step = 'ask')`;

const PROPOSAL = sql`case when q.price is not null then json_build_object(
  'version', ${VERSION}, 'lines', ${LINES}, 'amount', f_money(q.price), 'amount_net', f_money(f_net(q.price, q.vat_rate)), 'vat_rate', q.vat_rate,
  'valid_until', q.valid_until, 'at', f_iso(q.proposed_at), 'reward_total', f_money(q.reward),
  'reward_buyer', f_money(q.reward_buyer), 'reward_covered', reward.covered) end`;

const viewFor = (reader: AccountOwner): Sql => sql`json_build_object(
  'id', q.id, 'kind', q.kind, 'status', q.status, 'status_since', f_iso(q.status_since), 'created_at', f_iso(q.created_at),
  'offer', json_build_object('id', q.offer_id, 'title', q.offer_title, 'image', ${firstImage(sql`q.offer_id`)},
    'price_from', case when o.price_to is not null then f_money(o.price_from) end, 'price_to', f_money(o.price_to),
    ${NAMED_PRICE}),
  'buyer', ${party('u', 'b')}, 'seller', ${COMPANY_SUMMARY}, 'thread_id', q.thread_id, 'text', coalesce(${askedTextFor(reader)}, ''),
  'amount', f_money(q.asked_amount), 'wanted_by', q.wanted_by, 'proposal', ${PROPOSAL}, 'expires_at', f_iso(q.expires_at),
  'order', ${QUOTED_ORDER}, 'request_id', null, 'history', ${historyFor(reader)})`;

/** `quotes` selects them as `q`. */
const selectViews = (quotes: Sql, reader: AccountOwner): Sql => sql`
  select ${viewFor(reader)} as view, ${QUOTE_DOCUMENTS} as documents, ${QUOTE_ROW}
  from ${quotes} ${QUOTE_JOINS}
  join companies c on c.id = q.seller_id join users u on u.id = q.buyer_user_id
  left join companies b on b.id = q.buyer_company_id`;

/** Of the profile in use. */
function askedBy({ user, company }: Identity): Sql {
  return company
    ? sql`q.buyer_company_id = ${company.id}::uuid`
    : sql`q.buyer_user_id = ${user.id}::uuid and q.buyer_company_id is null`;
}

/** To the company in use; nobody's without one. */
function receivedBy({ company }: Identity): Sql {
  return sql`q.seller_id = ${company?.id ?? null}::uuid`;
}

export interface QuoteSelection {
  side: QuoteSide;
  kind?: QuoteKind | undefined;
  /** The id of one quote, or any text, which then finds nothing. */
  only?: string | undefined;
  offer?: string | undefined;
  statuses: readonly QuoteStatus[];
  page: number;
  limit: number;
}

/** The reader's quotes of one side, of one kind or offer. */
const quotesOf = (reader: Identity, { side, kind, offer }: Pick<QuoteSelection, 'side' | 'kind' | 'offer'>): Sql[] => [
  side === 'asked' ? askedBy(reader) : receivedBy(reader),
  ...(kind ? [sql`q.kind = ${kind}`] : []),
  ...(offer ? [sql`q.offer_id = ${offer}::uuid`] : []),
];

/** The last changed first. The count is exact up to a limit. */
export async function selectQuotes(
  db: Db,
  reader: Identity,
  { side, kind, only, offer, statuses, page, limit }: QuoteSelection,
) {
  const conditions = [
    ...quotesOf(reader, { side, kind, offer }),
    // Compared as text: a malformed id finds nothing instead of failing.
    ...(only ? [sql`q.id::text = ${only.toLowerCase()}`] : []),
    ...(statuses.length > 0 ? [sql`q.status = any(${statuses}::text[])`] : []),
  ];
  const where = sql`where ${joinSql(conditions, ' and ')}`;
  const offset = page > 1 ? sql`offset ${(page - 1) * limit}::int` : emptySql;
  const newestFirst = sql`order by q.status_since desc, q.id desc`;
  const paged = sql`select q.id from quotes q ${where} ${newestFirst} limit ${limit}::int ${offset}`;
  const quotes = await db.query<QuoteView>(
    sql`${selectViews(sql`(${paged}) page join quotes q on q.id = page.id`, accountOwnerOf(reader))} ${newestFirst}`,
  );
  const row = await db.one<{ count: number }>(sql`
    select count(*)::int as count from (select from quotes q ${where} limit ${countLimit(undefined) + 1}::int) counted`);
  return { quotes, ...cappedCount(row?.count ?? 0) };
}

/** How many of the reader's side there are in each status. */
export async function countQuotes(
  db: Db,
  reader: Identity,
  { side, kind, offer }: Pick<QuoteSelection, 'side' | 'kind' | 'offer'>,
): Promise<QuoteCounts> {
  const rows = await db.query<{ status: QuoteStatus; count: number }>(sql`
    select q.status, count(*)::int as count from quotes q
    where ${joinSql(quotesOf(reader, { side, kind, offer }), ' and ')} group by 1`);
  const counts = { asked: 0, proposed: 0, accepted: 0, hired: 0, declined: 0, expired: 0 };
  for (const { status, count } of rows) counts[status] = count;
  return counts;
}

export async function selectQuote(db: Db, reader: Identity, id: string): Promise<QuoteView> {
  const quote = await db.one<QuoteView>(
    sql`${selectViews(sql`quotes q`, accountOwnerOf(reader))} where q.id = ${id}::uuid`,
  );
  if (!quote) throw new Error(`quote ${id} vanished`);
  return quote;
}

/** One of the reader's, of either side. */
export function selectOwnQuote(db: Db, reader: Identity, id: string): Promise<QuoteView | undefined> {
  return db.one<QuoteView>(sql`
    ${selectViews(sql`quotes q`, accountOwnerOf(reader))}
    where q.id = ${id}::uuid and (${askedBy(reader)} or ${receivedBy(reader)})`);
}
