import { useSessionStore } from '@wspolnik/shared-auth';
import type { NetworkStatus } from '@wspolnik/shared-ui/cards';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import type { Recipient } from '../contact-change.ts';
import { useIsOwnProfile } from '../own-profile.ts';
import styles from './contact-chain.module.css';
import { ContactChain } from './contact-chain.tsx';

export interface HowYouKnowProps extends Recipient {
  status: NetworkStatus;
}

/** The section of a profile's page with the chain to it; for guests, contacts and the own profile there is none. */
export function HowYouKnow({ type, id, status }: HowYouKnowProps) {
  const { formatMessage } = useIntl();
  const heading = useId();
  const isAuth = useSessionStore((session) => session.isAuth);
  const isOwn = useIsOwnProfile(id);
  const isContact = status !== null && status !== 'they_connected';
  if (!isAuth || isOwn || isContact) return null;
  return (
    <section aria-labelledby={heading} className={styles.section}>
      <h2 id={heading} className={styles.heading}>
        {formatMessage({ id: 'contacts.chain.title' })}
      </h2>
      <ContactChain type={type} id={id} />
    </section>
  );
}
