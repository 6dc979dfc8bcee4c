import type { CompanyCard, UserCard } from '@wspolnik/contract/network';
import type { Db } from '../../storage/db.ts';
import { type Sql, sql } from '../../storage/sql.ts';
import { companyCardFields, userCardFields } from './network-card.sql.ts';
import { joinViewer, type Viewer } from './network-status.sql.ts';

export type ProfileCardRow = CompanyCard | UserCard;

/** Cards of the nodes that `nodes` selects as `node` and `place`, in the order of their places. */
export async function selectCards(db: Db, viewer: Viewer, nodes: Sql): Promise<ProfileCardRow[]> {
  const rows = await db.query<{ card: ProfileCardRow }>(sql`
    select case when n.company_id is null then json_build_object(${userCardFields(viewer)})
                else json_build_object(${companyCardFields(viewer)}) end as card
    from (${nodes}) t join network_nodes n on n.id = t.node
    left join users u on u.id = n.user_id left join companies c on c.id = n.company_id ${joinViewer(viewer)}
    order by t.place`);
  return rows.map(({ card }) => card);
}
