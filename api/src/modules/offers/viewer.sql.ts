import type { Identity } from '../../platform/identity.ts';
import { type Sql, sql } from '../../storage/sql.ts';

/** The caller's row of network_nodes: the company's when it acts as one. */
export function viewerNode({ user, company }: Identity): Sql {
  return company
    ? sql`select v.id, v.contacts from network_nodes v where v.company_id = ${company.id}::uuid`
    : sql`select v.id, v.contacts from network_nodes v where v.user_id = ${user.id}::uuid`;
}

export function contactsOf(viewer: Identity): Sql {
  return sql`select v.contacts from (${viewerNode(viewer)}) v`;
}
