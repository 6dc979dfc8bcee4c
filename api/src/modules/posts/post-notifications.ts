import type { NotificationKind } from '../../contract/notifications.ts';
import { type AccountOwner, accountOwnerOf, companyAsOwner, userAsOwner } from '../../platform/account-owner.ts';
import type { Identity } from '../../platform/identity.ts';
import type { Db } from '../../storage/db.ts';
import { sql } from '../../storage/sql.ts';
import { notify, notifyAll } from '../notifications/index.ts';
import type { MentionText } from './mentions.ts';

/** A post with the recipient of its notifications. */
export interface PostAuthor {
  id: string;
  /** Whether the post is public, so that people may comment on it and react to it. */
  is_listed: boolean;
  /** Null for a deleted account. */
  author: AccountOwner | null;
}

/** Undefined for a post that does not exist or is deleted. */
export async function findPostAuthor(db: Db, id: string): Promise<PostAuthor | undefined> {
  const row = await db.one<{ is_listed: boolean; user_id: string | null; company_id: string | null }>(sql`
    select p.is_listed, p.author_company_id as company_id, u.id as user_id
    from posts p left join users u on u.id = p.author_user_id and u.deleted_at is null
    where p.id = ${id} and p.deleted_at is null`);
  if (!row) return undefined;
  const accountOwner = row.company_id ? companyAsOwner(row.company_id) : row.user_id ? userAsOwner(row.user_id) : null;
  return { id, is_listed: row.is_listed, author: accountOwner };
}

/** Notifies the author of an action on the post. */
export async function notifyAuthor(
  tx: Db,
  { id, author }: PostAuthor,
  kind: Extract<NotificationKind, 'PostCommented' | 'PostReacted'>,
  by: Identity,
  now: Date,
): Promise<void> {
  if (!author) return;
  const subject = { type: 'post', id } as const;
  await notify(tx, { to: author, kind, actor: accountOwnerOf(by), actingUserId: by.user.id, subject }, now);
}

interface Mentioning {
  postId: string;
  place: 'post' | 'comment';
  by: Identity;
  /** Notified of the same text in another way. */
  except?: AccountOwner | null;
}

/** Notifies everyone whom a text mentions, each person once. */
export async function notifyMentioned(
  tx: Db,
  { userIds, companyIds }: MentionText,
  { postId, place, by, except = null }: Mentioning,
  now: Date,
): Promise<void> {
  await notifyAll(
    tx,
    {
      to: [...userIds.map(userAsOwner), ...companyIds.map(companyAsOwner)],
      // A company is not notified of its own comments on its posts; its members are when they are mentioned.
      except: except?.companyId != null && except.companyId === by.company?.id ? null : except,
      kind: 'PostMentioned',
      actor: accountOwnerOf(by),
      actingUserId: by.user.id,
      subject: { type: 'post', id: postId },
      params: { place },
    },
    now,
  );
}
