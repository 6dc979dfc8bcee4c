import type { MarkSeenBody } from '@wspolnik/contract/notifications';
import type { Context } from '../../platform/context.ts';
import { publish } from '../../platform/realtime/publish.ts';
import { userAsOwner } from '../../platform/sign-in/account-owner.ts';
import { invalidField, problem } from '../../platform/wire/problem.ts';
import { markAllSeen, markSeen } from './notifications.sql.ts';

/**
 * Marks one notification of the person, several, or all of them as seen, and updates the other tabs. Repeating it changes
 * nothing.
 *
 * @throws ApiProblem validation_failed (id, seen), not_found
 */
export async function seeNotifications(
  { clock, db }: Context,
  userId: string,
  { id, ids, seen, all }: MarkSeenBody,
): Promise<void> {
  const wanted = id === undefined ? ids : [id];
  if (!all && !wanted) throw invalidField('id', 'required');
  if (!all && !seen) throw invalidField('seen', 'required');
  const now = clock();
  await db.transaction(async (tx) => {
    const marked =
      all || !wanted ? { changed: await markAllSeen(tx, userId, now) } : await markSeen(tx, userId, wanted, now);
    if (!marked) throw problem('not_found');
    const data = { id: all ? null : (id ?? null) };
    if (marked.changed) await publish(tx, userAsOwner(userId), { type: 'notification.seen', data }, now);
  });
}
