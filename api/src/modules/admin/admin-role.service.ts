import type { AdminUser } from '@wspolnik/contract/admin';
import type { RoleDecisionBody, UserRoleBody } from '@wspolnik/contract/admin-people';
import type { SentKind } from '@wspolnik/contract/notification-kinds';
import type { Context } from '../../platform/context.ts';
import { userAsOwner } from '../../platform/sign-in/account-owner.ts';
import type { Identity } from '../../platform/sign-in/identity.ts';
import { problem } from '../../platform/wire/problem.ts';
import { requiredText } from '../../platform/words/text.ts';
import type { Db } from '../../storage/db.ts';
import { lockAdmins } from '../accounts/index.ts';
import { insertAudit } from '../audit/index.ts';
import { notifyAll } from '../notifications/index.ts';
import { announceAccount, lockAccount, type OfAdmin, readUser } from './admin.service.ts';
import { updateRole } from './admin-users.sql.ts';
import { deleteProposal, findProposal, insertProposal } from './role-proposals.sql.ts';

type Step = 'proposed' | 'granted' | 'declined' | 'withdrawn' | 'removed';

/** A withdrawn proposal changes nothing, so nobody is notified. */
const TOLD: Partial<Record<Step, SentKind>> = {
  proposed: 'AdminProposed',
  granted: 'AdminGranted',
  declined: 'AdminDeclined',
  removed: 'AdminRemoved',
};

/**
 * Logs the step, and tells every admin, the acting one too: who did not do it themselves learns so that their session is
 * somebody else's.
 */
async function record(tx: Db, admin: Identity, { id, name, reason }: Told, step: Step, now: Date): Promise<void> {
  const entry = { action: `user.admin_${step}`, subjectType: 'user', subjectId: id, details: { reason } } as const;
  await insertAudit(tx, { ...entry, actorId: admin.user.id }, now);
  await announceAccount(tx, id, now);
  const kind = TOLD[step];
  if (!kind) return;
  const { first_name, last_name } = admin.user;
  const params = { person: name, admin: `${first_name} ${last_name}` };
  const to = (await lockAdmins(tx)).map(userAsOwner);
  await notifyAll(tx, { to, except: null, kind, actor: null, subject: { type: 'user', id }, params }, now);
}

interface Told {
  id: string;
  name: string;
  reason: string;
}

/** @throws ApiProblem invalid_transition for an account that cannot sign in */
function refuseUnusable({ disabled, verified }: OfAdmin): void {
  if (disabled || !verified) throw problem('invalid_transition', { allowed_actions: [] });
}

/**
 * Removes the admin role, or grants it: at once by the only admin, otherwise once a second admin has approved it, so that one stolen
 * session does not make an admin (ADR 88).
 *
 * @throws ApiProblem validation_failed (reason), own_profile, not_found, already_decided (also for a person who is proposed), last_admin,
 *   invalid_transition (an account that cannot sign in)
 */
export async function changeUserRole(
  context: Context,
  admin: Identity,
  userId: string,
  { role, reason: typed }: UserRoleBody,
): Promise<AdminUser> {
  const reason = requiredText('reason', typed);
  const now = context.clock();
  const user = await context.db.transaction(async (tx) => {
    const isOwn = userId === admin.user.id;
    if (isOwn && role === 'USER' && (await lockAdmins(tx)).length === 1) throw problem('last_admin');
    const account = await lockAccount(tx, admin, userId);
    if (account.role === role) throw problem('already_decided');
    if (role === 'USER' && account.isLastAdmin) throw problem('last_admin');
    if (role === 'ADMIN') refuseUnusable(account);
    const told = { id: userId, name: account.name, reason };
    if (role === 'ADMIN' && account.admins.length > 1) {
      const isNew = await insertProposal(tx, { userId, proposedBy: admin.user.id, reason }, now);
      if (!isNew) throw problem('already_decided');
      await record(tx, admin, told, 'proposed', now);
    } else {
      await deleteProposal(tx, userId);
      await updateRole(tx, userId, role, now);
      await record(tx, admin, told, role === 'ADMIN' ? 'granted' : 'removed', now);
    }
    return readUser(tx, userId);
  });
  context.mailer.deliverSoon();
  return user;
}

const STEPS = { approve: 'granted', decline: 'declined', withdraw: 'withdrawn' } as const;

/**
 * Decides about a proposal that the admin has read. Who proposed may only withdraw it, and others may not.
 *
 * @throws ApiProblem own_profile, not_found, already_decided (another proposal), own_proposal, forbidden, invalid_transition (the account
 *   cannot sign in, or who proposed is no admin any more)
 */
export async function decideRole(
  context: Context,
  admin: Identity,
  userId: string,
  { decision, proposed_at }: RoleDecisionBody,
): Promise<AdminUser> {
  const now = context.clock();
  const user = await context.db.transaction(async (tx) => {
    const account = await lockAccount(tx, admin, userId);
    const proposal = await findProposal(tx, userId);
    if (!proposal) throw problem('not_found');
    if (Date.parse(proposal.proposed_at) !== Date.parse(proposed_at)) throw problem('already_decided');
    const isOwn = proposal.proposed_by === admin.user.id;
    if (isOwn && decision !== 'withdraw') throw problem('own_proposal');
    if (!isOwn && decision === 'withdraw') throw problem('forbidden');
    if (decision === 'approve') {
      refuseUnusable(account);
      if (!account.admins.includes(proposal.proposed_by))
        throw problem('invalid_transition', { allowed_actions: ['decline'] });
      await updateRole(tx, userId, 'ADMIN', now);
    }
    await deleteProposal(tx, userId);
    await record(tx, admin, { id: userId, name: account.name, reason: proposal.reason }, STEPS[decision], now);
    return readUser(tx, userId);
  });
  context.mailer.deliverSoon();
  return user;
}
