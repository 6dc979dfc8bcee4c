import type { Db } from '../../storage/db.ts';
import { sql } from '../../storage/sql.ts';
import { WAIT } from './network-card.sql.ts';
import { type Viewer, viewerNode } from './network-status.sql.ts';
import { type ProfileCardRow, selectCards } from './profile-cards.sql.ts';
import { showsContacts } from './visibility.sql.ts';

/** The contacts added last, whose own contacts are considered, and of each at most so many; all of a hub's are too many to count. */
const CONTACTS = 200;
const PER_CONTACT = 500;
/** Candidates, by the contacts considered, whose shared contacts are then counted exactly. */
const CANDIDATES = 1_000;

/**
 * Profiles that have most contacts in common with the viewer, the colleagues of an own company included. Left out are contacts,
 * invitations of either side, removals and refusals within the waiting time, dismissed ones, and whoever does not show their
 * contacts: a suggestion says that there are shared ones.
 */
export function selectSuggestions(db: Db, viewer: Viewer, limit: number, now: Date): Promise<ProfileCardRow[]> {
  return selectCards(
    db,
    viewer,
    sql`
    with v as materialized (
      select v.id, v.contacts, network_ties(v.id) as ties from (${viewerNode(viewer)}) v),
    known as (
      select n.contacts from ((select e.to_node as node from v join network_edges e on e.from_node = v.id
        join network_edges back on back.from_node = e.to_node and back.to_node = v.id
        order by e.created_at desc, e.to_node limit ${CONTACTS}::int)
        union select t from v, unnest(v.ties) t) k
      join network_nodes n on n.id = k.node cross join v where ${showsContacts(viewer)}),
    candidates as (
      select c as node from known k cross join unnest((k.contacts)[1 : ${PER_CONTACT}::int]) c
      group by c order by count(*) desc, c limit ${CANDIDATES}::int),
    open as (
      select n.id, n.name_order, n.contacts, v.contacts | v.ties as known
      from candidates c join network_nodes n on n.id = c.node cross join v
      where n.state = 'active' and ${showsContacts(viewer)} and n.id <> v.id and n.id <> all(v.ties)
        and not exists (select 1 from network_edges e where e.from_node = v.id and e.to_node = n.id)
        and not exists (select 1 from network_edges e where e.from_node = n.id and e.to_node = v.id)
        and not exists (select 1 from network_dismissals d where d.from_node = v.id and d.to_node = n.id)
        and not exists (select 1 from network_removals r where r.removed_at + ${WAIT} > ${now}::timestamptz
          and ((r.from_node = v.id and r.to_node = n.id) or (r.from_node = n.id and r.to_node = v.id))))
    select o.id as node, row_number() over (order by icount(o.contacts & o.known) desc, o.name_order, o.id) as place
    from open o order by place limit ${limit}::int`,
  );
}

export async function insertDismissal(tx: Db, from: number, to: number, now: Date): Promise<void> {
  await tx.query(sql`
    insert into network_dismissals (from_node, to_node, dismissed_at) values (${from}, ${to}, ${now})
    on conflict do nothing`);
}
