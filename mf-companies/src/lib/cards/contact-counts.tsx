import { CardFact } from '@wspolnik/system/cards';
import { useIntl } from 'react-intl';

const NBSP = '\u00a0';

export interface ContactCountsProps {
  /** Null for contacts that are not shown. */
  total: number | null;
  /** 0 is not shown: most have no shared contacts. */
  shared: number;
}

/** `24 kontakty, 3 wspólne kontakty`; nothing for contacts that are not shown. */
export function ContactCounts({ total, shared }: ContactCountsProps) {
  const intl = useIntl();
  if (total === null) return null;
  const counts = [intl.formatMessage({ id: 'ui.contacts.total' }, { count: total })];
  if (shared > 0) counts.push(intl.formatMessage({ id: 'ui.contacts.shared' }, { count: shared }));
  // The line can break between the two, but not inside of one.
  return <CardFact icon="contacts">{counts.map((count) => count.replaceAll(' ', NBSP)).join(', ')}</CardFact>;
}
