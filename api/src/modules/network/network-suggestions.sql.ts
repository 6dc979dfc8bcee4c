import type { Db } from '../../storage/db.ts';
import { sql } from '../../storage/sql.ts';
import { WAIT } from './network-card.sql.ts';
import { type Viewer, viewerNode } from './network-status.sql.ts';
import { type ProfileCardRow, selectCards } from './profile-cards.sql.ts';

/** The newest contacts whose own contacts are considered, and of each at most so many; all of a hub's are too many to count. */
const CONTACTS = 200;
const PER_CONTACT = 500;
/** Candidates, by the contacts considered, whose shared contacts are then counted exactly. */
const CANDIDATES = 1_000;

/**
 * Profiles that have most contacts in common with the viewer, the colleagues of an own company included. Left out are contacts,
 * invitations of either side, removals and refusals within the waiting time, and dismissed ones.
 */
export function selectSuggestions(db: Db, viewer: Viewer, limit: number, now: Date): Promise<ProfileCardRow[]> {
  return selectCards(
    db,
    viewer,
    sql`
    with me as materialized (
      select v.id, v.contacts, network_ties(v.id) as ties from (${viewerNode(viewer)}) v),
    known as (
      (select e.to_node as node from me join network_edges e on e.from_node = me.id
       order by e.created_at desc, e.to_node limit ${CONTACTS}::int)
      union select t from me, unnest(me.ties) t),
    candidates as (
      select h.from_node as node from known k cross join lateral (
        select e.from_node from network_edges e where e.to_node = k.node order by e.from_node limit ${PER_CONTACT}::int) h
      group by h.from_node order by count(*) desc, h.from_node limit ${CANDIDATES}::int),
    open as (
      select n.id, n.label, n.contacts, me.contacts | me.ties as known
      from candidates c join network_nodes n on n.id = c.node cross join me
      where n.state = 'active' and n.id <> me.id and n.id <> all(me.ties)
        and not exists (select 1 from network_edges e where e.from_node = me.id and e.to_node = n.id)
        and not exists (select 1 from network_edges e where e.from_node = n.id and e.to_node = me.id)
        and not exists (select 1 from network_dismissals d where d.from_node = me.id and d.to_node = n.id)
        and not exists (select 1 from network_removals r where r.removed_at + ${WAIT} > ${now}::timestamptz
          and ((r.from_node = me.id and r.to_node = n.id) or (r.from_node = n.id and r.to_node = me.id))))
    select o.id as node, row_number() over (order by icount(o.contacts & o.known) desc, o.label, o.id) as place
    from open o order by place limit ${limit}::int`,
  );
}

export async function insertDismissal(tx: Db, from: number, to: number, now: Date): Promise<void> {
  await tx.query(sql`
    insert into network_dismissals (from_node, to_node, dismissed_at) values (${from}, ${to}, ${now})
    on conflict do nothing`);
}
