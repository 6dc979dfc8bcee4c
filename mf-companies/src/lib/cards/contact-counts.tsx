import { CardFact } from '@wspolnik/system/cards';
import { useIntl } from 'react-intl';
import styles from './contact-counts.module.css';
import { SharedContacts } from './shared-contacts.tsx';

const NBSP = '\u00a0';

export interface ContactCountsProps {
  /** Null for contacts that are not shown. */
  total: number | null;
  /** 0 is not shown: most have no shared contacts. */
  shared: number;
  /** Of shared contacts, in a second line instead of their number. */
  names?: readonly string[];
}

/** `24 kontakty, 3 wspólne kontakty`; nothing for contacts that are not shown. */
export function ContactCounts({ total, shared, names = [] }: ContactCountsProps) {
  const intl = useIntl();
  if (total === null) return null;
  const counts = [intl.formatMessage({ id: 'ui.contacts.total' }, { count: total })];
  if (shared > 0 && names.length === 0) {
    counts.push(intl.formatMessage({ id: 'ui.contacts.shared' }, { count: shared }));
  }
  // The line can break between the two, but not inside of one.
  const fact = <CardFact icon="contacts">{counts.map((count) => count.replaceAll(' ', NBSP)).join(', ')}</CardFact>;
  if (names.length === 0) return fact;
  return (
    <span className={styles.counts}>
      {fact}
      <SharedContacts count={shared} names={names} variant="line" className={styles.names} />
    </span>
  );
}
