import type { ModerationBody, ModerationListQuery, PostContestBody, PostReportBody } from '../../contract/posts.ts';
import type { Context } from '../../platform/context.ts';
import type { Identity } from '../../platform/identity.ts';
import { EXACT_COUNT_LIMIT } from '../../platform/paging.ts';
import { invalidField } from '../../platform/problem.ts';
import type { RawPage } from '../../platform/raw-page.ts';
import { broadcast } from '../../platform/realtime/broadcast.ts';
import { isBlank } from '../../platform/text.ts';
import { throttle } from '../../platform/throttle.ts';
import type { Db } from '../../storage/db.ts';
import { insertAudit } from '../audit/audit.sql.ts';
import { type NewNotification, notify } from '../notifications/notify.ts';
import { cleanText } from '../posts/mentions.ts';
import { findPostAuthor } from '../posts/post-notifications.ts';
import { findForAction } from '../posts/posts.service.ts';
import * as store from './moderation.sql.ts';

/** More reports than a person can make in an hour. */
const REPORTS = { name: 'post-reports', limit: 60, windowSeconds: 60 * 60 };

function required(field: string, typed: string | undefined): string {
  const text = cleanText(typed ?? '');
  if (isBlank(text)) throw invalidField(field, 'required');
  return text;
}

/** Posts that wait for a decision, and hidden ones. */
export async function listQueue(db: Db, query: ModerationListQuery, admin: Identity): Promise<RawPage> {
  const page = await store.selectQueue(db, query, admin);
  return { ...page, exact: page.count <= EXACT_COUNT_LIMIT };
}

/** @throws ApiProblem validation_failed (reason), not_found, invalid_transition (own post), throttled */
export async function reportPost({ clock, db }: Context, caller: Identity, body: PostReportBody): Promise<void> {
  const reason = required('reason', body.reason);
  await throttle(db, REPORTS, caller.user.id, clock());
  await db.transaction(async (tx) => {
    await findForAction(tx, caller, body.post_id, 'report');
    await store.insertReport(tx, body.post_id, caller, reason, clock());
  });
}

/**
 * The author objects to the hiding.
 *
 * @throws ApiProblem validation_failed (text), not_found, forbidden, invalid_transition (not hidden, or contested before)
 */
export async function contestHiding({ clock, db }: Context, caller: Identity, body: PostContestBody): Promise<void> {
  const text = required('text', body.text);
  await db.transaction(async (tx) => {
    await findForAction(tx, caller, body.post_id, 'contest');
    await store.contestPost(tx, body.post_id, text, clock());
    broadcast(tx, 'post.changed', body.post_id);
  });
}

const AUDITED = {
  hide: 'post.hidden',
  restore: 'post.restored',
  uphold: 'post.hiding_upheld',
  dismiss: 'post.reports_dismissed',
} as const;

async function apply(tx: Db, { post_id: postId, decision }: ModerationBody, reason: string, now: Date): Promise<void> {
  if (decision === 'uphold') return store.upholdHiding(tx, postId, reason);
  await store.closeReports(tx, postId, now);
  if (decision === 'hide') await store.hidePost(tx, postId, reason, now);
  if (decision === 'restore') await store.restorePost(tx, postId);
}

/**
 * The author's notification: why the post is hidden, or stays hidden after an objection, or that it is visible again. It does
 * not name the admin.
 */
function notificationOf(
  decision: ModerationBody['decision'],
  reason: string,
): Pick<NewNotification, 'kind' | 'params'> | null {
  if (decision === 'dismiss') return null;
  if (decision === 'restore') return { kind: 'PostRestored', params: reason ? { reason } : {} };
  return { kind: 'PostHidden', params: { decision, reason } };
}

async function notifyAuthor(tx: Db, admin: Identity, body: ModerationBody, reason: string, now: Date): Promise<void> {
  const { post_id: id, decision } = body;
  const notification = notificationOf(decision, reason);
  const to = notification && (await findPostAuthor(tx, id))?.author;
  if (!to) return;
  await notify(
    tx,
    { ...notification, to, actor: null, actingUserId: admin.user.id, subject: { type: 'post', id } },
    now,
  );
}

/** @throws ApiProblem validation_failed (reason), not_found, invalid_transition with the allowed decisions */
export async function decide({ clock, db }: Context, admin: Identity, body: ModerationBody): Promise<void> {
  const needsReason = body.decision === 'hide' || body.decision === 'uphold';
  const reason = needsReason ? required('reason', body.reason) : cleanText(body.reason ?? '');
  const now = clock();
  await db.transaction(async (tx) => {
    await findForAction(tx, admin, body.post_id, body.decision);
    await apply(tx, body, reason, now);
    broadcast(tx, 'post.changed', body.post_id);
    await notifyAuthor(tx, admin, body, reason, now);
    const subject = { subjectType: 'post', subjectId: body.post_id, details: { reason: reason || null } };
    await insertAudit(tx, { actorId: admin.user.id, action: AUDITED[body.decision], ...subject }, now);
  });
}
