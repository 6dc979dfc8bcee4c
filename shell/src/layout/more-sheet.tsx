import { useSessionStore } from '@wspolnik/shared-auth';
import { Drawer } from '@wspolnik/system';
import { LogIn, Search, UserPlus } from 'lucide-react';
import { useIntl } from 'react-intl';
import { AccountLinkList } from './account-link-list.tsx';
import { accountGroups, LOGOUT_LINK, SWITCH_LINK } from './account-links.ts';
import { INFO_LINKS } from './info-links.ts';
import { LanguageLinks } from './language-links.tsx';
import { MAIN_LINKS, type MenuLink } from './menu-links.ts';
import styles from './more-sheet.module.css';
import { ThemeChoice } from './theme-toggle.tsx';
import { useMenu } from './use-menu.ts';
import { usePages } from './use-pages.ts';

const GUEST_LINKS: readonly MenuLink[] = [
  { path: '/auth/login', label: 'shell.login', Icon: LogIn },
  { path: '/auth/signup', label: 'shell.signup', Icon: UserPlus },
];

export interface MoreSheetProps {
  open: boolean;
  onClose(): void;
}

/** Links that do not fit into the bar. */
export function MoreSheet({ open, onClose }: MoreSheetProps) {
  const intl = useIntl();
  const hasPage = usePages();
  const menu = useMenu();
  const session = useSessionStore();
  const places = [
    ...MAIN_LINKS,
    ...menu('main'),
    ...(hasPage('/search') ? [{ path: '/search', label: 'shell.search.page', Icon: Search }] : []),
  ];
  const account = session.isAuth
    ? [...accountGroups(session, hasPage, menu), { title: undefined, links: [SWITCH_LINK, LOGOUT_LINK] }]
    : [{ title: undefined, links: GUEST_LINKS }];
  return (
    <Drawer open={open} onClose={onClose} placement="bottom" title={intl.formatMessage({ id: 'shell.menu.more' })}>
      <div className={styles.sheet}>
        {[{ title: undefined, links: places }, ...account, { title: 'shell.info', links: INFO_LINKS }].map(
          ({ title, links }) => (
            <AccountLinkList key={links[0]?.path} title={title} links={links} onFollow={onClose} />
          ),
        )}
        <LanguageLinks className={styles.choices} />
        <ThemeChoice className={styles.choices} />
      </div>
    </Drawer>
  );
}
