import type { CompanyMember } from '@wspolnik/contract';
import type { MessageDescriptor } from 'react-intl';
import { lowerRole, type MemberStep } from './member-steps.ts';

export const messages = {
  title: { id: 'members.title' },
  count: { id: 'members.count' },
  search: { id: 'members.search' },
  list: { id: 'members.list' },
  failed: { id: 'members.failed' },
  empty: { id: 'members.empty' },
  you: { id: 'members.you' },
  since: { id: 'members.since' },
  shown: { id: 'members.shown' },
  actions: { id: 'members.actions' },
  lastOwner: { id: 'members.last_owner' },
  lastOwnerHelp: { id: 'members.last_owner_help' },
  deleteCompany: { id: 'members.delete_company' },
  readOnly: { id: 'members.read_only' },
} as const satisfies Record<string, MessageDescriptor>;

export const roleMessages = {
  owner: { id: 'members.role.owner' },
  manager: { id: 'members.role.manager' },
  member: { id: 'members.role.member' },
} as const satisfies Record<string, MessageDescriptor>;

type Texts = Record<MemberStep, MessageDescriptor>;

export const stepMessages: Texts = {
  make_manager: { id: 'members.step.make_manager' },
  make_owner: { id: 'members.step.make_owner' },
  hand_over: { id: 'members.step.hand_over' },
  demote: { id: 'members.step.demote' },
  remove: { id: 'members.step.remove' },
  leave: { id: 'members.step.leave' },
};

/** Values of {@link stepMessages}: a lower role is named. */
export const stepValues = (member: CompanyMember, callerId: string) => ({
  to: lowerRole(member.role),
  self: member.id === callerId ? 'yes' : 'no',
});

export const questionMessages: Texts = {
  make_manager: { id: 'members.question.make_manager' },
  make_owner: { id: 'members.question.make_owner' },
  hand_over: { id: 'members.question.hand_over' },
  demote: { id: 'members.question.demote' },
  remove: { id: 'members.question.remove' },
  leave: { id: 'members.question.leave' },
};

/** What happens, and who can take it back. */
export const consequenceMessages: Texts = {
  make_manager: { id: 'members.consequence.make_manager' },
  make_owner: { id: 'members.consequence.make_owner' },
  hand_over: { id: 'members.consequence.hand_over' },
  demote: { id: 'members.consequence.demote' },
  remove: { id: 'members.consequence.remove' },
  leave: { id: 'members.consequence.leave' },
};

export const doneMessages: Texts = {
  make_manager: { id: 'members.done.make_manager' },
  make_owner: { id: 'members.done.make_owner' },
  hand_over: { id: 'members.done.hand_over' },
  demote: { id: 'members.done.demote' },
  remove: { id: 'members.done.remove' },
  leave: { id: 'members.done.leave' },
};

export const invitationMessages = {
  title: { id: 'members.invitations.title' },
  failed: { id: 'members.invitations.failed' },
  sent: { id: 'members.invitations.sent' },
  expired: { id: 'members.invitations.expired' },
  by: { id: 'members.invitations.by' },
  resend: { id: 'members.invitations.resend' },
  resendNamed: { id: 'members.invitations.resend_named' },
  resent: { id: 'members.invitations.resent' },
  revoke: { id: 'members.invitations.revoke' },
  revokeBack: { id: 'members.invitations.revoke_back' },
  revokeNamed: { id: 'members.invitations.revoke_named' },
  revokeQuestion: { id: 'members.invitations.revoke_question' },
  revokeText: { id: 'members.invitations.revoke_text' },
  revoked: { id: 'members.invitations.revoked' },
} as const satisfies Record<string, MessageDescriptor>;

export const inviteMessages = {
  open: { id: 'members.invite.open' },
  title: { id: 'members.invite.title' },
  email: { id: 'members.invite.email' },
  help: { id: 'members.invite.help' },
  send: { id: 'members.invite.send' },
  done: { id: 'members.invite.done' },
} as const satisfies Record<string, MessageDescriptor>;
