import { useSessionStore } from '@wspolnik/shared-auth';
import type { MenuEntry } from '../platform/release.ts';
import { SHELL_ROUTES } from '../platform/shell-routes.ts';
import { menuIcon } from './menu-icons.ts';
import type { MenuLink } from './menu-links.ts';
import { usePages, useRemotes } from './use-pages.ts';

export type Menu = (group: MenuEntry['group']) => MenuLink[];

/** The entries of a menu, which pages declare: those of the released pages that are open to this person. */
export function useMenu(): Menu {
  const remotes = useRemotes();
  const hasPage = usePages();
  const role = useSessionStore(({ company }) => company?.role);
  const entries = [...SHELL_ROUTES, ...remotes.flatMap(({ routes }) => routes)].flatMap(({ path, menu }) =>
    menu ? [{ path, ...menu }] : [],
  );
  return (group) =>
    entries
      .filter((entry) => entry.group === group && hasPage(entry.path))
      .filter(({ companyRoles }) => !companyRoles || (role && companyRoles.includes(role)))
      .sort((one, other) => one.order - other.order)
      .map(({ path, label, icon }) => ({ path, label, Icon: menuIcon(icon) }));
}
