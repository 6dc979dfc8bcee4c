import type { NetworkTies } from '@wspolnik/contract/network';
import type { Db } from '../../storage/db.ts';
import { type Sql, sql } from '../../storage/sql.ts';
import { cardOfNode } from './introduction-parts.sql.ts';
import { contactsOfNode } from './network-list.sql.ts';
import { joinViewer, type Viewer, viewerNode } from './network-status.sql.ts';

/** Shared contacts that are named; the contract's maximum. */
const NAMED = 3;

/** Whether the order `o` was bought by the node `n`. */
const isBuyer = (n: Sql): Sql => sql`(o.buyer_company_id = ${n}.company_id
  or o.buyer_user_id = ${n}.user_id and o.buyer_company_id is null)`;

/** What connects the viewer with the node, in one statement; the orders by the indexes of their buyers. */
export async function selectTies(db: Db, viewer: Viewer, node: number): Promise<NetworkTies> {
  const shared = contactsOfNode(node, viewer, true);
  const row = await db.one<NetworkTies>(sql`
    with v as materialized (select o.id, o.user_id, o.company_id from network_nodes o join (${viewerNode(viewer)}) own using (id)),
    n as materialized (select k.id, k.user_id, k.company_id from network_nodes k where k.id = ${node}),
    deals as (
      select o.created_at from n, v, orders o
      where o.status = 'completed' and (o.seller_id = n.company_id and ${isBuyer(sql`v`)}
        or o.seller_id = v.company_id and ${isBuyer(sql`n`)})),
    shared as materialized (
      select n.id, n.name_order from (${shared.reach}) r join network_nodes n on n.id = r.node ${joinViewer(viewer)}
      where ${shared.visible})
    select
      (select greatest(mine.created_at, theirs.created_at) from n, v, network_edges mine, network_edges theirs
       where mine.from_node = v.id and mine.to_node = n.id and theirs.from_node = n.id and theirs.to_node = v.id) as contact_since,
      (select ${cardOfNode(sql`i.holder_node`)} from n, v, introductions i
       where i.status = 'introduced' and (i.asker_node, i.target_node) in ((v.id, n.id), (n.id, v.id))
         and exists (select 1 from network_edges e where e.from_node = v.id and e.to_node = n.id)
         and exists (select 1 from network_edges e where e.from_node = n.id and e.to_node = v.id)
       order by i.ended_at limit 1) as introduced_by,
      (select count(*)::int from deals) as orders, (select min(created_at) from deals) as first_order_at,
      exists (select 1 from n, v, introductions i
        where i.asker_node = v.id and i.target_node = n.id and i.status = 'open') as introduction_asked,
      json_build_object('count', (select count(*) from shared), 'first', (
        select coalesce(json_agg(${cardOfNode(sql`s.id`)} order by s.name_order, s.id), '[]')
        from (select * from shared order by name_order, id limit ${NAMED}::int) s)) as shared`);
  if (!row) throw new Error('no answer about the ties');
  return row;
}
