import type { CompanyRole, MemberAction } from '@wspolnik/contract';

/** From the least to the most powerful. */
const ROLES: readonly CompanyRole[] = ['member', 'manager', 'owner'];

/** The role one step up or down; undefined at the end. */
export function nextRole(role: CompanyRole, action: 'promote' | 'demote'): CompanyRole | undefined {
  return ROLES[ROLES.indexOf(role) + (action === 'promote' ? 1 : -1)];
}

/** Whether a change to `wanted` has the direction of the action. */
export function isTowards(from: CompanyRole, wanted: CompanyRole, action: 'promote' | 'demote'): boolean {
  const distance = ROLES.indexOf(wanted) - ROLES.indexOf(from);
  return action === 'promote' ? distance > 0 : distance < 0;
}

interface Acting {
  id: string;
  role: CompanyRole;
}

/** Whether `caller` may change a member with this role: an owner anyone, a manager anyone but owners. */
export function decidesAbout(caller: CompanyRole, role: CompanyRole): boolean {
  return caller === 'owner' || (caller === 'manager' && role !== 'owner');
}

/**
 * The actions that one member may take on another or on oneself; everyone may leave. Keeping at least one owner is checked at
 * the time of the action: last_owner.
 */
export function memberActions(caller: Acting, target: Acting): MemberAction[] {
  const actions: MemberAction[] = [];
  const decides = decidesAbout(caller.role, target.role);
  const higher = nextRole(target.role, 'promote');
  if (decides && higher && decidesAbout(caller.role, higher)) actions.push('promote');
  if (decides && target.role !== 'member') actions.push('demote');
  if (caller.id === target.id) actions.push('leave');
  else if (decides) actions.push('remove');
  return actions;
}
