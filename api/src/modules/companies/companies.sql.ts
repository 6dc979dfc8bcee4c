import type { Company } from '@wspolnik/contract/companies';
import type { Db } from '../../storage/db.ts';
import { emptySql, type Sql, sql } from '../../storage/sql.ts';
import { ownedCardsJson } from '../cards/index.ts';
import { joinViewer, networkStatus, SHARED_CONTACTS, TOTAL_CONTACTS, type Viewer } from '../network/index.ts';

/** Fields of a company `c` for the viewer `v` and the company's node `n`. */
export function companyColumns(viewer: Viewer | null): Sql {
  return sql`
    c.id, c.name, c.description, c.address, c.zip_code, json_build_object('city', c.city, 'lat', c.lat, 'lng', c.lng) as location,
    c.image, c.thumbnail, c.email, c.phone, c.website, c.facebook, c.linkedin, c.twitter,
    c.rating::float8 as rating, c.rating_count, c.status,
    (select json_build_object('id', k.id, 'name', k.name, 'name_en', k.name_en) from categories k where k.id = c.category_id) as category,
    (select json_build_object('id', p.id, 'name', p.title, 'name_en', p.title_en) from plans p where p.id = c.plan) as current_plan,
    ${TOTAL_CONTACTS} as total_contacts, ${SHARED_CONTACTS} as shared_contacts, ${networkStatus(viewer)} as network_status,
    coalesce((select json_agg(json_build_object('id', m.user_id, 'role', m.role) order by m.created_at, m.user_id)
              from company_members m where m.company_id = c.id), '[]') as users,
    ${ownedCardsJson(sql`c.id`)} as owned_cards,
    (select count(*)::int from offers o where o.company_id = c.id and o.is_listed) as offer_count,
    f_iso(c.created_at) as created_at`;
}

/** One company. A `hidden` one (not active) is visible only to its members and admins. */
export function findCompany(
  db: Db,
  id: string,
  { viewer, seesHidden }: { viewer: Viewer | null; seesHidden: boolean },
): Promise<Company | undefined> {
  const member = viewer
    ? sql`or exists (select 1 from company_members m where m.company_id = c.id and m.user_id = ${viewer.userId})`
    : emptySql;
  return db.one<Company>(sql`
    select ${companyColumns(viewer)}
    from companies c left join network_nodes n on n.company_id = c.id ${joinViewer(viewer)}
    where c.id = ${id} and c.deleted_at is null and (c.status = 'active' or ${seesHidden}::boolean ${member})`);
}
