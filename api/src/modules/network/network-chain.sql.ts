import type { Db } from '../../storage/db.ts';
import { sql } from '../../storage/sql.ts';
import { type Viewer, viewerNode } from './network-status.sql.ts';
import { type ProfileCardRow, selectCards } from './profile-cards.sql.ts';
import { showsContacts } from './visibility.sql.ts';

/**
 * The shortest chain of contacts from the viewer to the node, as the depths of the network: a contact of the viewer or of the own
 * company's team, their contact, and the contact of that one. Null parts are steps that the chain does not have. Whoever does not
 * show their contacts to the viewer is part of none, except as a contact of the viewer.
 *
 * It goes backwards from the node, by sorted sets: everybody within two steps of a hub would be far more.
 */
export async function selectChain(db: Db, viewer: Viewer, node: number): Promise<ProfileCardRow[]> {
  const chain = await db.one<{ first: number | null; second: number | null; direct: boolean }>(sql`
    with v as materialized (
      select v.id, v.contacts | network_ties(v.id) as contacts from (${viewerNode(viewer)}) v),
    near as materialized (
      select n.id from v cross join unnest(v.contacts) as c (id) join network_nodes n on n.id = c.id
      where n.id = ${node}::int or n.state = 'active' and ${showsContacts(viewer)}),
    direct as (select true as found from near where id = ${node}::int),
    starts as materialized (select coalesce(array_agg(id order by id), '{}') as ids from near),
    target as materialized (
      select n.contacts from network_nodes n cross join v
      where n.id = ${node}::int and ${showsContacts(viewer)} and not exists (select 1 from direct)),
    two as (
      select (t.contacts & s.ids)[1] as first from target t cross join starts s where t.contacts && s.ids),
    three as (
      select (n.contacts & s.ids)[1] as first, n.id as second
      from target t cross join unnest(t.contacts) as c (id) join network_nodes n on n.id = c.id and n.state = 'active'
      cross join starts s cross join v
      where not exists (select 1 from two) and n.contacts && s.ids and ${showsContacts(viewer)}
      limit 1)
    select coalesce((select found from direct), false) as direct, coalesce(two.first, three.first) as first,
      three.second as second
    from (select 1) one left join two on true left join three on true`);
  if (!chain || (!chain.direct && chain.first === null)) return [];
  const nodes = [chain.first, chain.second, node].filter((id) => id !== null);
  return selectCards(db, viewer, sql`select * from unnest(${nodes}::int[]) with ordinality as t (node, place)`);
}

/** The node of a profile that the viewer may see: active, or not active yet and added by the viewer. */
export function findVisibleNode(
  db: Db,
  viewer: Viewer,
  { userId, companyId }: { userId: string | null; companyId: string | null },
): Promise<{ id: number } | undefined> {
  return db.one<{ id: number }>(sql`
    select n.id from network_nodes n, (${viewerNode(viewer)}) v
    where (n.user_id = ${userId}::uuid or n.company_id = ${companyId}::uuid)
      and (n.state = 'active' or n.id = v.id or (n.state = 'pending'
        and exists (select 1 from network_edges e where e.from_node = v.id and e.to_node = n.id)))`);
}
