import { classNames } from '@wspolnik/system';
import { cardIcon } from '@wspolnik/system/cards';
import { useIntl } from 'react-intl';
import styles from './shared-contacts.module.css';

export interface SharedContactsProps {
  /** Nothing is shown for 0. */
  count: number;
  /** Those that the viewer may see; what was kept offline before they existed has none. */
  names?: readonly string[];
  /** `line` cuts long names to stay in one line, and keeps the number of the others; `icon` as well, with an icon before it. */
  variant?: 'text' | 'line' | 'icon';
  className?: string;
}

/** `Znacie wspólnie: Anna Nowak, Jan Kot i 3 inne`, or how many contacts are shared where none is named. */
export function SharedContacts({ count, names = [], variant = 'text', className }: SharedContactsProps) {
  const { formatMessage } = useIntl();
  if (count === 0) return null;
  const classes = classNames(variant !== 'text' && styles.line, variant === 'icon' && cardIcon('contacts'), className);
  if (names.length === 0) {
    return <span className={classes}>{formatMessage({ id: 'ui.contacts.shared' }, { count })}</span>;
  }
  const joined = names.join(', ');
  const others = count - names.length;
  return (
    <span className={classes} title={variant === 'text' ? undefined : joined}>
      <span className={styles.names}>
        <span className={classNames(variant === 'icon' && styles.label)}>
          {formatMessage({ id: variant === 'text' ? 'contacts.both_know' : 'contacts.both_know.short' })}
        </span>{' '}
        <span>{joined}</span>
      </span>
      {others > 0 && (
        <span className={styles.others}> {formatMessage({ id: 'contacts.ties.others' }, { count: others })}</span>
      )}
    </span>
  );
}
