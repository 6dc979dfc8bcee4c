import type { CompanyRole, OwnedCompany } from '@wspolnik/api/contract';
import { currentProfile, type SessionState } from '@wspolnik/shared-auth';

export interface AccountLink {
  path: string;
  /** Its route, when that differs from the path. */
  page?: string;
  /** Message id. */
  label: string;
}

/** Of the company in use, for its roles; without `roles` for every member. */
interface CompanyLink extends AccountLink {
  roles?: readonly CompanyRole[];
}

const MANAGERS: readonly CompanyRole[] = ['owner', 'manager'];

const COMPANY_LINKS: readonly CompanyLink[] = [
  { path: '/offers/manage', label: 'shell.account.offers' },
  { path: '/transactions/sales', label: 'shell.account.sales' },
  { path: '/companies/settings/profile', label: 'shell.account.companyProfile', roles: MANAGERS },
  { path: '/companies/settings/members', label: 'shell.account.members' },
  { path: '/companies/payments/plans', label: 'shell.account.plan', roles: MANAGERS },
  { path: '/companies/payments/membership-numbers', label: 'shell.account.cards' },
  { path: '/companies/verify-company', label: 'shell.account.verification', roles: MANAGERS },
];

function companyLinks({ role, status }: OwnedCompany): CompanyLink[] {
  return COMPANY_LINKS.filter(({ roles }) => !roles || roles.includes(role)).filter(
    // A verified company has nothing more to do there.
    ({ path }) => path !== '/companies/verify-company' || status !== 'active',
  );
}

/** Links of the account menu whose page is released and open to this person. */
export function accountLinks(state: SessionState): AccountLink[] {
  const profile = currentProfile(state);
  if (!profile) return [];
  const { company, user } = state;
  const profiles = company ? '/companies' : '/profiles';
  return [
    { path: `${profiles}/${profile.id}`, page: `${profiles}/:id`, label: 'shell.account.profile' },
    ...(company ? companyLinks(company) : []),
    ...(user?.companies.length === 0 ? [{ path: '/companies/create', label: 'shell.account.createCompany' }] : []),
    { path: '/transactions/orders', label: 'shell.account.orders' },
    { path: '/points/registry', label: 'shell.account.registry' },
    { path: '/notifications', label: 'shell.account.notifications' },
    { path: '/account/settings/profile', label: 'shell.account.settings' },
    { path: '/account/settings/notifications', label: 'shell.account.notifications' },
    { path: '/admin', label: 'shell.account.admin' },
  ];
}
