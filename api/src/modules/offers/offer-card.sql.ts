import { currentDecision } from '../../platform/current-decision.sql.ts';
import type { Identity } from '../../platform/sign-in/identity.ts';
import { emptySql, type Sql, sql } from '../../storage/sql.ts';
import { COMPANY_SUMMARY } from '../companies/index.ts';
import { joinViewer, networkStatus, SHARED_CONTACTS, viewerOf } from '../network/index.ts';
import { REWARD_FIELDS, rewardAt } from './offer-reward.sql.ts';

/** PostgreSQL writes the JSON (design §8: 40 % less CPU than a serialiser in Node); a contract test checks the shape. */
const IMAGE = sql`json_build_object(
  'id', i.id, 'url', '/api/files/' || i.file_key, 'thumbnail', '/api/files/' || i.thumbnail_key,
  'alt', i.alt, 'width', i.width, 'height', i.height)`;

const CATEGORY = sql`json_build_object('id', k.id, 'name', k.name, 'name_en', k.name_en)`;

/** The first picture of the offer `offerId`, or null. */
export function firstImage(offerId: Sql): Sql {
  return sql`(select ${IMAGE} from offer_images i where i.offer_id = ${offerId} order by i.position limit 1)`;
}

/** The contract's `OfferVat`. A job is paid for by its salary, which has no VAT. */
const VAT_FIELDS = sql`
  'price_type', case when not k.is_job then o.price_type end, 'vat_rate', case when not k.is_job then o.vat_rate end,
  'price_net_from', f_money(f_net(o.price_from, o.vat_rate)), 'price_net_to', f_money(f_net(o.price_to, o.vat_rate))`;

const WORK_FIELDS = sql`
  'workplace_types', o.workplace_types, 'work_schedule_types', o.work_schedule_types, 'contract_types', o.contract_types,
  'salary_from', f_money(o.salary_from), 'salary_to', f_money(o.salary_to),
  'salary_period', o.salary_period, 'salary_type', o.salary_type, 'closes_on', o.closes_on`;

const CARD_FIELDS = sql`
  'id', o.id, 'title', o.title, 'image', ${firstImage(sql`o.id`)},
  'individual_price', o.individual_price, 'price_from', f_money(o.price_from), 'price_to', f_money(o.price_to), ${VAT_FIELDS},
  'lowest_price_30d', case when o.reduced_at > now() - interval '30 days' then f_money(o.lowest_price) end,
  'author', ${COMPANY_SUMMARY},
  ${REWARD_FIELDS},
  'is_active', o.is_active, 'category', ${CATEGORY}, 'is_job', k.is_job, 'city', o.city, ${WORK_FIELDS},
  'created_at', f_iso(o.created_at)`;

/** Joins that the fields need beside the offer `o`. A guest's list needs no network. */
export function cardJoins(viewer: Identity | null): Sql {
  const network = viewer
    ? sql`left join network_nodes n on n.company_id = c.id ${joinViewer(viewerOf(viewer))}`
    : emptySql;
  return sql`join companies c on c.id = o.company_id join categories k on k.id = o.category_id ${network}`;
}

/** Of the offer `o` and its company's account `a`. A thousand is more than anybody needs to know. */
const REWARDS_COVERED = sql`(
  select case when r.reward > 0 then least(1000, coalesce(a.balance, 0) / r.reward) end
  from (select ${rewardAt(sql`o.price_from`)} as reward) r)`;

const HIDING = sql`case when o.hidden_at is not null then (
  select json_build_object('reason', d.reason, 'decision_id', d.id)
  from (select 1) one left join moderation_decisions d on d.id = ${currentDecision('offer', sql`o.id`)}) end`;

/** Of the offer `o`, in the last 30 days in Poland: views, and orders without cancelled ones from the seller's index. */
const RECENT = sql`
  'recent_views', (
    select coalesce(sum(v.count), 0) from offer_views v
    where v.offer_id = o.id and v.day > (now() at time zone 'Europe/Warsaw')::date - 30),
  'recent_orders', (
    select count(*) from orders r
    where r.seller_id = o.company_id and r.offer_id = o.id and r.status <> 'cancelled'
      and r.created_at >= ((now() at time zone 'Europe/Warsaw')::date - 29)::timestamp at time zone 'Europe/Warsaw')`;

/** The contract's `OfferSummary`; with `own`, its `OwnOffer`. */
export function cardJson(viewer: Identity | null, own = false): Sql {
  const plan = own
    ? sql`, 'hidden_by_plan', o.hidden_by_plan, 'hidden', ${HIDING}, 'rewards_covered', (
        select ${REWARDS_COVERED} from (select (
          select l.balance from ledger_accounts l where l.company_id = o.company_id and l.kind = 'available') as balance) a), ${RECENT}`
    : emptySql;
  return sql`json_build_object(${CARD_FIELDS}, 'shared_contacts', ${viewer ? sql`${SHARED_CONTACTS}` : sql`0`} ${plan})`;
}

const CATEGORY_PATH = sql`(select json_agg(${CATEGORY} order by cardinality(k.path)) from categories k where k.node = any(o.cat_path))`;

const IMAGES = sql`coalesce(
  (select json_agg(${IMAGE} order by i.position) from offer_images i where i.offer_id = o.id), '[]'::json)`;

/** The contract's `Offer`. */
export function detailJson(viewer: Identity | null): Sql {
  return sql`json_build_object(${CARD_FIELDS},
    'shared_contacts', ${viewer ? sql`${SHARED_CONTACTS}` : sql`0`},
    'description', o.description, 'images', ${IMAGES}, 'category_path', ${CATEGORY_PATH},
    'address', o.address, 'zip_code', o.zip_code, 'country', o.country, 'latitude', o.latitude, 'longitude', o.longitude,
    'delivery_time', o.delivery_time, 'scope', o.scope,
    'network_status', ${networkStatus(viewerOf(viewer))}, 'hidden', ${HIDING}, 'updated_at', f_iso(o.updated_at))`;
}
