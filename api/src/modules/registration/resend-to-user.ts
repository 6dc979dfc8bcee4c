import type { Context } from '../../platform/context.ts';
import { throttle } from '../../platform/limits/throttle.ts';
import { problem } from '../../platform/wire/problem.ts';
import { insertAudit } from '../audit/index.ts';
import { SIGN_UPS_OF_ONE, sendVerification } from './registration.service.ts';
import { findPendingByUser } from './registration.sql.ts';

/**
 * An admin has a new link mailed to an account that waits for its confirmation. It shares the limit of the person's own requests.
 *
 * @throws ApiProblem not_found, invalid_transition (confirmed or disabled), throttled
 */
export async function resendToUser(context: Context, adminId: string, userId: string): Promise<void> {
  const { clock, db, mailer } = context;
  const found = await findPendingByUser(db, userId);
  if (!found) throw problem('not_found');
  if (!found.pending) throw problem('invalid_transition', { allowed_actions: [] });
  await throttle(db, SIGN_UPS_OF_ONE, found.email.toLowerCase(), clock());
  const { registration, email, locale } = found;
  await db.transaction(async (tx) => {
    await sendVerification(context, tx, userId, { ...registration, email, locale });
    const entry = { action: 'user.verification_resent', subjectType: 'user', subjectId: userId, details: {} } as const;
    await insertAudit(tx, { ...entry, actorId: adminId }, clock());
  });
  mailer.deliverSoon();
}
