import type { Webinar } from '@wspolnik/contract';
import { Avatar } from '@wspolnik/system';
import { useIntl } from 'react-intl';
import styles from './webinar-card.module.css';

/** Contacts of the reader who come and agreed that it is shown. */
export function ComingContacts({ contacts: { count, people } }: Pick<Webinar, 'contacts'>) {
  const intl = useIntl();
  if (count === 0) return null;
  const others = count - people.length;
  const names = people.map(({ name }) => name);
  const text =
    others === 0
      ? intl.formatMessage({ id: 'webinars.card.contacts' }, { names: intl.formatList(names) })
      : intl.formatMessage({ id: 'webinars.card.contacts_more' }, { names: names.join(', '), others });
  return (
    <div className={styles.contacts}>
      <span className={styles.faces} aria-hidden="true">
        {people.map(({ id, name, thumbnail }) => (
          <Avatar key={id} name={name} image={thumbnail} size={32} />
        ))}
      </span>
      <p>{text}</p>
    </div>
  );
}
