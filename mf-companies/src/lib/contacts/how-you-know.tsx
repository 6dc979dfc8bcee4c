import { useRead } from '@wspolnik/kit';
import type { NetworkStatus } from '@wspolnik/market';
import { useSessionStore } from '@wspolnik/shared-auth';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import type { Recipient } from '../contact-change.ts';
import { idOfProfile, tiesRead } from '../network.reads.ts';
import { useIsOwnProfile } from '../own-profile.ts';
import { AskIntroduction } from './ask-introduction.tsx';
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
  return isAuth && !isOwn && !isContact ? <ChainSection {...{ type, id, status }} /> : null;
}

/** Who is invited by the other side needs nobody between. */
const mayAsk = (status: NetworkStatus) => status === null || status === 'you_connected';

/** Gone when nobody connects the two. */
function ChainSection({ type, id, status }: HowYouKnowProps) {
  const { formatMessage } = useIntl();
  const heading = useId();
  const { data } = useRead(chainTo({ type, id }));
  // Read for the page anyway.
  const { data: ties } = useRead(tiesRead(idOfProfile({ type, id })));
  if (data?.chain.length === 0) return null;
  return (
    <section aria-labelledby={heading} className={styles.section}>
      <h2 id={heading} className={styles.heading}>
        {formatMessage({ id: 'contacts.chain.title' })}
      </h2>
      <ContactChain type={type} id={id} />
      {data && ties && mayAsk(status) && <AskIntroduction chain={data.chain} isAsked={ties.introduction_asked} />}
    </section>
  );
}
