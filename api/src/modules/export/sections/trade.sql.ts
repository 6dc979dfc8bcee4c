import { type Sql, sql } from '../../../storage/sql.ts';
import type { Section, Sections } from './section.ts';

/**
 * Whether the person added the row `row` to the order `o` by the call `action`. Colleagues add to a company's orders as well,
 * and their additions are not the person's data. The order's history, written at the same moment, knows the author.
 */
export function addedBy(id: string, action: 'sale-add-info' | 'sale-add-document', row: Sql): Sql {
  return sql`(o.buyer_company_id is null or exists (
    select 1 from order_events e
    where e.order_id = o.id and e.action = ${action} and e.actor_user_id = ${id}::uuid and e.at = ${row}.created_at))`;
}

/** Includes the information and documents that the person added as proof of purchase. */
const purchases: Section = (id) => sql`
  select o.id::text as key, json_build_object(
    'id', o.id, 'number', o.number, 'offer', o.offer_title, 'seller', c.name, 'price', f_money(o.price),
    'price_net', f_money(f_net(o.price, o.vat_rate)), 'vat_rate', o.vat_rate,
    'due_on', o.due_on, 'paid_on', o.paid_on,
    'lines', (select t.lines from order_terms t where t.order_id = o.id),
    'reward', f_money(o.reward), 'status', o.status, 'for_company', o.buyer_company_id, 'created_at', f_iso(o.created_at),
    'infos', (select coalesce(json_agg(i.text order by i.created_at, i.id), '[]') from order_infos i
              where i.order_id = o.id and ${addedBy(id, 'sale-add-info', sql`i`)}),
    'documents', (select coalesce(json_agg(d.name order by d.created_at, d.id), '[]') from order_documents d
                  where d.order_id = o.id and ${addedBy(id, 'sale-add-document', sql`d`)})) as row
  from orders o join companies c on c.id = o.seller_id where o.buyer_user_id = ${id}`;

/** Of the person's referral link; nothing is known about who clicked. */
const recommendationClicks: Section = (id) => sql`
  select k.offer_id::text || k.day::text as key, json_build_object('offer', o.title, 'day', k.day, 'clicks', k.count) as row
  from referral_links l join referral_clicks k on k.token = l.token join offers o on o.id = k.offer_id
  where l.user_id = ${id}`;

/** Orders through the person's referral link; their buyers are others. */
const recommendedOrders: Section = (id) => sql`
  select o.id::text as key, json_build_object(
    'id', o.id, 'offer', o.offer_title, 'status', o.status, 'reward', f_money(o.reward_network),
    'created_at', f_iso(o.created_at)) as row
  from orders o where o.referrer_user_id = ${id}`;

/** Of the quote `q`. */
const PROPOSALS = sql`(
  select coalesce(json_agg(json_build_object(
    'at', f_iso(e.at), 'amount', f_money(e.amount), 'amount_net', f_money(f_net(e.amount, e.vat_rate)), 'vat_rate', e.vat_rate,
    'valid_until', e.valid_until, 'lines', e.lines) order by e.id), '[]')
  from quote_events e where e.quote_id = q.id and e.step = 'propose')`;

/** The text of each step is among the messages. */
const quotes: Section = (id) => sql`
  select q.id::text as key, json_build_object(
    'id', q.id, 'kind', q.kind, 'offer', q.offer_title, 'seller', c.name, 'status', q.status, 'amount', f_money(q.asked_amount),
    'wanted_by', q.wanted_by, 'proposed', f_money(q.price),
    'proposed_net', f_money(f_net(q.price, q.vat_rate)), 'vat_rate', q.vat_rate, 'for_company', q.buyer_company_id,
    'proposals', ${PROPOSALS},
    'documents', (select coalesce(json_agg(d.name order by d.id), '[]') from quote_documents d where d.quote_id = q.id),
    'created_at', f_iso(q.created_at)) as row
  from quotes q join companies c on c.id = q.seller_id where q.buyer_user_id = ${id}`;

/** The question is among the messages, the answers among the quotes. */
const quoteRequests: Section = (id) => sql`
  select r.id::text as key, json_build_object(
    'id', r.id, 'category', k.name, 'wanted_by', r.wanted_by, 'for_company', r.buyer_company_id,
    'quotes', (select coalesce(json_agg(q.id order by q.id), '[]') from quotes q where q.request_id = r.id),
    'created_at', f_iso(r.created_at)) as row
  from quote_requests r left join categories k on k.id = r.category_id where r.buyer_user_id = ${id}`;

const savedSearches: Section = (id) => sql`
  select s.id::text as key, json_build_object(
    'name', s.name, 'filters', s.filters, 'created_at', f_iso(s.created_at)) as row
  from saved_searches s where s.user_id = ${id}`;

/** What the person buys, asks for and recommends. */
export const TRADE_SECTIONS: Sections = {
  purchases,
  'recommendation-clicks': recommendationClicks,
  'recommended-orders': recommendedOrders,
  quotes,
  'quote-requests': quoteRequests,
  'saved-searches': savedSearches,
};
