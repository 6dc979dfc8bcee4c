import type { CompanyMember, CompanyRole, OwnedCompany } from '@wspolnik/contract';
import { changeRole, removeMember } from './members.api.ts';

/** What can be done with a member, in the order of the menu. */
export const STEPS = ['make_manager', 'make_owner', 'hand_over', 'demote', 'remove', 'leave'] as const;
export type MemberStep = (typeof STEPS)[number];

interface Caller {
  id: string;
  role: OwnedCompany['role'];
}

const LOWER: Partial<Record<CompanyRole, CompanyRole>> = { owner: 'manager', manager: 'member' };
export const lowerRole = (role: CompanyRole): CompanyRole => LOWER[role] ?? 'member';

/** Only from `allowed_actions`; handing over is a promotion by an owner, who steps down with it. */
export function stepsFor(member: CompanyMember, caller: Caller): MemberStep[] {
  const may = (action: CompanyMember['allowed_actions'][number]) => member.allowed_actions.includes(action);
  const possible: Record<MemberStep, boolean> = {
    make_manager: may('promote') && member.role === 'member',
    make_owner: may('promote') && member.role === 'manager',
    hand_over: may('promote') && caller.role === 'owner' && caller.id !== member.id,
    demote: may('demote'),
    remove: may('remove'),
    leave: may('leave'),
  };
  return STEPS.filter((step) => possible[step]);
}

/** Sends the step. A hand-over makes the new owner first: if its second half fails, the company has two owners, never none. */
export async function takeStep(step: MemberStep, member: CompanyMember, caller: Caller): Promise<void> {
  const { id: user_id } = member;
  switch (step) {
    case 'make_manager':
      await changeRole({ user_id, action: 'promote', role: 'manager' });
      break;
    case 'make_owner':
      await changeRole({ user_id, action: 'promote', role: 'owner' });
      break;
    case 'hand_over':
      await changeRole({ user_id, action: 'promote', role: 'owner' });
      await changeRole({ user_id: caller.id, action: 'demote', role: 'manager' });
      break;
    case 'demote':
      await changeRole({ user_id, action: 'demote', role: lowerRole(member.role) });
      break;
    default:
      await removeMember(user_id);
  }
}
