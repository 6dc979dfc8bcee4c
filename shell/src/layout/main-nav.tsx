import { Link, useDisclosure, useLocation } from '@wspolnik/system';
import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { AccountLinkList } from './account-link-list.tsx';
import styles from './header.module.css';
import { MenuLabel } from './menu-label.tsx';
import { isWithin, MAIN_LINKS, type MenuLink } from './menu-links.ts';
import panel from './panel.module.css';
import { useMenu } from './use-menu.ts';

/** What has room beside the tools of a member on a screen of 1280 px. */
const MOST_LINKS = 5;

export function MainNav() {
  const intl = useIntl();
  const menu = useMenu();
  const { pathname } = useLocation();
  const links = [...MAIN_LINKS, ...menu('main')];
  const shown = links.length > MOST_LINKS ? links.slice(0, MOST_LINKS - 1) : links;
  return (
    <nav className={styles.nav} aria-label={intl.formatMessage({ id: 'shell.menu.main' })}>
      {shown.map(({ path, label }) => (
        <Link key={path} to={path} aria-current={isWithin(path, pathname) ? 'page' : undefined}>
          <MenuLabel label={label} path={path} />
        </Link>
      ))}
      {shown.length < links.length && <OtherLinks links={links.slice(shown.length)} />}
    </nav>
  );
}

function OtherLinks({ links }: { links: readonly MenuLink[] }) {
  const id = useId();
  const { pathname } = useLocation();
  const { open, close, toggle, button, areaProps } = useDisclosure();
  const isHere = links.some(({ path }) => isWithin(path, pathname));
  return (
    <div className={styles.others} {...areaProps}>
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={id}
        aria-current={isHere ? 'true' : undefined}
        onClick={toggle}
      >
        <FormattedMessage id="shell.menu.more" />
        <ChevronDown size={16} strokeWidth={1.75} aria-hidden="true" />
      </button>
      <div id={id} className={panel.panel} data-align="start" hidden={!open}>
        <AccountLinkList links={links} onFollow={close} />
      </div>
    </div>
  );
}
