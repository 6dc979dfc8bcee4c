import type { ReactionReply } from '@wspolnik/contract/posts';
import { newId } from '../../platform/ids.ts';
import { type AccountOwner, accountOwnerOf } from '../../platform/sign-in/account-owner.ts';
import type { Identity } from '../../platform/sign-in/identity.ts';
import type { Db } from '../../storage/db.ts';
import { type Sql, sql } from '../../storage/sql.ts';

function by({ userId, companyId }: AccountOwner): Sql {
  return userId
    ? sql`r.user_id = ${userId}::uuid and r.company_id is null`
    : sql`r.user_id is null and r.company_id = ${companyId}::uuid`;
}

/** False for a second reaction of the same identity, which the constraint one_reaction ignores. */
export async function insertReaction(db: Db, postId: string, author: Identity, now: Date): Promise<boolean> {
  const { userId, companyId } = accountOwnerOf(author);
  const row = await db.one(sql`
    insert into post_reactions (id, post_id, user_id, company_id, reaction_type, created_at)
    values (${newId()}, ${postId}, ${userId}, ${companyId}, 'like', ${now})
    on conflict on constraint one_reaction do nothing returning id`);
  return row !== undefined;
}

export async function deleteReaction(db: Db, postId: string, author: Identity): Promise<void> {
  await db.query(sql`delete from post_reactions r where r.post_id = ${postId} and ${by(accountOwnerOf(author))}`);
}

/** Undefined when the post is not public. */
export function selectReactions(db: Db, postId: string, author: Identity): Promise<ReactionReply | undefined> {
  return db.one<ReactionReply>(sql`
    select p.id as post_id, p.reaction_count,
      (select r.reaction_type from post_reactions r where r.post_id = p.id and ${by(accountOwnerOf(author))}) as my_reaction
    from posts p where p.id = ${postId} and p.is_listed`);
}
