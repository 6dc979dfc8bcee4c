import { Building2, CalendarDays, MessageSquare, Newspaper, Tag, Users } from 'lucide-react';

export interface MenuLink {
  path: string;
  /** Message id. */
  label: string;
  Icon: typeof Tag;
  /** What waits there, shown with the icon. */
  attention?: 'messages';
  /** Only for signed-in people, when its page is released. */
  members?: boolean;
}

export const MAIN_LINKS: readonly MenuLink[] = [
  { path: '/offers', label: 'shell.menu.offers', Icon: Tag },
  { path: '/companies', label: 'shell.menu.companies', Icon: Building2 },
  { path: '/posts', label: 'shell.menu.posts', Icon: Newspaper },
  { path: '/network', label: 'shell.menu.network', Icon: Users, members: true },
  { path: '/webinars', label: 'shell.menu.webinars', Icon: CalendarDays, members: true },
];

/** The bar at the bottom of a phone; its fifth item opens the sheet with the rest. */
export const PHONE_LINKS: readonly MenuLink[] = [
  ...MAIN_LINKS.slice(0, 3),
  { path: '/messages', label: 'shell.menu.messages', Icon: MessageSquare, attention: 'messages' },
];

export const isWithin = (path: string, pathname: string): boolean =>
  pathname === path || pathname.startsWith(`${path}/`);

/** Lists with a search of their own, beside which a second one in the header would be mistaken for it. */
const SEARCHED_LISTS = ['/offers', '/companies'];
/** Stands for the path in the gateway's frame of a section, where most first views are its list (`FRAME_PATH` of deploy). */
const FRAME_PATH = '_path_';

export const isSearchedList = (pathname: string): boolean =>
  SEARCHED_LISTS.some((path) => pathname === path || pathname === `${path}/${FRAME_PATH}`);
