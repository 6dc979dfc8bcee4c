import type { Locale } from '@wspolnik/system';
import { Building2, type LucideIcon, MessageSquare, Newspaper, Tag } from 'lucide-react';

export interface MenuLink {
  path: string;
  /** Message id, or the text itself of a page of the release. */
  label: string | Record<Locale, string>;
  Icon: LucideIcon;
}

/**
 * For everybody, also where no release is known: the frame of a page is rendered when the shell is built. Pages of the group
 * `main` follow.
 */
export const MAIN_LINKS: readonly (MenuLink & { label: string })[] = [
  { path: '/offers', label: 'shell.menu.offers', Icon: Tag },
  { path: '/companies', label: 'shell.menu.companies', Icon: Building2 },
  { path: '/posts', label: 'shell.menu.posts', Icon: Newspaper },
];

export interface PhoneLink extends MenuLink {
  label: string;
  /** What waits there, shown with the icon. */
  attention?: 'messages';
}

/** The bar at the bottom of a phone; its fifth item opens the sheet with the rest. */
export const PHONE_LINKS: readonly PhoneLink[] = [
  ...MAIN_LINKS,
  { path: '/messages', label: 'shell.menu.messages', Icon: MessageSquare, attention: 'messages' },
];

/** The page whose unanswered invitations and requests are counted with its entry in a menu. */
export const isWaitedFor = (path: string): boolean => path === '/network';

export const isWithin = (path: string, pathname: string): boolean =>
  pathname === path || pathname.startsWith(`${path}/`);

/** Pages with their own search, beside which a second field in the header would be mistaken for it. */
const SEARCHED_PAGES = ['/offers', '/companies', '/search'];
/** Stands for the path in the gateway's frame of a section, where most first views are its list (`FRAME_PATH` of deploy). */
const FRAME_PATH = '_path_';

export const isSearchedPage = (pathname: string): boolean =>
  SEARCHED_PAGES.some((path) => pathname === path || pathname === `${path}/${FRAME_PATH}`);

/** Where the button of the menu leads without scripts: to the links of the footer. */
export const MENU_WITHOUT_SCRIPTS = '#footer';
