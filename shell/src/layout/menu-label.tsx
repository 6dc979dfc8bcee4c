import { useAttention } from '@wspolnik/system';
import { useIntl } from 'react-intl';
import styles from './menu-label.module.css';
import { isWaitedFor, type MenuLink } from './menu-links.ts';

/** The text of an entry, with the number of what waits there. */
export function MenuLabel({ label, path }: Pick<MenuLink, 'label' | 'path'>) {
  const { formatMessage, locale } = useIntl();
  const waiting = useAttention('network');
  const count = isWaitedFor(path) ? waiting : 0;
  return (
    <>
      <span>
        <span>{typeof label === 'string' ? formatMessage({ id: label }) : label[locale === 'en' ? 'en' : 'pl']}</span>
        {count > 0 && (
          <span aria-hidden="true" className={styles.count}>
            {count > MOST ? `${MOST}+` : count}
          </span>
        )}
      </span>
      {count > 0 && (
        <span className="wp-visually-hidden">{formatMessage({ id: 'shell.menu.waiting' }, { count })}</span>
      )}
    </>
  );
}

const MOST = 99;
