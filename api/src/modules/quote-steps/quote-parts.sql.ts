import { fileState } from '../../platform/files/stored-documents.sql.ts';
import { sql } from '../../storage/sql.ts';
import { ORDER_NUMBER } from '../orders/index.ts';

/** Of the last proposal of the quote `q`. Index quote_events_quote. */
export const LINES = sql`coalesce((
  select e.lines from quote_events e where e.quote_id = q.id and e.step = 'propose' order by e.id desc limit 1), '[]')`;

/** How many proposals the quote `q` has had. */
export const VERSION = sql`(select count(*)::int from quote_events e where e.quote_id = q.id and e.step = 'propose')`;

/** Amounts of the step `e`; of a proposal its number among those of its quote, its lines and its last day. */
export const AMOUNTS_OF_STEP = sql`
  'version', case when e.step = 'propose' then (
    select count(*)::int from quote_events v where v.quote_id = e.quote_id and v.step = 'propose' and v.id <= e.id) end,
  'lines', e.lines, 'amount', f_money(e.amount),
  'amount_net', case when e.vat_rate is not null then f_money(f_net(e.amount, e.vat_rate)) end,
  'vat_rate', e.vat_rate, 'valid_until', e.valid_until`;

/** Columns of {@link QuoteRow} of the quote `q`. */
export const QUOTE_ROW = sql`
  q.id, q.kind, q.status, q.status_since, q.offer_id, q.offer_title, q.seller_id, q.buyer_user_id, q.buyer_company_id, q.thread_id, q.price, q.vat_rate,
  q.reward, q.reward_buyer, q.valid_until::text as valid_until, q.expires_at,
  ${VERSION} as version, ${LINES} <> '[]' as has_lines,
  not exists (
    select 1 from companies s join users b on b.id = q.buyer_user_id
    where s.id = q.seller_id and s.deleted_at is null and b.deleted_at is null) as is_deserted`;

/**
 * Joins of the quote `q`: `o` its offer, `r` its order, and whether the reward of its proposal is `covered`: that of an order, or
 * by the seller's balance of now.
 */
export const QUOTE_JOINS = sql`
  join offers o on o.id = q.offer_id
  left join orders r on r.id = q.order_id
  left join ledger_accounts a on a.company_id = q.seller_id and a.kind = 'available'
  cross join lateral (
    select case when r.id is not null
      then not exists (select 1 from reward_dues d where d.order_id = r.id and d.settled_at is null)
      else q.reward <= coalesce(a.balance, 0) end as covered) reward`;

/** How the seller of the offer `o` names its price, unless it is a job's. */
export const NAMED_PRICE = sql`
  'price_type', case when q.kind = 'quote' then o.price_type end, 'vat_rate', case when q.kind = 'quote' then o.vat_rate end`;

export const QUOTED_ORDER = sql`case when r.id is not null then json_build_object('id', r.id, 'number', ${ORDER_NUMBER}) end`;

/** Rows of `DocumentRow`, in their order. */
export const QUOTE_DOCUMENTS = sql`(
  select coalesce(json_agg(json_build_object('id', d.id, 'name', d.name, 'size', d.size, 'created_at', f_iso(d.created_at),
    'submitted', true, 'file_key', d.file_key, 'mime', d.mime, 'state', ${fileState(sql`d.file_key`)}) order by d.id), '[]')
  from quote_documents d where d.quote_id = q.id)`;
