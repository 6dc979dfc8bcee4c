import type { NetworkCompany, NetworkInvitations, NetworkQuery, NetworkUser } from '@wspolnik/contract/network';
import { hasWords, nameRank } from '../../platform/words/name-match.sql.ts';
import type { Db } from '../../storage/db.ts';
import { emptySql, joinSql, type Sql, sql } from '../../storage/sql.ts';
import { countAsked, introductionOf } from './introduction-parts.sql.ts';
import { companyCardFields, joinEdges, statusInfo, userCardFields } from './network-card.sql.ts';
import { isFromBlocked, joinViewer, type Viewer, viewerNode } from './network-status.sql.ts';
import { shownSharedContacts, showsContacts } from './visibility.sql.ts';

/** The network of a hub contains everybody. Nobody pages that far, and counting further costs more than it is worth. */
const MOST = 10_000;

/** Members of the list: nodes with their distance (`node`, `distance`), and the visible ones (`n`, `r`). */
export interface Circle {
  reach: Sql;
  visible: Sql;
}

/**
 * Everybody within this many steps of the viewer, invitations left out. The own company is visible before it is active. Whoever is
 * further away is listed by a contact of theirs, so it takes that they show their contacts.
 */
export function within(viewer: Viewer, depth: number): Circle {
  const reach = sql`select r.node, r.distance from (${viewerNode(viewer)}) me,
    network_reach(me.id, ${depth}::int, ${MOST + 1}::int) r`;
  const visible = sql`(r.distance = 1 and n.state in ('active', 'pending') or n.state = 'active' and ${showsContacts(viewer)})`;
  return { reach, visible };
}

function edgesOf(viewer: Viewer, direction: 'out' | 'in', answered: boolean): Sql {
  const [here, there] = direction === 'out' ? [sql`e.from_node`, sql`e.to_node`] : [sql`e.to_node`, sql`e.from_node`];
  const back = sql`exists (select 1 from network_edges b where b.from_node = e.to_node and b.to_node = e.from_node)`;
  const shown = direction === 'in' ? sql`and not ${isFromBlocked(viewer)}` : emptySql;
  return sql`select ${there} as node, 1 as distance from (${viewerNode(viewer)}) me
    join network_edges e on ${here} = me.id
    where ${answered ? back : sql`not ${back}`} ${shown} and ${there} <> all(network_ties(me.id)) limit ${MOST + 1}::int`;
}

/**
 * The viewer's contacts or invitations in one status, as defined by `networkStatus`. Sent invitations include those whose recipient is
 * not active yet, which only `pending` lists.
 */
export function inStatus(viewer: Viewer, status: NonNullable<NetworkQuery['status']>): Circle {
  const active = sql`n.state = 'active'`;
  switch (status) {
    case 'they_connected':
      return { reach: edgesOf(viewer, 'in', false), visible: active };
    case 'you_connected':
      return { reach: edgesOf(viewer, 'out', false), visible: sql`n.state in ('active', 'pending')` };
    case 'both_connected':
      return { reach: edgesOf(viewer, 'out', true), visible: active };
    case 'pending':
      return { reach: edgesOf(viewer, 'out', false), visible: sql`n.state = 'pending'` };
    case 'connected':
      return {
        reach: sql`select t as node, 1 as distance from (${viewerNode(viewer)}) me, unnest(network_ties(me.id)) t`,
        visible: sql`n.state <> 'gone'`,
      };
  }
}

/** Unanswered invitations, counted as {@link inStatus} lists them. */
export async function countInvitations(db: Db, viewer: Viewer): Promise<NetworkInvitations> {
  const count = ({ reach, visible }: Circle) =>
    sql`(select count(*)::int from (${reach}) r join network_nodes n on n.id = r.node where ${visible})`;
  const row = await db.one<NetworkInvitations>(sql`
    select ${count(inStatus(viewer, 'they_connected'))} as received, ${count(inStatus(viewer, 'you_connected'))} as sent,
      ${countAsked(viewer)} as introductions`);
  if (!row) throw new Error('no answer about the invitations');
  return row;
}

export interface Profile {
  userId: string | null;
  companyId: string | null;
}

/** The node of an active profile. */
export function findActiveNode(db: Db, { userId, companyId }: Profile): Promise<{ id: number } | undefined> {
  return db.one(sql`
    select id from network_nodes
    where (user_id = ${userId}::uuid or company_id = ${companyId}::uuid) and state = 'active'`);
}

/** Contacts of a node, or those that the viewer has as well. A tie is shown where both its sides show their contacts. */
export function contactsOfNode(node: number, viewer: Viewer | null, isShared: boolean): Circle {
  const contacts = isShared ? sql`n.contacts & v.contacts` : sql`n.contacts`;
  const reach = sql`select c as node, 1 as distance from network_nodes n ${joinViewer(viewer)}
    cross join lateral unnest((${contacts})[1 : ${MOST + 1}::int]) c
    where n.id = ${node} and ${showsContacts(viewer)}`;
  return { reach, visible: sql`n.state = 'active' and ${showsContacts(viewer)}` };
}

interface NetworkSelection {
  circle: Circle;
  viewer: Viewer | null;
  q: string | undefined;
  page: number;
  limit: number;
  now: Date;
}

function entries({ viewer, now, page, limit }: NetworkSelection, kind: 'company' | 'user'): Sql {
  const isCompany = kind === 'company';
  const fields = isCompany ? companyCardFields(viewer) : userCardFields(viewer);
  const profile = isCompany ? sql`join companies c on c.id = n.company_id` : sql`join users u on u.id = n.user_id`;
  return sql`(select coalesce(json_agg(t.card order by t.rank, t.distance, t.name_order, t.id), '[]') from (
    select json_build_object(${fields}, 'network_status_info', ${statusInfo(viewer)},
             'shared_count', ${shownSharedContacts(viewer)},
             'introduction', ${introductionOf(viewer)}, 'depth', h.distance) as card, h.rank, h.distance, h.name_order, h.id
    from (select * from hits where is_company = ${isCompany}::boolean order by rank, distance, name_order, id
          limit ${limit}::int offset ${(page - 1) * limit}::int) h
    join network_nodes n on n.id = h.id ${profile} ${joinViewer(viewer)} ${joinEdges(now)}) t)`;
}

export interface NetworkRows {
  companies: NetworkCompany[];
  users: NetworkUser[];
  company_count: number;
  user_count: number;
  exact: boolean;
}

/** One statement: finds the hits only in network_nodes, then reads the profiles of one page. */
export async function selectNetwork(db: Db, selection: NetworkSelection): Promise<NetworkRows> {
  const { circle, q } = selection;
  const row = await db.one<NetworkRows>(sql`
    with reach as materialized (${circle.reach}),
    hits as materialized (
      select n.id, n.company_id is not null as is_company, r.distance, n.name_order, ${nameRank(sql`n.label`, q)} as rank
      from reach r cross join lateral (
        -- Forces one lookup per row: the planner would rather hash all nodes.
        select k.id, k.company_id, k.user_id, k.state, k.contacts_visibility, k.label, k.name_order
        from network_nodes k where k.id = r.node offset 0) n
      ${joinViewer(selection.viewer)}
      where ${joinSql([circle.visible, ...hasWords(sql`n.label`, q)], ' and ')})
    select ${entries(selection, 'company')} as companies, ${entries(selection, 'user')} as users,
      (select count(*) from hits where is_company)::int as company_count,
      (select count(*) from hits where not is_company)::int as user_count,
      (select count(*) from reach) <= ${MOST}::int as exact`);
  if (!row) throw new Error('no answer from the network');
  return row;
}
