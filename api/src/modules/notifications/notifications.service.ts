import type { MarkSeenBody } from '../../contract/notifications.ts';
import { userAsOwner } from '../../platform/account-owner.ts';
import type { Context } from '../../platform/context.ts';
import { invalidField, problem } from '../../platform/problem.ts';
import { publish } from '../../platform/realtime/publish.ts';
import { markAllSeen, markSeen } from './notifications.sql.ts';

/**
 * Marks one notification of the person, or all of them, as seen, and updates the other tabs. Repeating it changes nothing.
 *
 * @throws ApiProblem validation_failed (id, seen), not_found
 */
export async function seeNotifications(
  { clock, db }: Context,
  userId: string,
  { id, seen, all }: MarkSeenBody,
): Promise<void> {
  if (!all && id === undefined) throw invalidField('id', 'required');
  if (!all && !seen) throw invalidField('seen', 'required');
  const now = clock();
  await db.transaction(async (tx) => {
    const one =
      all || id === undefined ? { changed: await markAllSeen(tx, userId, now) } : await markSeen(tx, userId, id, now);
    if (!one) throw problem('not_found');
    const data = { id: all ? null : (id ?? null) };
    if (one.changed) await publish(tx, userAsOwner(userId), { type: 'notification.seen', data }, now);
  });
}
