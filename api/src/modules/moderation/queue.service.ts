import { createHash } from 'node:crypto';
import type { ModeratedSubject, ModerationItem, ModerationListQuery } from '@wspolnik/contract/moderation';
import type { Context } from '../../platform/context.ts';
import { privateFileUrl, publicFileUrl } from '../../platform/files/file-urls.ts';
import type { Identity } from '../../platform/sign-in/identity.ts';
import { problem } from '../../platform/wire/problem.ts';
import type { Db } from '../../storage/db.ts';
import { toDocument } from '../orders/index.ts';
import { actionsOf } from './actions.ts';
import { type QueueRow, selectQueue, selectQueueRow } from './queue.sql.ts';

function imageOf(context: Context, { subject, profile_image: profile }: QueueRow): ModeratedSubject['image'] {
  if (profile) return { url: profile, thumbnail: profile };
  const { image_key: key, thumbnail_key: thumbnail, type } = subject;
  if (!key || !thumbnail) return null;
  const url = (one: string) =>
    type === 'message' ? privateFileUrl(context, one, context.clock()) : publicFileUrl(one);
  return { url: url(key), thumbnail: url(thumbnail) };
}

/**
 * Of everything that an admin decides about, as it is shown. Numbers of reports and appeals suffice: between two decisions they
 * only grow. The author's name is content only in a profile.
 */
function versionOf({ decisions, report_count, appeals, subject, profile_image: image }: QueueRow): string {
  const { type, author, gone, hidden, text, image_key: key, document, offer } = subject;
  const name = type === 'user' || type === 'company' ? author?.name : null;
  const seen = [decisions[0]?.id, report_count, appeals.length, gone, hidden, text, key, image, name];
  if (document) seen.push(document.state);
  if (offer) {
    seen.push(JSON.stringify([offer.title, offer.price_from, offer.price_to, offer.images.map(({ url }) => url)]));
  }
  return createHash('sha256').update(JSON.stringify(seen)).digest('base64url').slice(0, 27);
}

function toItem(context: Context, row: QueueRow): ModerationItem {
  const { sides, subject, profile_image: _, ...item } = row;
  const { image_key: _key, thumbnail_key: _thumbnail, ...shown } = subject;
  const { hidden, gone } = subject;
  const warned = item.decisions[0]?.kind === 'warn';
  return {
    ...item,
    version: versionOf(row),
    subject: {
      ...shown,
      image: imageOf(context, row),
      document: subject.document && toDocument(context, subject.document),
    },
    allowed_actions: item.blocked ? [] : actionsOf({ status: item.status, sides, hidden, gone, warned }),
  };
}

/** Cases that wait, are appealed, or were decided. */
export async function listQueue(
  context: Context,
  query: ModerationListQuery,
  admin: Identity,
): Promise<{ results: ModerationItem[]; count: number }> {
  const { results, count } = await selectQueue(context.db, query, admin.user.id);
  return { results: results.map((row) => toItem(context, row)), count };
}

/** By the id of the case or of an offer. @throws ApiProblem not_found */
export async function getCase(context: Context, id: string, admin: Identity): Promise<ModerationItem> {
  const row = await selectQueueRow(context.db, id, admin.user.id);
  if (!row) throw problem('not_found');
  return toItem(context, row);
}

/** The version of a case in this transaction, or of an offer without one. */
export async function findVersion(tx: Db, id: string, admin: Identity): Promise<string | null> {
  const row = await selectQueueRow(tx, id, admin.user.id);
  return row ? versionOf(row) : null;
}
