import { CountBadge, Link, useAttention, useLocation } from '@wspolnik/system';
import { Menu } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './bottom-bar.module.css';
import { isWithin, MENU_WITHOUT_SCRIPTS, PHONE_LINKS, type PhoneLink } from './menu-links.ts';

export interface BottomBarProps {
  moreOpen: boolean;
  onMore(): void;
}

/** Main navigation of a phone. */
export function BottomBar({ moreOpen, onMore }: BottomBarProps) {
  const intl = useIntl();
  const waiting = useAttention('network');
  return (
    <nav data-at-bottom="" className={styles.bar} aria-label={intl.formatMessage({ id: 'shell.menu.phone' })}>
      {PHONE_LINKS.map((link) => (
        <BarLink key={link.path} {...link} />
      ))}
      <button type="button" aria-haspopup="dialog" aria-expanded={moreOpen} onClick={onMore}>
        <span className={styles.icon}>
          <Menu size={22} strokeWidth={1.75} aria-hidden="true" />
          <CountBadge count={waiting} />
        </span>
        <FormattedMessage id="shell.menu.more" />
        {waiting > 0 && (
          <span className="wp-visually-hidden">
            {intl.formatMessage({ id: 'shell.menu.waiting' }, { count: waiting })}
          </span>
        )}
      </button>
      <noscript>
        <a href={MENU_WITHOUT_SCRIPTS}>
          <Menu size={22} strokeWidth={1.75} aria-hidden="true" />
          <FormattedMessage id="shell.menu.more" />
        </a>
      </noscript>
    </nav>
  );
}

function BarLink({ path, label, Icon, attention }: PhoneLink) {
  const intl = useIntl();
  const { pathname } = useLocation();
  const unread = useAttention('messages');
  const count = attention === 'messages' ? unread : 0;
  const name = intl.formatMessage({ id: label });
  return (
    <Link to={path} aria-current={isWithin(path, pathname) ? 'page' : undefined}>
      <span className={styles.icon}>
        <Icon size={22} strokeWidth={1.75} aria-hidden="true" />
        <CountBadge count={count} />
      </span>
      {count === 0 ? (
        <span>{name}</span>
      ) : (
        <>
          <span aria-hidden="true">{name}</span>
          <span className="wp-visually-hidden">
            {`${name}, ${intl.formatMessage({ id: 'shell.menu.unread' }, { count })}`}
          </span>
        </>
      )}
    </Link>
  );
}
