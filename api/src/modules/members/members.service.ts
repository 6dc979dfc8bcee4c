import type { CompanyMember, CompanyRole, ManageManagersBody, NotificationKind } from '@wspolnik/contract';
import type { Context } from '../../platform/context.ts';
import { userAsOwner } from '../../platform/sign-in/account-owner.ts';
import type { CompanyIdentity } from '../../platform/sign-in/identity.ts';
import { invalidField, problem } from '../../platform/wire/problem.ts';
import type { Db } from '../../storage/db.ts';
import { notify } from '../notifications/index.ts';
import { decidesAbout, isTowards, memberActions, nextRole } from './member-actions.ts';
import * as store from './members.sql.ts';
import { publishMembers } from './publish-members.ts';

export interface Whom {
  email?: string | undefined;
  user_id?: string | undefined;
}

/** @throws ApiProblem validation_failed when neither the address nor the id is given */
export function whomOf({ email, user_id }: Whom): { id: string } | { email: string } {
  if (user_id !== undefined) return { id: user_id };
  const address = email?.trim();
  if (!address) throw invalidField('email', 'oneOf');
  return { email: address };
}

export function toMember({ user, company }: CompanyIdentity, row: store.MemberRow): CompanyMember {
  return { ...row, allowed_actions: memberActions({ id: user.id, role: company.role }, row) };
}

interface Locked {
  member: store.MemberRow;
  /** The caller's current role: it may have changed since the request came in. */
  callerRole: CompanyRole;
}

async function lockMember(tx: Db, { user, company }: CompanyIdentity, whom: Whom): Promise<Locked> {
  if (!(await store.lockCompany(tx, company.id))) throw problem('not_found');
  const callerRole = await store.findRole(tx, company.id, user.id);
  if (!callerRole) throw problem('not_a_member');
  const member = await store.findMember(tx, company.id, whomOf(whom));
  if (!member) throw problem('not_found');
  return { member, callerRole };
}

/** When an owner steps down or leaves, another owner must remain. */
async function refuseLastOwner(tx: Db, companyId: string, member: store.MemberRow): Promise<void> {
  if (member.role !== 'owner') return;
  if (!(await store.hasOtherOwner(tx, companyId, member.id))) throw problem('last_owner');
}

interface MemberNotification {
  kind: Extract<NotificationKind, 'MemberRoleChanged' | 'MemberRemoved'>;
  params?: Record<string, string>;
}

/**
 * Notifies the member in person, because a notification to the company reaches all its members. Nobody is notified of their
 * own change.
 */
async function notifyMember(
  tx: Db,
  { user, company: { id, name } }: CompanyIdentity,
  member: store.MemberRow,
  { kind, params }: MemberNotification,
  now: Date,
): Promise<void> {
  const notification = { kind, subject: { type: 'company', id }, params: { company: name, ...params } } as const;
  await notify(tx, { ...notification, to: userAsOwner(member.id), actor: userAsOwner(user.id) }, now);
}

/**
 * Removes a member, or lets the caller leave.
 *
 * @throws ApiProblem not_found, forbidden, last_owner
 */
export async function removeMember({ clock, db }: Context, caller: CompanyIdentity, whom: Whom): Promise<void> {
  await db.transaction(async (tx) => {
    const { member, callerRole } = await lockMember(tx, caller, whom);
    const allowed = memberActions({ id: caller.user.id, role: callerRole }, member);
    if (!allowed.includes('remove') && !allowed.includes('leave')) throw problem('forbidden');
    await refuseLastOwner(tx, caller.company.id, member);
    await store.deleteMember(tx, caller.company.id, member.id);
    await publishMembers(tx, caller.company.id, member.id, clock());
    await notifyMember(tx, caller, member, { kind: 'MemberRemoved' }, clock());
  });
}

/** The caller joins or leaves the page of the company in use. @throws ApiProblem not_found, not_a_member */
export async function showOnPage(
  { clock, db }: Context,
  caller: CompanyIdentity,
  shown: boolean,
): Promise<store.MemberRow> {
  return db.transaction(async (tx) => {
    const { member } = await lockMember(tx, caller, { user_id: caller.user.id });
    await store.updateShown(tx, caller.company.id, member.id, shown);
    await publishMembers(tx, caller.company.id, member.id, clock());
    return { ...member, shown_on_page: shown };
  });
}

/**
 * Moves a member one step, or to the given role. Only owners appoint and demote owners. Setting the current role changes
 * nothing.
 *
 * @throws ApiProblem not_found, forbidden, invalid_transition, last_owner
 */
export async function changeRole(
  { clock, db }: Context,
  caller: CompanyIdentity,
  body: ManageManagersBody,
): Promise<store.MemberRow> {
  return db.transaction(async (tx) => {
    const { member, callerRole } = await lockMember(tx, caller, body);
    if (!decidesAbout(callerRole, member.role)) throw problem('forbidden');
    if (body.role === member.role) return member;
    const role = body.role ?? nextRole(member.role, body.action);
    if (!role || !isTowards(member.role, role, body.action)) {
      const allowed = memberActions({ id: caller.user.id, role: callerRole }, member);
      throw problem('invalid_transition', { allowed_actions: allowed });
    }
    if (!decidesAbout(callerRole, role)) throw problem('forbidden');
    await refuseLastOwner(tx, caller.company.id, member);
    await store.updateRole(tx, caller.company.id, member.id, role);
    const changed = { ...member, role };
    await publishMembers(tx, caller.company.id, member.id, clock());
    await notifyMember(tx, caller, changed, { kind: 'MemberRoleChanged', params: { role } }, clock());
    return changed;
  });
}
