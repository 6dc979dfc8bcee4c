import type { NotificationKind } from '../../contract/notifications.ts';
import { type AccountOwner, accountOwnerOf, companyAsOwner, userAsOwner } from '../../platform/account-owner.ts';
import type { Identity } from '../../platform/identity.ts';
import type { Db } from '../../storage/db.ts';
import { sql } from '../../storage/sql.ts';
import { notify, notifyAll } from '../notifications/notify.ts';
import type { MentionText } from './mentions.ts';

/** Whom news of a post go to. */
export interface PostAuthor {
  id: string;
  /** Whether the post is there for everyone: what people may comment on and react to. */
  is_listed: boolean;
  /** Null once the account is gone. */
  author: AccountOwner | null;
}

/** Undefined for a post that is not there, or deleted. */
export async function findPostAuthor(db: Db, id: string): Promise<PostAuthor | undefined> {
  const row = await db.one<{ is_listed: boolean; user_id: string | null; company_id: string | null }>(sql`
    select p.is_listed, p.author_company_id as company_id, u.id as user_id
    from posts p left join users u on u.id = p.author_user_id and u.deleted_at is null
    where p.id = ${id} and p.deleted_at is null`);
  if (!row) return undefined;
  const accountOwner = row.company_id ? companyAsOwner(row.company_id) : row.user_id ? userAsOwner(row.user_id) : null;
  return { id, is_listed: row.is_listed, author: accountOwner };
}

/** Tells the author what somebody did with the post. */
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
  /** Who hears of the same text anyway. */
  except?: AccountOwner | null;
}

/** Tells those whom a text mentions; who belongs to several of them hears of it once. */
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
      // A company does not hear of the comments on its posts that it writes itself; its people do when they are named.
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
