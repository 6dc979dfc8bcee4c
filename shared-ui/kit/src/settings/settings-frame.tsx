import { Link, useLocation } from '@wspolnik/system';
import { type ReactNode, useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import classes from './settings-frame.module.css';

const PAGES = [
  { id: 'profile', paths: ['/account/settings/profile'] },
  { id: 'password', paths: ['/account/settings/password'] },
  { id: 'invoice', paths: ['/account/settings/invoice'] },
  // The second is in mails that were sent earlier.
  { id: 'notifications', paths: ['/account/settings/notifications', '/notifications/settings'] },
  { id: 'delete', paths: ['/account/settings/delete'] },
] as const;

/** The frame of a page of account settings, whichever part of the product has it: links to its neighbours and one column. */
export function SettingsFrame({ children }: { children: ReactNode }) {
  const { formatMessage } = useIntl();
  const { pathname } = useLocation();
  const nav = useRef<HTMLElement>(null);
  // The row of a phone is wider than the screen: it starts at the page in use.
  useEffect(() => {
    const link = nav.current?.querySelector<HTMLElement>('[aria-current]');
    if (link && nav.current) nav.current.scrollLeft = link.offsetLeft - nav.current.offsetLeft;
  }, []);
  return (
    <div className={`wp-container ${classes.page}`}>
      <nav ref={nav} aria-label={formatMessage({ id: 'ui.settings' })} className={classes.nav}>
        {PAGES.map(({ id, paths }) => (
          <Link
            key={id}
            to={paths[0]}
            className={classes.link}
            aria-current={paths.some((path) => path === pathname) ? 'page' : undefined}
          >
            {formatMessage({ id: `ui.settings.${id}` })}
          </Link>
        ))}
      </nav>
      <div className={classes.content}>{children}</div>
    </div>
  );
}
