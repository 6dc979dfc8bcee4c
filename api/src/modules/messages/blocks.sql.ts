import type { MessageBlock } from '@wspolnik/contract/message-safety';
import { isBlocked, isBlockedBy } from '../../platform/blocks.sql.ts';
import { newId } from '../../platform/ids.ts';
import type { AccountOwner } from '../../platform/sign-in/account-owner.ts';
import type { Identity } from '../../platform/sign-in/identity.ts';
import type { Db } from '../../storage/db.ts';
import { sql } from '../../storage/sql.ts';
import { profileCard } from '../notifications/index.ts';

const idOf = ({ userId, companyId }: AccountOwner): string => companyId ?? userId ?? '';

/** The profile in use blocks for itself; it is blocked for the person as well. */
export async function findBlocks(
  db: Db,
  { user, company }: Pick<Identity, 'user' | 'company'>,
  recipient: AccountOwner,
): Promise<{ bySender: boolean; byRecipient: boolean }> {
  const [person, to] = [sql`${user.id}::uuid`, sql`${idOf(recipient)}::uuid`];
  const profile = sql`${company?.id ?? user.id}::uuid`;
  const row = await db.one<{ bySender: boolean; byRecipient: boolean }>(sql`
    select ${isBlocked(profile, to)} as "bySender", ${isBlockedBy([to, to], [person, profile])} as "byRecipient"`);
  return row ?? { bySender: false, byRecipient: false };
}

/** A second block of the same profile changes nothing. */
export async function insertBlock(
  db: Db,
  block: { blocker: AccountOwner; blocked: AccountOwner; createdBy: string },
  now: Date,
): Promise<void> {
  const { blocker, blocked, createdBy } = block;
  await db.query(sql`
    insert into message_blocks (id, blocker_user_id, blocker_company_id, blocked_user_id, blocked_company_id, created_by, created_at)
    values (${newId()}, ${blocker.userId}, ${blocker.companyId}, ${blocked.userId}, ${blocked.companyId}, ${createdBy}, ${now})
    on conflict do nothing`);
}

export async function deleteBlock(db: Db, blocker: AccountOwner, blockedId: string): Promise<void> {
  await db.query(sql`
    delete from message_blocks where coalesce(blocker_user_id, blocker_company_id) = ${idOf(blocker)}::uuid
      and coalesce(blocked_user_id, blocked_company_id) = ${blockedId}::uuid`);
}

/** A profile that can be blocked: also one that is deleted or suspended now. */
export async function profileExists(db: Db, { userId, companyId }: AccountOwner): Promise<boolean> {
  const found = companyId
    ? sql`select id from companies where id = ${companyId}`
    : sql`select id from users where id = ${userId}`;
  return (await db.one(found)) !== undefined;
}

export async function selectBlocks(
  db: Db,
  blocker: AccountOwner,
  { page, limit }: { page: number; limit: number },
): Promise<{ results: MessageBlock[]; count: number }> {
  const own = sql`coalesce(b.blocker_user_id, b.blocker_company_id) = ${idOf(blocker)}::uuid`;
  const results = await db.query<MessageBlock>(sql`
    select ${profileCard(sql`u`, sql`c`)} as profile, b.created_at
    from message_blocks b left join users u on u.id = b.blocked_user_id left join companies c on c.id = b.blocked_company_id
    where ${own} order by b.created_at desc, b.id desc limit ${limit} offset ${(page - 1) * limit}`);
  const row = await db.one<{ count: number }>(sql`select count(*)::int as count from message_blocks b where ${own}`);
  return { results, count: row?.count ?? 0 };
}
