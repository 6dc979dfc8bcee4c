import { sql } from '../../storage/sql.ts';

/** The author of the case `q`. */
export const AUTHOR = sql`coalesce(q.author_company_id, q.author_user_id)`;

const OTHER_DECIDED = sql`moderation_cases oc join moderation_decisions od on od.id = oc.decision_id
  where coalesce(oc.author_company_id, oc.author_user_id) = ${AUTHOR} and oc.id <> q.id`;

/** The last decisions of other cases of the author, the newest five. */
export const EARLIER = sql`(select coalesce(json_agg(o.item order by o.decided_at desc), '[]') from (
  select od.decided_at, json_build_object('id', od.id, 'case_id', oc.id, 'kind', od.kind, 'type', oc.subject_type,
    'category', od.category, 'decided_at', f_iso(od.decided_at)) as item
  from ${OTHER_DECIDED} order by od.decided_at desc limit 5) o)`;

export const EARLIER_COUNT = sql`(select count(*)::int from ${OTHER_DECIDED})`;

const VERIFIED = sql`case when c.id is null then u.email_verified_at is not null else c.status = 'active' or exists (
  select 1 from company_verifications v where v.company_id = c.id and v.status = 'active') end`;

const OFFERS = sql`(select count(*) filter (where f.is_listed)::int as active, count(*) filter (where f.hidden_at is not null)::int as hidden
  from offers f where f.company_id = c.id and f.deleted_at is null)`;

/** Of the newest orders: of a company its sales, of a person what they bought. */
const ORDERS = sql`(
  select count(*) filter (where r.status in ('verified', 'completed'))::int as completed,
    count(*) filter (where r.status = 'cancelled')::int as cancelled,
    count(*) filter (where exists (select 1 from order_reports p where p.order_id = r.id))::int as disputed
  from (
    (select r.id, r.status from orders r where r.seller_id = c.id order by r.created_at desc, r.id desc limit 1000)
    union all
    (select r.id, r.status from orders r where r.buyer_user_id = u.id and r.buyer_company_id is null
     order by r.created_at desc, r.id desc limit 1000)) r)`;

const SUSPENSIONS = sql`(select count(*)::int from audit_log l
  where l.subject_type = case when c.id is null then 'user' else 'company' end and l.subject_id = ${AUTHOR}
    and l.action in ('user.disabled', 'company.suspended'))`;

const WARNINGS = sql`(select count(*)::int from moderation_cases oc join moderation_decisions od on od.case_id = oc.id
  where coalesce(oc.author_company_id, oc.author_user_id) = ${AUTHOR} and od.kind = 'warn' and not exists (
    select 1 from moderation_decisions w where w.case_id = oc.id and w.kind = 'withdraw' and w.number > od.number))`;

const CASES_OPEN = sql`(select count(*)::int from moderation_cases oc
  where coalesce(oc.author_company_id, oc.author_user_id) = ${AUTHOR} and oc.id <> q.id and oc.status <> 'decided')`;

/** The contract's `AuthorHistory` of the author of the case `q`, who is the person `u` or the company `c`. */
export const AUTHOR_HISTORY = sql`(
  select json_build_object('since', f_iso(coalesce(c.created_at, u.created_at)), 'verified', ${VERIFIED},
    'offers_active', case when c.id is not null then shown.active end, 'offers_hidden', case when c.id is not null then shown.hidden end,
    'orders_completed', bought.completed, 'orders_cancelled', bought.cancelled, 'orders_disputed', bought.disputed,
    'rating', c.rating::float8, 'rating_count', c.rating_count, 'cases_open', ${CASES_OPEN}, 'suspensions', ${SUSPENSIONS},
    'warnings', ${WARNINGS})
  from ${OFFERS} shown, ${ORDERS} bought)`;
