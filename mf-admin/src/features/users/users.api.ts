import type { UserRoleBody, UserStatusBody } from '@wspolnik/api/contract';
import { sendJSON } from '@wspolnik/shared-auth';

export const setUserStatus = (body: UserStatusBody) => sendJSON('POST', 'admin/user_status/', { json: body });

export const setUserRole = (id: string, body: UserRoleBody) =>
  sendJSON('POST', `admin/users/${id}/role/`, { json: body });

export const endUserSessions = (id: string) => sendJSON('POST', `admin/users/${id}/end-sessions/`);

export const resendVerification = (id: string) => sendJSON('POST', `admin/users/${id}/resend-verification/`);
