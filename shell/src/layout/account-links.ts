import { currentProfile, type SessionState } from '@wspolnik/shared-auth';
import { Building2, CircleUserRound, LogOut, Repeat } from 'lucide-react';
import type { MenuLink } from './menu-links.ts';
import type { Menu } from './use-menu.ts';

export interface AccountGroup {
  /** Message id. */
  title: string;
  links: readonly MenuLink[];
}

export const SWITCH_LINK: MenuLink = { path: '/auth/change-profile', label: 'shell.account.switch', Icon: Repeat };
export const LOGOUT_LINK: MenuLink = { path: '/auth/logout', label: 'shell.account.logout', Icon: LogOut };

/** The groups of the account menu: the profile in use, and what pages declare. Groups without links are left out. */
export function accountGroups(state: SessionState, hasPage: (page: string) => boolean, menu: Menu): AccountGroup[] {
  const profile = currentProfile(state);
  if (!profile) return [];
  const { company } = state;
  const [profiles, Icon] = company ? (['/companies', Building2] as const) : (['/profiles', CircleUserRound] as const);
  const own = { path: `${profiles}/${profile.id}`, label: 'shell.account.profile', Icon };
  // A verified company has nothing more to do there.
  const isOpen = ({ path }: MenuLink) => path !== '/companies/verify-company' || company?.status !== 'active';
  const groups: AccountGroup[] = [
    {
      title: company ? 'shell.account.group.company' : 'shell.account.group.person',
      links: [...(hasPage(`${profiles}/:id`) ? [own] : []), ...(company ? menu('company').filter(isOpen) : [])],
    },
    { title: 'shell.account.group.trade', links: menu('trade') },
    { title: 'shell.account.group.account', links: menu('account') },
  ];
  return groups.filter(({ links }) => links.length > 0);
}
