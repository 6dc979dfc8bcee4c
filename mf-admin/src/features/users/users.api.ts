import type { AdminUser, RoleDecisionBody, UserRoleBody, UserStatusBody } from '@wspolnik/contract';
import { sendJSON } from '@wspolnik/shared-auth';

export const setUserStatus = (body: UserStatusBody) =>
  sendJSON<AdminUser>('POST', 'admin/user_status/', { json: body });

/** With two or more admins it only proposes the role of an admin, and the answer has the old role. */
export const setUserRole = (id: string, body: UserRoleBody, confirmation: string) =>
  sendJSON<AdminUser>('POST', `admin/users/${id}/role/`, { json: body, confirmation });

export const decideRole = (id: string, body: RoleDecisionBody, confirmation: string) =>
  sendJSON<AdminUser>('POST', `admin/users/${id}/role/decide/`, { json: body, confirmation });

export const endUserSessions = (id: string) => sendJSON('POST', `admin/users/${id}/end-sessions/`);

export const resendVerification = (id: string) => sendJSON('POST', `admin/users/${id}/resend-verification/`);
