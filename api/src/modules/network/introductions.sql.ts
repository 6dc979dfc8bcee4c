import type { Introduction, IntroductionStatus } from '@wspolnik/contract/introductions';
import type { AccountOwner } from '../../platform/sign-in/account-owner.ts';
import type { Db } from '../../storage/db.ts';
import { type Sql, sql } from '../../storage/sql.ts';
import { cardOfNode, isAskedBySeen } from './introduction-parts.sql.ts';
import { type Viewer, viewerNode } from './network-status.sql.ts';

/** Of each side of the list. */
const MOST = 50;

/** The sides of a request, as nodes. */
export interface IntroductionNodes {
  asker_node: number;
  target_node: number;
  first_node: number;
  holder_node: number;
}

type Shown = Omit<Introduction, 'next' | 'allowed_actions'>;
export type IntroductionRow = Shown & IntroductionNodes;

const COLUMNS = sql`i.id, ${cardOfNode(sql`i.asker_node`)} as asker, ${cardOfNode(sql`i.target_node`)} as target,
  ${cardOfNode(sql`i.first_node`)} as first,
  case when i.status = 'introduced' then ${cardOfNode(sql`i.holder_node`)} end as introducer,
  i.holder_node <> i.first_node as passed_on, i.text, i.words, i.status, i.created_at, i.expires_at, i.ended_at,
  i.asker_node, i.target_node, i.first_node, i.holder_node`;

/** Open ones, and those that ended since. */
const isListed = (since: Date): Sql => sql`(i.status = 'open' or i.ended_at > ${since})`;
const ORDER = sql`order by i.status = 'open' desc, coalesce(i.ended_at, i.created_at) desc, i.id limit ${MOST}::int`;

export function selectSent(db: Db, node: number, since: Date): Promise<IntroductionRow[]> {
  return db.query(
    sql`select ${COLUMNS} from introductions i where i.asker_node = ${node} and ${isListed(since)} ${ORDER}`,
  );
}

/** Those that wait for the node or did, also when it has passed them on. */
export function selectReceived(db: Db, viewer: Viewer, node: number, since: Date): Promise<IntroductionRow[]> {
  return db.query(sql`
    select ${COLUMNS} from introductions i
    where ${node}::int in (i.first_node, i.holder_node) and ${isListed(since)} and i.status <> 'withdrawn'
      and ${isAskedBySeen(viewer)} ${ORDER}`);
}

interface Waiting {
  count: number;
  /** The newest first. */
  names: string[];
}

/** Requests that wait for the viewer's answer, and answers since then whose notifications the person has not seen. */
export async function selectWaitingIntroductions(
  db: Db,
  viewer: Viewer,
  since: Date,
  mostNames: number,
): Promise<{ asked: Waiting; answered: Waiting }> {
  const waiting = (rows: Sql, name: Sql) => sql`json_build_object('count', (select count(*) from ${rows}),
    'names', array(select ${cardOfNode(name)}->>'name' from ${rows} order by at desc limit ${mostNames}::int))`;
  const row = await db.one<{ asked: Waiting; answered: Waiting }>(sql`
    with me as materialized (${viewerNode(viewer)}),
    asked as (
      select i.asker_node as node, i.created_at as at from introductions i, me
      where i.holder_node = me.id and i.status = 'open' and ${isAskedBySeen(viewer)}),
    answered as (
      select i.target_node as node, i.ended_at as at from introductions i, me
      where i.asker_node = me.id and i.status in ('introduced', 'declined') and i.ended_at > ${since} and exists (
        select 1 from notifications a where a.user_id = ${viewer.userId} and a.seen_at is null and not a.hidden
          and a.subject_id = i.id and a.kind in ('IntroductionMade', 'IntroductionDeclined')))
    select ${waiting(sql`asked`, sql`asked.node`)} as asked, ${waiting(sql`answered`, sql`answered.node`)} as answered`);
  if (!row) throw new Error('no answer about the introductions');
  return row;
}

