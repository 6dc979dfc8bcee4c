import type { ModeratedSubject, ModerationItem, ModerationListQuery } from '../../contract/moderation.ts';
import type { Context } from '../../platform/context.ts';
import { privateFileUrl, publicFileUrl } from '../../platform/files/file-urls.ts';
import type { Identity } from '../../platform/identity.ts';
import { actionsOf } from './actions.ts';
import { type QueueRow, selectQueue } from './queue.sql.ts';

function imageOf(context: Context, { subject, profile_image: profile }: QueueRow): ModeratedSubject['image'] {
  if (profile) return { url: profile, thumbnail: profile };
  const { image_key: key, thumbnail_key: thumbnail, type } = subject;
  if (!key || !thumbnail) return null;
  const url = (one: string) =>
    type === 'message' ? privateFileUrl(context, one, context.clock()) : publicFileUrl(one);
  return { url: url(key), thumbnail: url(thumbnail) };
}

function toItem(context: Context, row: QueueRow): ModerationItem {
  const { side, subject, profile_image: _, ...item } = row;
  const { image_key: _key, thumbnail_key: _thumbnail, ...shown } = subject;
  const { hidden, gone } = subject;
  return {
    ...item,
    subject: { ...shown, image: imageOf(context, row) },
    allowed_actions: item.blocked ? [] : actionsOf({ status: item.status, side, hidden, gone }),
  };
}

/** What waits, is appealed, or was decided. */
export async function listQueue(
  context: Context,
  query: ModerationListQuery,
  admin: Identity,
): Promise<{ results: ModerationItem[]; count: number }> {
  const { results, count } = await selectQueue(context.db, query, admin.user.id);
  return { results: results.map((row) => toItem(context, row)), count };
}
