import { isBlockedBy } from '../../platform/blocks.sql.ts';
import type { Identity } from '../../platform/sign-in/identity.ts';
import { type Sql, sql } from '../../storage/sql.ts';

/** The profile that looks at another one: the company in use, else the person. */
export interface Viewer {
  userId: string;
  companyId: string | null;
}

export function viewerOf(identity: Identity): Viewer;
export function viewerOf(identity: Identity | null): Viewer | null;
export function viewerOf(identity: Identity | null): Viewer | null {
  return identity && { userId: identity.user.id, companyId: identity.company?.id ?? null };
}

/**
 * The viewer's row of network_nodes, read once for a whole list: `+` turns its contacts into a plain array. Otherwise every
 * card would fetch and decompress the 5 000 contacts of a hub again, several times (30 cards: 14 ms).
 */
export function viewerNode({ userId, companyId }: Viewer): Sql {
  const own = companyId ? sql`o.company_id = ${companyId}::uuid` : sql`o.user_id = ${userId}::uuid`;
  return sql`with own as materialized (
    select o.id, o.contacts + '{}'::int[] as contacts from network_nodes o where ${own}) select id, contacts from own`;
}

/** The viewer's sorted contacts, which both sides accepted, as an expression. */
export function contactsOf(viewer: Viewer): Sql {
  return sql`(select v.contacts from (${viewerNode(viewer)}) v)`;
}

/** Joins `v`, the viewer's node. The expressions below need it and `n`, the node of the shown profile. */
export function joinViewer(viewer: Viewer | null): Sql {
  return viewer
    ? sql`left join (${viewerNode(viewer)}) v on true`
    : sql`left join (select null::int as id, null::int[] as contacts) v on true`;
}

/** Contacts of `n`, which both sides accepted: of a company, or of the caller; of others see `shownContacts`. */
export const TOTAL_CONTACTS = sql`coalesce(cardinality(n.contacts), 0)`;

/** Contacts that both have, of a company; of others see `shownSharedContacts`. A profile shares none with itself. intarray intersects the two sorted sets. */
export const SHARED_CONTACTS = sql`case when n.id <> v.id then icount(n.contacts & v.contacts) else 0 end`;

/**
 * A member and the own company are connected implicitly. A company in use acts for itself, not for the person's other
 * companies.
 */
function isTied({ userId, companyId }: Viewer): Sql {
  return companyId
    ? sql`(n.company_id = ${companyId}::uuid or exists (
        select 1 from company_members m where m.company_id = ${companyId}::uuid and m.user_id = n.user_id))`
    : sql`exists (select 1 from company_members m where m.company_id = n.company_id and m.user_id = ${userId}::uuid)`;
}

/**
 * Whether the edge `e` comes from a profile, or was added by a person, whom the viewer has blocked. Such an invitation is not
 * shown to the viewer; who sent it sees it as sent.
 */
export function isFromBlocked({ userId, companyId }: Viewer): Sql {
  const profile = sql`${companyId ?? userId}::uuid`;
  const from = sql`(select coalesce(x.user_id, x.company_id) from network_nodes x where x.id = e.from_node)`;
  return isBlockedBy([profile, profile], [from, sql`e.added_by`]);
}

/** The network status of `n` as the viewer `v` sees it (domain §4); null for a guest, a stranger and oneself. */
export function networkStatus(viewer: Viewer | null): Sql {
  if (!viewer) return sql`null::text`;
  // Looks up the primary key: scanning an array of 5 000 contacts costs ten times as much.
  const mine = sql`exists (select 1 from network_edges e where e.from_node = v.id and e.to_node = n.id)`;
  const theirs = sql`exists (select 1 from network_edges e where e.from_node = n.id and e.to_node = v.id)`;
  const invites = sql`exists (
    select 1 from network_edges e where e.from_node = n.id and e.to_node = v.id and not ${isFromBlocked(viewer)})`;
  return sql`case
    when ${isTied(viewer)} then 'connected'
    when ${mine} then case when n.state <> 'active' then 'pending' when ${theirs} then 'both_connected' else 'you_connected' end
    when ${invites} then 'they_connected' end`;
}
