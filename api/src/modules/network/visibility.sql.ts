import { type Sql, sql } from '../../storage/sql.ts';
import { networkStatus, SHARED_CONTACTS, TOTAL_CONTACTS, type Viewer } from './network-status.sql.ts';

/**
 * Whether the viewer sees what the person of the node `n` shows to `visibility`, a column of that name; needs `joinViewer`. A contact
 * is one that both sides accepted: an invitation opens nothing. What is somebody's own they see as every profile of theirs.
 */
export function isShown(visibility: Sql, viewer: Viewer | null): Sql {
  if (!viewer) return sql`false`;
  return sql`(n.user_id = ${viewer.userId}::uuid or case ${visibility}
    when 'signed_in' then true when 'contacts' then coalesce(${networkStatus(viewer)} in ('connected', 'both_connected'), false)
    else false end)`;
}

/** Whether the viewer sees the contacts of the node `n`; those of a company are public. */
export function showsContacts(viewer: Viewer | null): Sql {
  return sql`(n.user_id is null or ${isShown(sql`n.contacts_visibility`, viewer)})`;
}

/** {@link TOTAL_CONTACTS} of a person or a company; null where the viewer does not see the contacts. */
export function shownContacts(viewer: Viewer | null): Sql {
  return sql`case when ${showsContacts(viewer)} then ${TOTAL_CONTACTS} end`;
}

/** {@link SHARED_CONTACTS} with a person or a company; 0 where the viewer does not see the contacts. */
export function shownSharedContacts(viewer: Viewer | null): Sql {
  return sql`case when ${showsContacts(viewer)} then ${SHARED_CONTACTS} else 0 end`;
}

/** Shared contacts that a card names; the contract's maximum. */
const NAMED = 2;
/** Shared contacts from which those are taken: a list has thirty cards, and two hubs share thousands. */
const LOOKED_AT = 50;

/**
 * Names of the first shared contacts of the node `n` and the viewer, as far as both sides of the tie show it; needs `joinViewer`.
 * Inside, `n` is the shared contact.
 */
export function sharedNames(viewer: Viewer | null): Sql {
  if (!viewer) return sql`'{}'::text[]`;
  return sql`case when n.id <> v.id and ${showsContacts(viewer)} then array(
    select coalesce(c.name, u.first_name || ' ' || u.last_name)
    from (select unnest((n.contacts & v.contacts)[1 : ${LOOKED_AT}::int]) as id) s join network_nodes n on n.id = s.id
    left join users u on u.id = n.user_id left join companies c on c.id = n.company_id
    where n.state = 'active' and ${showsContacts(viewer)} order by n.name_order, n.id limit ${NAMED}::int) else '{}'::text[] end`;
}
