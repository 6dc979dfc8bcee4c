import { useRead } from '@wspolnik/kit';
import type { NetworkStatus } from '@wspolnik/market';
import { useSessionStore } from '@wspolnik/shared-auth';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import type { Recipient } from '../contact-change.ts';
import { useIsOwnProfile } from '../own-profile.ts';
import styles from './contact-chain.module.css';
import { ContactChain, chainTo } from './contact-chain.tsx';

export interface HowYouKnowProps extends Recipient {
  status: NetworkStatus;
}

/** The section of a profile's page with the chain to it; for guests, contacts and the own profile there is none. */
export function HowYouKnow({ type, id, status }: HowYouKnowProps) {
  const isAuth = useSessionStore((session) => session.isAuth);
  const isOwn = useIsOwnProfile(id);
  const isContact = status === 'both_connected' || status === 'connected';
  return isAuth && !isOwn && !isContact ? <ChainSection type={type} id={id} /> : null;
}

/** Gone when nobody connects the two. */
function ChainSection({ type, id }: Recipient) {
  const { formatMessage } = useIntl();
  const heading = useId();
  const { data } = useRead(chainTo({ type, id }));
  if (data?.chain.length === 0) return null;
  return (
    <section aria-labelledby={heading} className={styles.section}>
      <h2 id={heading} className={styles.heading}>
        {formatMessage({ id: 'contacts.chain.title' })}
      </h2>
      <ContactChain type={type} id={id} />
    </section>
  );
}
