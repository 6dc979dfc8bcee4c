import { Link } from '@wspolnik/system';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import styles from './account-link-list.module.css';
import { MenuLabel } from './menu-label.tsx';
import type { MenuLink } from './menu-links.ts';

interface AccountLinkListProps {
  /** Message id of the heading. */
  title?: string;
  links: readonly MenuLink[];
  onFollow(): void;
}

/** A group of the account menu and of the phone's sheet. */
export function AccountLinkList({ title, links, onFollow }: AccountLinkListProps) {
  const heading = useId();
  return (
    <div className={styles.group}>
      {title && (
        <p id={heading} className={styles.title}>
          <FormattedMessage id={title} />
        </p>
      )}
      <ul className={styles.links} aria-labelledby={title && heading}>
        {links.map(({ path, label, Icon }) => (
          <li key={path}>
            <Link to={path} onClick={onFollow}>
              <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
              <MenuLabel label={label} path={path} />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
