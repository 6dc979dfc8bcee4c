import type {
  AdminCompanyDetail,
  AdminCompanyPage,
  AdminSessionPage,
  AdminUserDetail,
  AdminUserPage,
  AuditPage,
  PlanPage,
} from '@wspolnik/contract';
import { PLAN_ID_LENGTH, SEARCH_LENGTH } from '@wspolnik/contract/limits';
import { defineRead, listQuery, oneOf, text } from '@wspolnik/kit';

const USER_STATUSES = ['active', 'unverified', 'disabled', 'deletion_pending'] as const;
const USER_ROLES = ['ADMIN', 'USER', 'PROPOSED'] as const;
const COMPANY_STATUSES = ['draft', 'submitted', 'active', 'rejected', 'suspended'] as const;

export const userQuery = listQuery('/admin/users', {
  q: text(SEARCH_LENGTH),
  status: oneOf(USER_STATUSES),
  role: oneOf(USER_ROLES),
});
export type UserQuery = ReturnType<typeof userQuery.parse>;

export const usersRead = defineRead<AdminUserPage, UserQuery>('admin/user_list/', {
  query: userQuery,
  defaults: { limit: '30' },
});
export const userRead = defineRead<AdminUserDetail, { id: string }>('admin/users/:id/');
export const userSessionsRead = defineRead<AdminSessionPage, { id: string }>('admin/users/:id/sessions/', {
  defaults: { limit: '30' },
});

export const companyQuery = listQuery('/admin/companies', {
  q: text(SEARCH_LENGTH),
  status: oneOf(COMPANY_STATUSES),
  plan: text(PLAN_ID_LENGTH),
});
export type CompanyQuery = ReturnType<typeof companyQuery.parse>;

export const companiesRead = defineRead<AdminCompanyPage, CompanyQuery>('admin/company_list/', {
  query: companyQuery,
  defaults: { limit: '30' },
});
export const companyRead = defineRead<AdminCompanyDetail, { id: string }>('admin/companies/:id/');
export const plansRead = defineRead<PlanPage>('payment/plans-list/');

/** Actions of admins on a profile, newest first. */
export const historyRead = defineRead<
  AuditPage,
  { subject_type: 'user' | 'company'; subject_id: string; page?: string }
>('accounts/admin/audit-log/', { defaults: { limit: '10' } });
