import { useSessionStore } from '@wspolnik/shared-auth';
import { Link, Slot, useLocation } from '@wspolnik/system';
import { Menu, Search } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { AccountMenu } from './account-menu.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { GuestLinks } from './guest-links.tsx';
import styles from './header.module.css';
import { OtherLanguage } from './language-links.tsx';
import { LogoMark } from './logo.tsx';
import { MainNav } from './main-nav.tsx';
import { isSearch, MENU_WITHOUT_SCRIPTS } from './menu-links.ts';
import { MoreSheet } from './more-sheet.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { SearchBox } from './search-box.tsx';
import { ThemeToggle } from './theme-toggle.tsx';

/** The header of every page. Its first view is the guest's and equals the gateway's frame. */
export function Header() {
  const intl = useIntl();
  const isAuth = useSessionStore((state) => state.isAuth);
  const [more, setMore] = useState(false);
  const { pathname } = useLocation();
  const openMore = () => setMore(true);
  return (
    <>
      <a className="wp-skip-link" href="#main">
        <FormattedMessage id="shell.skip" />
      </a>
      <header className={styles.header}>
        <div className={isAuth ? `${styles.bar} ${styles.member}` : styles.bar}>
          <Link
            className={styles.logo}
            to={isAuth ? '/home' : '/'}
            aria-label={intl.formatMessage({ id: 'shell.home' })}
          >
            <LogoMark />
            <FormattedMessage id="shell.name" />
          </Link>
          <MainNav />
          {!isSearch(pathname) && <SearchBox />}
          <div className={styles.tools}>
            <Link className={styles.searchLink} to="/search" aria-label={intl.formatMessage({ id: 'shell.search' })}>
              <Search size={20} strokeWidth={1.75} aria-hidden="true" />
            </Link>
            <OtherLanguage />
            <span className={styles.wide}>
              <ThemeToggle />
            </span>
            {isAuth ? <MemberTools /> : <GuestLinks />}
            <button
              type="button"
              className={styles.menuButton}
              aria-haspopup="dialog"
              aria-expanded={more}
              aria-label={intl.formatMessage({ id: 'shell.menu' })}
              onClick={openMore}
            >
              <Menu size={22} strokeWidth={1.75} aria-hidden="true" />
            </button>
            <noscript>
              <a
                className={styles.menuButton}
                href={MENU_WITHOUT_SCRIPTS}
                aria-label={intl.formatMessage({ id: 'shell.menu' })}
              >
                <Menu size={22} strokeWidth={1.75} aria-hidden="true" />
              </a>
            </noscript>
          </div>
        </div>
        <OfflineNotice />
      </header>
      <BottomBar moreOpen={more} onMore={openMore} />
      <MoreSheet open={more} onClose={() => setMore(false)} />
    </>
  );
}

/** A slot without a provider in the release shows nothing. */
function MemberTools() {
  return (
    <>
      <Slot name="header.balance" fallback={<span className={styles.balance} />} />
      <Slot name="header.messages" fallback={<span className={styles.icon} />} />
      <Slot name="header.notifications" fallback={<span className={styles.icon} />} />
      <AccountMenu />
    </>
  );
}
