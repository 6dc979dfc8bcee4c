import type {
  CompanyInvitation,
  CompanyMember,
  ManageManagersBody,
  ManageUsersBody,
  ManageUsersReply,
} from '@wspolnik/contract';
import { sendJSON } from '@wspolnik/shared-auth';

/** Puts the caller on the page of the company in use, or takes them off it. */
export const showOnPage = (shown_on_page: boolean) =>
  sendJSON<CompanyMember>('PUT', 'accounts/company-members/shown/', { json: { shown_on_page } });

const manageUsers = (json: ManageUsersBody) =>
  sendJSON<ManageUsersReply>('POST', 'accounts/company-manage-users/', { json });

/** Mails an invitation; a later one to the same address replaces it. */
export const inviteMember = (email: string) => manageUsers({ email, action: 'add' });

/** With the own id the caller leaves. */
export const removeMember = (user_id: string) => manageUsers({ user_id, action: 'remove' });

export const changeRole = (json: ManageManagersBody) =>
  sendJSON<CompanyMember>('POST', 'accounts/company-manage-managers/', { json });

export const decideInvitation = (id: string, decision: 'resend' | 'revoke') =>
  sendJSON<CompanyInvitation>('POST', `accounts/company-invitations/${id}/${decision}/`);
