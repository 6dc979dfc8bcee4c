import type { CompanyRole, OwnedCompany } from '@wspolnik/contract';
import { currentProfile, type SessionState } from '@wspolnik/shared-auth';
import {
  BadgeCheck,
  Bell,
  BellRing,
  Building2,
  CircleUserRound,
  Coins,
  CreditCard,
  Hash,
  LogOut,
  type LucideIcon,
  Package,
  Pencil,
  Plus,
  Repeat,
  Settings,
  ShieldCheck,
  ShoppingBag,
  Tag,
  Users,
} from 'lucide-react';

export interface AccountLink {
  path: string;
  /** Its route, when that differs from the path. */
  page?: string;
  /** Message id. */
  label: string;
  Icon: LucideIcon;
}

export interface AccountGroup {
  /** Message id. */
  title: string;
  links: readonly AccountLink[];
}

/** Of the company in use, for its roles; without `roles` for every member. */
interface CompanyLink extends AccountLink {
  roles?: readonly CompanyRole[];
}

const MANAGERS: readonly CompanyRole[] = ['owner', 'manager'];

const COMPANY_LINKS: readonly CompanyLink[] = [
  { path: '/companies/settings/profile', label: 'shell.account.companyProfile', roles: MANAGERS, Icon: Pencil },
  { path: '/companies/settings/members', label: 'shell.account.members', Icon: Users },
  { path: '/companies/payments/plans', label: 'shell.account.plan', roles: MANAGERS, Icon: CreditCard },
  { path: '/companies/payments/membership-numbers', label: 'shell.account.cards', Icon: Hash },
  { path: '/companies/verify-company', label: 'shell.account.verification', roles: MANAGERS, Icon: BadgeCheck },
];

const SALES_LINKS: readonly AccountLink[] = [
  { path: '/offers/manage', label: 'shell.account.offers', Icon: Tag },
  { path: '/transactions/sales', label: 'shell.account.sales', Icon: Package },
];

const ACCOUNT_LINKS: readonly AccountLink[] = [
  { path: '/notifications', label: 'shell.account.notifications', Icon: Bell },
  { path: '/account/settings/profile', label: 'shell.account.settings', Icon: Settings },
  { path: '/account/settings/notifications', label: 'shell.account.notificationSettings', Icon: BellRing },
  { path: '/companies/create', label: 'shell.account.createCompany', Icon: Plus },
  { path: '/admin', label: 'shell.account.admin', Icon: ShieldCheck },
];

export const SWITCH_LINK: AccountLink = { path: '/auth/change-profile', label: 'shell.account.switch', Icon: Repeat };
export const LOGOUT_LINK: AccountLink = { path: '/auth/logout', label: 'shell.account.logout', Icon: LogOut };

function companyLinks({ role, status }: OwnedCompany): CompanyLink[] {
  return COMPANY_LINKS.filter(({ roles }) => !roles || roles.includes(role)).filter(
    // A verified company has nothing more to do there.
    ({ path }) => path !== '/companies/verify-company' || status !== 'active',
  );
}

/** Links of the account menu whose page `hasPage`: released and open to this person. Groups without any are left out. */
export function accountGroups(state: SessionState, hasPage: (page: string) => boolean): AccountGroup[] {
  const profile = currentProfile(state);
  if (!profile) return [];
  const { company } = state;
  const [profiles, Icon] = company ? (['/companies', Building2] as const) : (['/profiles', CircleUserRound] as const);
  const groups: AccountGroup[] = [
    {
      title: company ? 'shell.account.group.company' : 'shell.account.group.person',
      links: [
        { path: `${profiles}/${profile.id}`, page: `${profiles}/:id`, label: 'shell.account.profile', Icon },
        ...(company ? companyLinks(company) : []),
      ],
    },
    {
      title: 'shell.account.group.trade',
      links: [
        ...(company ? SALES_LINKS : []),
        { path: '/transactions/orders', label: 'shell.account.orders', Icon: ShoppingBag },
        { path: '/points/registry', label: 'shell.account.registry', Icon: Coins },
      ],
    },
    { title: 'shell.account.group.account', links: ACCOUNT_LINKS },
  ];
  return groups
    .map(({ title, links }) => ({ title, links: links.filter(({ path, page = path }) => hasPage(page)) }))
    .filter(({ links }) => links.length > 0);
}
