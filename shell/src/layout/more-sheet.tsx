import { useSessionStore } from '@wspolnik/shared-auth';
import { Drawer, Link } from '@wspolnik/shared-ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { accountLinks } from './account-links.ts';
import { INFO_LINKS } from './info-links.ts';
import { LanguageLinks } from './language-links.tsx';
import { MAIN_LINKS } from './menu-links.ts';
import styles from './more-sheet.module.css';
import { ThemeChoice } from './theme-toggle.tsx';
import { usePages } from './use-pages.ts';

export interface MoreSheetProps {
  open: boolean;
  onClose(): void;
}

/** Links that do not fit into the bar. */
export function MoreSheet({ open, onClose }: MoreSheetProps) {
  const intl = useIntl();
  const hasPage = usePages();
  const session = useSessionStore();
  const links = MAIN_LINKS.filter(({ path, members }) => !members || hasPage(path));
  const account = session.isAuth
    ? [
        ...accountLinks(session).filter(({ path, page = path }) => hasPage(page)),
        { path: '/auth/change-profile', label: 'shell.account.switch' },
        { path: '/auth/logout', label: 'shell.account.logout' },
      ]
    : [
        { path: '/auth/login', label: 'shell.login' },
        { path: '/auth/signup', label: 'shell.signup' },
      ];
  const groups = [
    links,
    [{ path: '/search', label: 'shell.search.page' }].filter(({ path }) => hasPage(path)),
    account,
    INFO_LINKS,
  ];
  return (
    <Drawer open={open} onClose={onClose} placement="bottom" title={intl.formatMessage({ id: 'shell.menu.more' })}>
      <div className={styles.sheet}>
        {groups
          .filter((group) => group.length > 0)
          .map((group) => (
            <ul key={group[0]?.path} className={styles.group}>
              {group.map(({ path, label }) => (
                <li key={path}>
                  <Link to={path} onClick={onClose}>
                    <FormattedMessage id={label} />
                  </Link>
                </li>
              ))}
            </ul>
          ))}
        <LanguageLinks className={styles.choices} />
        <ThemeChoice className={styles.choices} />
      </div>
    </Drawer>
  );
}
