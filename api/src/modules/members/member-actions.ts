import type { CompanyRole, MemberAction } from '../../contract/index.ts';

/** From the least to the most powerful. */
const ROLES: readonly CompanyRole[] = ['member', 'manager', 'owner'];

/** The role one step up or down; undefined at the end. */
export function nextRole(role: CompanyRole, action: 'promote' | 'demote'): CompanyRole | undefined {
  return ROLES[ROLES.indexOf(role) + (action === 'promote' ? 1 : -1)];
}

/** Whether a step to `wanted` goes the way that the action says. */
export function isTowards(from: CompanyRole, wanted: CompanyRole, action: 'promote' | 'demote'): boolean {
  const distance = ROLES.indexOf(wanted) - ROLES.indexOf(from);
  return action === 'promote' ? distance > 0 : distance < 0;
}

interface Acting {
  id: string;
  role: CompanyRole;
}

/**
 * What one member may do with another, or with oneself: an owner everything, a manager takes members out, everyone may
 * leave. That a company keeps an owner is refused when it comes to it: last_owner.
 */
export function memberActions(caller: Acting, target: Acting): MemberAction[] {
  const actions: MemberAction[] = [];
  const isSelf = caller.id === target.id;
  if (caller.role === 'owner' && target.role !== 'owner') actions.push('promote');
  if (caller.role === 'owner' && target.role !== 'member') actions.push('demote');
  if (isSelf) actions.push('leave');
  else if (caller.role === 'owner' || (caller.role === 'manager' && target.role === 'member')) actions.push('remove');
  return actions;
}
