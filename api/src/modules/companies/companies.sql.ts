import type { CompanyDetail } from '@wspolnik/contract/companies';
import { EXACT_COUNT_LIMIT } from '@wspolnik/contract/limits';
import { shownOnPage } from '../../platform/shown-on-page.sql.ts';
import type { Db } from '../../storage/db.ts';
import { emptySql, type Sql, sql } from '../../storage/sql.ts';
import { ownedCardsJson } from '../cards/index.ts';
import {
  joinViewer,
  networkStatus,
  SHARED_CONTACTS,
  sharedNames,
  TOTAL_CONTACTS,
  type Viewer,
} from '../network/index.ts';

/** Fields of a company `c` for the viewer `v` and the company's node `n`. */
export function companyColumns(viewer: Viewer | null): Sql {
  return sql`
    c.id, c.name, c.description, c.address, c.zip_code, json_build_object('city', c.city, 'lat', c.lat, 'lng', c.lng) as location,
    c.image, c.thumbnail, c.email, c.phone, c.website, c.facebook, c.linkedin, c.twitter,
    c.rating::float8 as rating, c.rating_count, c.status,
    (select json_build_object('id', k.id, 'name', k.name, 'name_en', k.name_en) from categories k where k.id = c.category_id) as category,
    (select json_build_object('id', p.id, 'name', p.title, 'name_en', p.title_en) from plans p where p.id = c.plan) as current_plan,
    ${TOTAL_CONTACTS} as total_contacts, ${SHARED_CONTACTS} as shared_contacts,
    ${sharedNames(viewer)} as shared_names, ${networkStatus(viewer)} as network_status,
    coalesce((select json_agg(json_build_object('id', m.user_id, 'role', m.role) order by m.created_at, m.user_id)
              from company_members m where m.company_id = c.id), '[]') as users,
    ${ownedCardsJson(sql`c.id`)} as owned_cards,
    (select count(*)::int from offers o where o.company_id = c.id and o.is_listed) as offer_count,
    f_iso(c.created_at) as created_at`;
}

/** An answer within two hours, within a day, or later. */
const ANSWERS_WITHIN = sql`case when c.answer_minutes <= 120 then 'two_hours' when c.answer_minutes <= 1440 then 'day'
  when c.answer_minutes is not null then 'days' end`;

/** By the index orders_seller. */
const COMPLETED_ORDERS = sql`(select count(*)::int from (
  select 1 from orders o where o.seller_id = c.id and o.status in ('verified', 'completed') limit ${EXACT_COUNT_LIMIT}::int) done)`;

/** More fit on no page; who else belongs to the company is found by the search. */
const MAX_TEAM = 12;

/** People with a public profile: owners and managers unless they left the page, and members who joined it. */
const TEAM = sql`(select coalesce(json_agg(t), '[]') from (
  select u.id, u.first_name || ' ' || u.last_name as name, u.thumbnail, m.role
  from company_members m join users u on u.id = m.user_id
    and u.deleted_at is null and u.disabled_at is null and u.email_verified_at is not null
  where m.company_id = c.id and ${shownOnPage(sql`m`)}
  order by case m.role when 'owner' then 1 when 'manager' then 2 else 3 end, u.name_order, u.id limit ${MAX_TEAM}::int) t)`;

/** What only the company's page shows. An unchecked NIP is nobody's to read here. */
const DETAILS = sql`c.founded_year, case when c.verified_at is not null then c.nip end as nip, f_iso(c.verified_at) as verified_at,
  ${ANSWERS_WITHIN} as answers_within, ${COMPLETED_ORDERS} as completed_orders, ${TEAM} as team`;

/** One company. A `hidden` one (not active) is visible only to its members and admins. */
export function findCompany(
  db: Db,
  id: string,
  { viewer, seesHidden }: { viewer: Viewer | null; seesHidden: boolean },
): Promise<CompanyDetail | undefined> {
  const member = viewer
    ? sql`or exists (select 1 from company_members m where m.company_id = c.id and m.user_id = ${viewer.userId})`
    : emptySql;
  return db.one<CompanyDetail>(sql`
    select ${companyColumns(viewer)}, ${DETAILS}
    from companies c left join network_nodes n on n.company_id = c.id ${joinViewer(viewer)}
    where c.id = ${id} and c.deleted_at is null and (c.status = 'active' or ${seesHidden}::boolean ${member})`);
}