/** Undefined for one that the viewer is no side of, or whose asker they have blocked. */
export function selectOne(db: Db, viewer: Viewer, node: number, id: string): Promise<IntroductionRow | undefined> {
  return db.one(sql`
    select ${COLUMNS} from introductions i
    where i.id = ${id} and (i.asker_node = ${node}
      or ${node}::int in (i.first_node, i.holder_node) and ${isAskedBySeen(viewer)})`);
}

export interface LockedIntroduction extends IntroductionNodes {
  id: string;
  asked_by: string;
  status: IntroductionStatus;
  expires_at: string;
}

/** Of two answers at once the second finds the first. */
export function lockIntroduction(tx: Db, id: string): Promise<LockedIntroduction | undefined> {
  return tx.one(sql`
    select id, asked_by, status, expires_at, asker_node, target_node, first_node, holder_node
    from introductions where id = ${id} for no key update`);
}

/** The profile of a node, with its name for a notification. */
export async function selectProfile(tx: Db, node: number): Promise<AccountOwner & { name: string; state: string }> {
  const row = await tx.one<AccountOwner & { name: string; state: string }>(sql`
    select n.user_id as "userId", n.company_id as "companyId", n.state, coalesce(c.name, u.first_name || ' ' || u.last_name) as name
    from network_nodes n left join users u on u.id = n.user_id left join companies c on c.id = n.company_id
    where n.id = ${node}`);
  if (!row) throw new Error('a node vanished');
  return row;
}

interface NewIntroduction {
  id: string;
  asker: number;
  target: number;
  first: number;
  askedBy: string;
  text: string;
  expiresAt: Date;
}

/** False when one to the same profile is open (index introductions_open). */
export async function insertIntroduction(tx: Db, request: NewIntroduction, now: Date): Promise<boolean> {
  const { id, asker, target, first, askedBy, text, expiresAt } = request;
  const row = await tx.one(sql`
    insert into introductions (id, asker_node, target_node, first_node, holder_node, asked_by, text, created_at, expires_at)
    values (${id}, ${asker}, ${target}, ${first}, ${first}, ${askedBy}, ${text}, ${now}, ${expiresAt})
    on conflict (asker_node, target_node) where status = 'open' do nothing returning id`);
  return row !== undefined;
}

export async function passOn(tx: Db, id: string, node: number): Promise<void> {
  await tx.query(sql`update introductions set holder_node = ${node} where id = ${id}`);
}

export async function endIntroduction(
  tx: Db,
  id: string,
  { status, by, words = '' }: { status: IntroductionStatus; by: string | null; words?: string },
  now: Date,
): Promise<void> {
  await tx.query(sql`
    update introductions set status = ${status}, answered_by = ${by}, words = ${words}, ended_at = ${now} where id = ${id}`);
}

/** Ends those that nobody answered in time, and answers the nodes of both sides. */
export function expireIntroductions(
  tx: Db,
  now: Date,
): Promise<Pick<IntroductionNodes, 'asker_node' | 'holder_node'>[]> {
  return tx.query(sql`
    update introductions set status = 'expired', ended_at = ${now} where status = 'open' and expires_at <= ${now}
    returning asker_node, holder_node`);
}

/** One that led to nothing is of no use once it is not listed; the others say who brought two contacts together. */
export async function deleteEnded(tx: Db, before: Date): Promise<void> {
  await tx.query(sql`delete from introductions where status not in ('open', 'introduced') and ended_at < ${before}`);
}

/**
 * Of a deleted profile nothing is left of what it asked for, was wanted for or has answered. Open requests that it was asked for end.
 * Words that the person wrote for a company go as well.
 */
export async function eraseIntroductions(tx: Db, { userId, companyId }: AccountOwner, now: Date): Promise<void> {
  const node = sql`(select n.id from network_nodes n where n.user_id = ${userId}::uuid or n.company_id = ${companyId}::uuid)`;
  await tx.query(sql`delete from introductions where ${node} in (asker_node, target_node)`);
  await tx.query(sql`
    delete from introductions where status <> 'open' and ${node} in (first_node, holder_node)`);
  await tx.query(sql`
    update introductions set status = 'ended', ended_at = ${now} where ${node} in (first_node, holder_node)`);
  await tx.query(sql`update introductions set words = '', answered_by = null where answered_by = ${userId}::uuid`);
}
