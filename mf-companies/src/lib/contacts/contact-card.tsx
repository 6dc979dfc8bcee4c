import { NetworkButton, type NetworkStatus } from '@wspolnik/market';
import {
  Avatar,
  Button,
  classNames,
  type DateInput,
  formatDate,
  Link,
  RelativeDate,
  useLocale,
} from '@wspolnik/system';
import { type CardIconName, cardIcon, usePending } from '@wspolnik/system/cards';
import { memo, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { CardNetwork } from '../cards/card-network.ts';
import { ProfileActions } from '../cards/profile-actions.tsx';
import { type ContactData, cityOf } from '../cards/profile-data.ts';
import { SharedContacts } from '../cards/shared-contacts.tsx';
import styles from './contact-card.module.css';

export interface ContactCardProps {
  contact: ContactData;
  /** The current time, from which days are counted; null for plain dates. */
  now: DateInput | null;
  href?: string;
  /** Without it the card has no button; `info` is the one of the contact. */
  network?: Omit<CardNetwork, 'info'>;
  headingLevel?: 2 | 3 | 4;
  /** Opens a new message to a contact, as the main button; removing is then in a menu. */
  onMessage?(): void;
  /** Adds a button to a received invitation; it is busy until the returned promise settles. */
  onDecline?(): unknown;
  /** Below the rest. */
  children?: ReactNode;
}

const SIGNS: Readonly<Record<NonNullable<NetworkStatus>, CardIconName>> = {
  pending: 'waiting',
  you_connected: 'waiting',
  they_connected: 'add',
  both_connected: 'contact',
  connected: 'tie',
};

function ContactCardView(props: ContactCardProps) {
  const { contact, now, href, network, headingLevel = 3, onMessage, onDecline, children } = props;
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
        <Status
          type={contact.type}
          status={contact.network_status}
          since={contact.network_status_info?.since ?? null}
          now={now}
        />
      </div>
      {network && onMessage && contact.network_status === 'both_connected' && (
        <ProfileActions className={styles.action} profile={contact} {...{ network, onMessage }} />
      )}
      {network && !(onMessage && contact.network_status === 'both_connected') && (
        <span className={styles.action}>
          <NetworkButton
            {...network}
            name={contact.name}
            status={contact.network_status}
            info={contact.network_status_info}
            says="action"
            fullWidth
          />
          {onDecline && contact.network_status_info?.allowed_actions.includes('decline') && (
            <DeclineButton name={contact.name} onDecline={onDecline} />
          )}
        </span>
      )}
      {contact.introduction && <Introduced {...contact.introduction} />}
      {children && <div className={styles.more}>{children}</div>}
    </article>
  );
}

/** Who brings the inviter, in their words, and what the inviter has asked for. */
function Introduced({ by, words, text }: NonNullable<ContactData['introduction']>) {
  const { formatMessage } = useIntl();
  return (
    <div className={classNames(styles.more, styles.introduced)}>
      <p>{formatMessage({ id: 'contacts.introduced_by' }, { name: by.name })}</p>
      {[words, text].filter(Boolean).map((quote) => (
        <blockquote key={quote}>{quote}</blockquote>
      ))}
    </div>
  );
}

function DeclineButton({ name, onDecline }: { name: string; onDecline(): unknown }) {
  const intl = useIntl();
  const { pending, run } = usePending();
  const label = intl.formatMessage({ id: 'contacts.decline' });
  return (
    <Button
      variant="outline"
      size="sm"
      loading={pending}
      aria-label={`${label}: ${name}`}
      onClick={() => void run(onDecline)}
    >
      {label}
    </Button>
  );
}

/**
 * An entry of the network list: the contact, the relation with its date, and the shared contacts. The
 * component is memoised: a list that renders again leaves cards with the same props untouched.
 */
export const ContactCard = memo(ContactCardView);

/** The city of a company or the headline of a person, and the shared contacts. */
function Facts({ contact }: { contact: ContactData }) {
  const intl = useIntl();
  const shown = contact.type === 'company' ? cityOf(contact) : (contact.headline ?? contact.city);
  const without = contact.type === 'company' ? 'ui.offer.noCity' : 'contacts.person';
  return (
    <p className={styles.facts}>
      <span className={styles.about}>{shown ?? intl.formatMessage({ id: without })}</span>
      <SharedContacts count={contact.shared_count} names={contact.shared_names} variant="icon" />
    </p>
  );
}

interface StatusProps {
  type: ContactData['type'];
  status: NetworkStatus;
  since: string | null;
  now: DateInput | null;
}

function Status({ type, status, since, now }: StatusProps) {
  const intl = useIntl();
  const locale = useLocale();
  if (status === null) return null;
  return (
    <p className={classNames(styles.status, cardIcon(SIGNS[status]))} data-status={status}>
      <span>
        {intl.formatMessage({ id: `ui.network.status.${status}` }, { type })}
        {since && (
          <span className={styles.since}>
            {' · '}
            {now === null ? <span>{formatDate(since, locale)}</span> : <RelativeDate value={since} now={now} />}
          </span>
        )}
      </span>
    </p>
  );
}
