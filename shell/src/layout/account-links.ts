import { currentProfile, type SessionState } from '@wspolnik/shared-auth';

export interface AccountLink {
  path: string;
  /** Its route, when that differs from the path. */
  page?: string;
  /** Message id. */
  label: string;
}

const COMPANY_LINKS: readonly AccountLink[] = [
  { path: '/offers/manage', label: 'shell.account.offers' },
  { path: '/transactions/sales', label: 'shell.account.sales' },
];

/** Links of the account menu whose page is released and open to this person. */
export function accountLinks(state: SessionState): AccountLink[] {
  const profile = currentProfile(state);
  if (!profile) return [];
  const company = profile.type === 'company';
  const profiles = company ? '/companies' : '/profiles';
  return [
    { path: `${profiles}/${profile.id}`, page: `${profiles}/:id`, label: 'shell.account.profile' },
    ...(company ? COMPANY_LINKS : []),
    { path: '/transactions/orders', label: 'shell.account.orders' },
    { path: '/points/registry', label: 'shell.account.registry' },
    { path: '/account/settings/profile', label: 'shell.account.settings' },
    { path: '/admin', label: 'shell.account.admin' },
    { path: '/admin/companies/activation-requests', label: 'shell.account.activations' },
    { path: '/admin/points/withdraw-requests', label: 'shell.account.withdrawals' },
  ];
}
