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

/** The search itself, whose field is that of the header; also in the gateway's frame of it (`FRAME_PATH` of deploy). */
export const isSearch = (pathname: string): boolean => pathname === '/search' || pathname === '/search/_path_';

/** Where the button of the menu leads without scripts: to the links of the footer. */
export const MENU_WITHOUT_SCRIPTS = '#footer';
