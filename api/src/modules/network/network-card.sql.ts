import { firstJob, headlineOf } from '../../platform/headline.sql.ts';
import { type Sql, sql } from '../../storage/sql.ts';
import { networkStatus, type Viewer } from './network-status.sql.ts';
import { isShown, sharedNames, shownContacts, shownSharedContacts } from './visibility.sql.ts';

function networkFields(viewer: Viewer | null): Sql {
  return sql`'total_contacts', ${shownContacts(viewer)}, 'shared_contacts', ${shownSharedContacts(viewer)},
    'shared_names', ${sharedNames(viewer)}, 'network_status', ${networkStatus(viewer)}`;
}

/** Fields of the contract's `CompanyCard` for the company `c` with its node `n`; needs `joinViewer`. */
export function companyCardFields(viewer: Viewer | null): Sql {
  return sql`'type', 'company', 'id', c.id, 'name', c.name, 'image', c.image, 'thumbnail', c.thumbnail, 'city', c.city,
    'rating', c.rating, 'rating_count', c.rating_count,
    'offer_count', (select count(*)::int from offers o where o.company_id = c.id and o.is_listed),
    'category', (select json_build_object('id', k.id, 'name', k.name, 'name_en', k.name_en) from categories k where k.id = c.category_id),
    ${networkFields(viewer)}`;
}

const WORK = sql`json_build_object('company_id', w.id, 'company_name', w.name, 'job_title', m.job_title)`;

/** Fields of the contract's `UserCard` for the person `u` with their node `n`; needs `joinViewer`. */
export function userCardFields(viewer: Viewer | null): Sql {
  return sql`'type', 'user', 'id', u.id, 'name', u.first_name || ' ' || u.last_name, 'first_name', u.first_name,
    'last_name', u.last_name, 'image', u.image, 'thumbnail', u.thumbnail,
    'headline', ${headlineOf(sql`u`)}, 'city', case when ${isShown(sql`u.details_visibility`, viewer)} then u.city end,
    'work', ${firstJob(sql`u`, WORK)}, ${networkFields(viewer)}`;
}

/** Days before the same invitation may be sent again after a removal (domain §4). */
export const INVITATION_WAIT_DAYS = 21;
export const WAIT = sql`interval '21 days'`;

/** Joins for {@link statusInfo}: both edges, and a removal within the waiting time. */
export function joinEdges(now: Date): Sql {
  return sql`left join network_edges mine on mine.from_node = v.id and mine.to_node = n.id
    left join network_edges theirs on theirs.from_node = n.id and theirs.to_node = v.id
    left join network_removals removed on removed.from_node = v.id and removed.to_node = n.id
      and removed.removed_at + ${WAIT} > ${now}::timestamptz`;
}

/** The contract's `NetworkStatusInfo`. Accepting somebody's invitation has no waiting time. */
export function statusInfo(viewer: Viewer | null): Sql {
  return sql`case when v.id <> n.id then (
    select json_build_object(
      'since', case when s.status <> 'connected' then f_iso(greatest(mine.created_at, theirs.created_at)) end,
      'allowed_actions', to_json(case
        when s.status = 'connected' then '{}'
        when mine.from_node is not null then '{remove}'
        when removed.from_node is not null and s.status is null then '{}'
        when s.status = 'they_connected' then '{add,decline}'
        else '{add}' end::text[]),
      'retry_at', case when s.status is null then f_iso(removed.removed_at + ${WAIT}) end)
    from (select ${networkStatus(viewer)} as status) s) end`;
}
