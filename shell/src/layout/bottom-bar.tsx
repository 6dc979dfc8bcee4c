import { Link, useLocation } from '@wspolnik/shared-ui';
import { Menu } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './bottom-bar.module.css';
import { isWithin, PHONE_LINKS } from './menu-links.ts';

export interface BottomBarProps {
  moreOpen: boolean;
  onMore(): void;
}

/** Main navigation of a phone. */
export function BottomBar({ moreOpen, onMore }: BottomBarProps) {
  const intl = useIntl();
  const { pathname } = useLocation();
  return (
    <nav className={styles.bar} aria-label={intl.formatMessage({ id: 'shell.menu.phone' })}>
      {PHONE_LINKS.map(({ path, label, Icon }) => (
        <Link key={path} to={path} aria-current={isWithin(path, pathname) ? 'page' : undefined}>
          <Icon size={22} strokeWidth={1.75} aria-hidden="true" />
          <FormattedMessage id={label} />
        </Link>
      ))}
      <button type="button" aria-haspopup="dialog" aria-expanded={moreOpen} onClick={onMore}>
        <Menu size={22} strokeWidth={1.75} aria-hidden="true" />
        <FormattedMessage id="shell.menu.more" />
      </button>
    </nav>
  );
}
