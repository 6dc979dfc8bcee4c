import { isBlockedBy } from '../../platform/blocks.sql.ts';
import { type Sql, sql } from '../../storage/sql.ts';
import { profileCard } from '../notifications/index.ts';
import { type Viewer, viewerNode } from './network-status.sql.ts';

/** The contract's `ProfileCard` of a node. */
export const cardOfNode = (node: Sql): Sql => sql`(
  select ${profileCard(sql`u`, sql`c`)} from network_nodes x
  left join users u on u.id = x.user_id left join companies c on c.id = x.company_id where x.id = ${node})`;

const idOfNode = (node: Sql): Sql =>
  sql`(select coalesce(x.user_id, x.company_id) from network_nodes x where x.id = ${node})`;

/**
 * Whether the viewer sees the request `i`: its asker is active, and the viewer has blocked neither the asker nor the person who wrote.
 * The asker sees it as sent.
 */
export function isAskedBySeen({ userId, companyId }: Viewer): Sql {
  const profile = sql`${companyId ?? userId}::uuid`;
  return sql`exists (select 1 from network_nodes a where a.id = i.asker_node and a.state = 'active')
    and not ${isBlockedBy([profile, profile], [idOfNode(sql`i.asker_node`), sql`i.asked_by`])}`;
}

/** How many requests wait for the viewer's answer, as an expression. */
export const countAsked = (viewer: Viewer): Sql => sql`(
  select count(*)::int from introductions i, (${viewerNode(viewer)}) me
  where i.holder_node = me.id and i.status = 'open' and ${isAskedBySeen(viewer)})`;

/**
 * The contract's `introduction` of `n`, who invites the viewer `v`; needs `joinEdges`. Not of an introducer whom the viewer
 * has blocked.
 */
export function introductionOf(viewer: Viewer | null): Sql {
  if (!viewer) return sql`null`;
  const profile = sql`${viewer.companyId ?? viewer.userId}::uuid`;
  return sql`case when theirs.from_node is not null and mine.from_node is null then (
    select json_build_object('by', ${cardOfNode(sql`i.holder_node`)}, 'words', i.words, 'text', i.text)
    from introductions i
    where i.asker_node = n.id and i.target_node = v.id and i.status = 'introduced'
      and not ${isBlockedBy([profile, profile], [idOfNode(sql`i.holder_node`), sql`i.answered_by`])}
    order by i.ended_at desc limit 1) end`;
}
