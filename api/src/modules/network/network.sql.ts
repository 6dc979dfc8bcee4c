import type { NetworkManageReply } from '@wspolnik/contract/network';
import { isBlocked } from '../../platform/blocks.sql.ts';
import type { AccountOwner } from '../../platform/sign-in/account-owner.ts';
import type { Db } from '../../storage/db.ts';
import { type Sql, sql } from '../../storage/sql.ts';
import { joinEdges, statusInfo } from './network-card.sql.ts';
import { joinViewer, networkStatus, type Viewer } from './network-status.sql.ts';
import { shownContacts, shownSharedContacts } from './visibility.sql.ts';

export interface NodeRow {
  id: number;
  state: 'pending' | 'active' | 'gone';
}

export function findNode(db: Db, { userId, companyId }: AccountOwner): Promise<NodeRow | undefined> {
  return db.one<NodeRow>(sql`
    select id, state from network_nodes where user_id = ${userId}::uuid or company_id = ${companyId}::uuid`);
}

/**
 * Serialises changes of a pair, whichever side makes them: of two people who add each other at once, the second finds the
 * invitation. It locks the pair, not the nodes, because many may add a popular company at once.
 */
export async function lockPair(tx: Db, one: number, other: number): Promise<void> {
  await tx.query(sql`select pg_advisory_xact_lock(${Math.min(one, other)}::int, ${Math.max(one, other)}::int)`);
}

export interface PairRow {
  mine: boolean;
  theirs: boolean;
  /** A member and the own company. */
  tied: boolean;
  removed_at: string | null;
  /** When this side refused the other's invitation; null unless it did. */
  refused_at: string | null;
}

/** A separate statement after {@link lockPair}, so that it sees what the previous transaction has committed. */
export async function selectPair(tx: Db, from: number, to: number): Promise<PairRow> {
  const row = await tx.one<PairRow>(sql`
    select exists (select 1 from network_edges e where e.from_node = ${from} and e.to_node = ${to}) as mine,
      exists (select 1 from network_edges e where e.from_node = ${to} and e.to_node = ${from}) as theirs,
      ${to}::int = any(network_ties(${from}::int)) as tied,
      (select r.removed_at from network_removals r where r.from_node = ${from} and r.to_node = ${to}) as removed_at,
      (select r.removed_at from network_removals r
       where r.from_node = ${to} and r.to_node = ${from} and r.invited_at is not null) as refused_at`);
  if (!row) throw new Error('no answer about the pair');
  return row;
}

export async function insertEdge(
  tx: Db,
  { from, to, addedBy }: { from: number; to: number; addedBy: string | null },
  now: Date,
): Promise<void> {
  await tx.query(sql`
    insert into network_edges (from_node, to_node, added_by, created_at) values (${from}, ${to}, ${addedBy}, ${now})`);
}

/** Whether the profile has blocked the other one. */
export async function hasBlocked(tx: Db, blocker: AccountOwner, blocked: AccountOwner): Promise<boolean> {
  const [from, to] = [blocker, blocked].map(({ userId, companyId }) => sql`${companyId ?? userId}::uuid`);
  const row = await tx.one<{ blocks: boolean }>(sql`select ${isBlocked(from as Sql, to as Sql)} as blocks`);
  return row?.blocks === true;
}

export async function deleteEdge(tx: Db, from: number, to: number, now: Date): Promise<void> {
  await tx.query(sql`delete from network_edges where from_node = ${from} and to_node = ${to}`);
  await tx.query(sql`
    insert into network_removals (from_node, to_node, removed_at) values (${from}, ${to}, ${now})
    on conflict (from_node, to_node) do update set removed_at = excluded.removed_at, invited_at = null, invited_by = null`);
}

/** Ends an invitation, and keeps what {@link restoreInvitation} needs. */
export async function refuseInvitation(tx: Db, from: number, to: number, now: Date): Promise<void> {
  await tx.query(sql`
    with refused as (
      delete from network_edges where from_node = ${from} and to_node = ${to} returning from_node, to_node, created_at, added_by)
    insert into network_removals (from_node, to_node, removed_at, invited_at, invited_by)
    select from_node, to_node, ${now}::timestamptz, created_at, added_by from refused
    on conflict (from_node, to_node) do update
      set removed_at = excluded.removed_at, invited_at = excluded.invited_at, invited_by = excluded.invited_by`);
}

/** The invitation is again as it was before the refusal, from which on its sender waited. */
export async function restoreInvitation(tx: Db, from: number, to: number): Promise<void> {
  await tx.query(sql`
    with taken_back as (
      delete from network_removals where from_node = ${from} and to_node = ${to} and invited_at is not null returning *)
    insert into network_edges (from_node, to_node, added_by, created_at)
    select from_node, to_node, invited_by, invited_at from taken_back`);
}

export type TieRow = Omit<NetworkManageReply, 'recipient' | 'recipient_id'>;

/** Status and counts of the node `id` as the viewer sees it. */
export async function selectTie(db: Db, viewer: Viewer, id: number, now: Date): Promise<TieRow> {
  const row = await db.one<TieRow>(sql`
    select ${networkStatus(viewer)} as network_status, ${statusInfo(viewer)} as network_status_info,
      ${shownSharedContacts(viewer)} as shared_count, ${shownContacts(viewer)} as total_contacts,
      cardinality(v.contacts) as own_total_contacts
    from network_nodes n ${joinViewer(viewer)} ${joinEdges(now)} where n.id = ${id}`);
  if (!row) throw new Error('the recipient vanished');
  return row;
}
