import { currentProfile, useSessionStore } from '@wspolnik/shared-auth';
import { Avatar, useDisclosure } from '@wspolnik/system';
import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { AccountLinkList } from './account-link-list.tsx';
import { accountGroups, LOGOUT_LINK } from './account-links.ts';
import styles from './account-menu.module.css';
import panel from './panel.module.css';
import { ProfileSwitch } from './profile-switch.tsx';
import { useMenu } from './use-menu.ts';
import { usePages } from './use-pages.ts';

/** The current profile, its links, and the other profiles to act as. */
export function AccountMenu() {
  const intl = useIntl();
  const panelId = useId();
  const { open, close, toggle, button, areaProps } = useDisclosure();
  const session = useSessionStore();
  const hasPage = usePages();
  const menu = useMenu();
  const profile = currentProfile(session);
  if (!profile) return null;
  return (
    <div className={styles.area} {...areaProps}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-expanded={open}
        aria-controls={panelId}
        onClick={toggle}
      >
        <Avatar name={profile.name} image={profile.thumbnail} size={30} />
        <span className="wp-visually-hidden">{intl.formatMessage({ id: 'shell.account' })}</span>
        <span className={styles.name}>{profile.name}</span>
        <ChevronDown size={16} strokeWidth={1.75} aria-hidden="true" />
      </button>
      <div id={panelId} className={panel.panel} hidden={!open}>
        {open && (
          <>
            <p className={styles.caption}>
              <FormattedMessage id="shell.account.actAs" />
            </p>
            <ProfileSwitch onChosen={close} />
            <div className={styles.groups}>
              {accountGroups(session, hasPage, menu).map(({ title, links }) => (
                <AccountLinkList key={title} title={title} links={links} onFollow={close} />
              ))}
              <AccountLinkList links={[LOGOUT_LINK]} onFollow={close} />
            </div>
          </>
        )}
      </div>
    </div>
  );
}
