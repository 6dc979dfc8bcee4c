import type { NotificationKind } from '@wspolnik/contract/notifications';
import {
  type AccountOwner,
  accountOwnerOf,
  companyAsOwner,
  userAsOwner,
} from '../../platform/sign-in/account-owner.ts';
import type { Identity } from '../../platform/sign-in/identity.ts';
import type { Db } from '../../storage/db.ts';
import { notify, notifyAll } from '../notifications/index.ts';
import type { MentionText } from './mentions.ts';
import type { PostAuthor } from './posts.sql.ts';

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

/** Notifies the author of a comment that it was answered. */
export async function notifyAnswered(tx: Db, postId: string, to: AccountOwner, by: Identity, now: Date): Promise<void> {
  const subject = { type: 'post', id: postId } as const;
  await notify(tx, { to, kind: 'PostAnswered', actor: accountOwnerOf(by), actingUserId: by.user.id, subject }, now);
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
