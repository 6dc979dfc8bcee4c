import { Avatar, classNames, type DateInput, Link, RelativeDate } from '@wspolnik/shared-ui';
import {
  type CardIconName,
  type CardNetwork,
  type ContactData,
  cardIcon,
  cityOf,
  NetworkButton,
  type NetworkStatus,
} from '@wspolnik/shared-ui/cards';
import { memo } from 'react';
import { useIntl } from 'react-intl';
import styles from './contact-card.module.css';

export interface ContactCardProps {
  contact: ContactData;
  /** The moment to count days from. */
  now: DateInput;
  href?: string;
  /** Without it the entry has no button; `info` comes from the contact. */
  network?: Omit<CardNetwork, 'info'>;
  headingLevel?: 2 | 3 | 4;
}

const SIGNS: Readonly<Record<NonNullable<NetworkStatus>, CardIconName>> = {
  pending: 'waiting',
  you_connected: 'waiting',
  they_connected: 'add',
  both_connected: 'contact',
  connected: 'tie',
};

function ContactCardView({ contact, now, href, network, headingLevel = 3 }: ContactCardProps) {
  const Heading = `h${headingLevel}` as const;
  const company = contact.type === 'company';
  return (
    <article className={styles.card}>
      <Avatar name={contact.name} image={contact.thumbnail} size={48} shape={company ? 'square' : 'round'} />
      <div className={styles.who}>
        <Heading className={styles.name}>
          <Link to={href ?? `/${company ? 'companies' : 'profiles'}/${contact.id}`} className={styles.link}>
            {contact.name}
          </Link>
        </Heading>
        <Facts contact={contact} />
        <Status status={contact.network_status} since={contact.network_status_info?.since ?? null} now={now} />
      </div>
      {network && (
        <span className={styles.action}>
          <NetworkButton
            {...network}
            name={contact.name}
            status={contact.network_status}
            info={contact.network_status_info}
            says="action"
            fullWidth
          />
        </span>
      )}
    </article>
  );
}

/**
 * An entry of the network list: who it is, how the two are tied since when, and how many they share.
 * A list that renders anew leaves those as they are whose props are the same.
 */
export const ContactCard = memo(ContactCardView);

/** The city of a company, or that it is a person; and how many contacts the two share. */
function Facts({ contact }: { contact: ContactData }) {
  const intl = useIntl();
  const city = contact.type === 'company' ? cityOf(contact) : null;
  const without = contact.type === 'company' ? 'ui.offer.noCity' : 'contacts.person';
  return (
    <p className={styles.facts}>
      <span>{city ?? intl.formatMessage({ id: without })}</span>
      {contact.shared_count > 0 && (
        <span className={classNames(styles.fact, cardIcon('contacts'))}>
          {intl.formatMessage({ id: 'ui.contacts.shared' }, { count: contact.shared_count })}
        </span>
      )}
    </p>
  );
}

function Status({ status, since, now }: { status: NetworkStatus; since: string | null; now: DateInput }) {
  const intl = useIntl();
  if (status === null) return null;
  return (
    <p className={classNames(styles.status, cardIcon(SIGNS[status]))} data-status={status}>
      <span>
        {intl.formatMessage({ id: `ui.network.status.${status}` })}
        {since && (
          <span className={styles.since}>
            {' · '}
            <RelativeDate value={since} now={now} />
          </span>
        )}
      </span>
    </p>
  );
}
