import { Link, useLocation } from '@wspolnik/system';
import { useIntl } from 'react-intl';
import styles from './header.module.css';
import { MenuLabel } from './menu-label.tsx';
import { isWithin, MAIN_LINKS } from './menu-links.ts';
import { useMenu } from './use-menu.ts';

export function MainNav() {
  const intl = useIntl();
  const menu = useMenu();
  const { pathname } = useLocation();
  return (
    <nav className={styles.nav} aria-label={intl.formatMessage({ id: 'shell.menu.main' })}>
      {[...MAIN_LINKS, ...menu('main')].map(({ path, label }) => (
        <Link key={path} to={path} aria-current={isWithin(path, pathname) ? 'page' : undefined}>
          <MenuLabel label={label} />
        </Link>
      ))}
    </nav>
  );
}
