import { Link, useLocation } from '@wspolnik/system';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './header.module.css';
import { isWithin, MAIN_LINKS } from './menu-links.ts';
import { usePages } from './use-pages.ts';

export function MainNav() {
  const intl = useIntl();
  const hasPage = usePages();
  const { pathname } = useLocation();
  const links = MAIN_LINKS.filter(({ path, members }) => !members || hasPage(path));
  return (
    <nav className={styles.nav} aria-label={intl.formatMessage({ id: 'shell.menu.main' })}>
      {links.map(({ path, label }) => (
        <Link key={path} to={path} aria-current={isWithin(path, pathname) ? 'page' : undefined}>
          <FormattedMessage id={label} />
        </Link>
      ))}
    </nav>
  );
}
