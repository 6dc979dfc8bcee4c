import type { Introductions } from '@wspolnik/contract';
import { ListPage, useRead } from '@wspolnik/kit';
import { profileKey, useSessionStore } from '@wspolnik/shared-auth';
import { EmptyState, ErrorPanel, useErrorText, useKeptFocus, useMinute, useWarmDialogs } from '@wspolnik/system';
import { Handshake } from 'lucide-react';
import { useId, useRef } from 'react';
import { useIntl } from 'react-intl';
import { CONTACT_READS } from '../../lib/contact-change.ts';
import { ContactListsSkeleton } from '../../lib/contacts/contact-lists.tsx';
import { useLiveContacts } from '../../lib/live-contacts.ts';
import { introductionsRead } from '../../lib/network.reads.ts';
import { IntroductionCard } from './introduction-card.tsx';
import classes from './introductions.module.css';
import { NetworkTabs } from './network-filters.tsx';

/** Requests to introduce somebody, and those of the profile in use. */
export function IntroductionsPage() {
  return <IntroductionLists key={useSessionStore(profileKey)} />;
}

function IntroductionLists() {
  const { formatMessage } = useIntl();
  useWarmDialogs();
  useLiveContacts(CONTACT_READS);
  const errorText = useErrorText();
  const read = useRead(introductionsRead());
  const root = useRef<HTMLDivElement>(null);
  useKeptFocus(root, () => root.current);
  return (
    <ListPage title={formatMessage({ id: 'introductions.title' })}>
      <div ref={root} tabIndex={-1} className={classes.page}>
        <NetworkTabs selected="introductions" />
        {read.data && <BothSides data={read.data} />}
        {!read.data && !read.error && <ContactListsSkeleton />}
        {!read.data && read.error && (
          <ErrorPanel
            title={formatMessage({ id: 'introductions.failed' })}
            detail={errorText(read.error)}
            onRetry={read.retry}
          />
        )}
      </div>
    </ListPage>
  );
}

function BothSides({ data }: { data: Introductions }) {
  const { formatMessage } = useIntl();
  if (data.received.length + data.sent.length === 0) {
    return (
      <EmptyState
        icon={<Handshake size={26} strokeWidth={1.75} />}
        title={formatMessage({ id: 'introductions.none' })}
        text={formatMessage({ id: 'introductions.none_text' })}
      />
    );
  }
  return (
    <>
      <Side data={data} side="received" />
      <Side data={data} side="sent" />
    </>
  );
}

function Side({ data, side }: { data: Introductions; side: 'received' | 'sent' }) {
  const { formatMessage } = useIntl();
  const id = useId();
  const now = useMinute();
  if (data[side].length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={classes.heading}>
        {formatMessage({ id: `introductions.${side}` })}
      </h2>
      <ul className={classes.list}>
        {data[side].map((introduction) => (
          <li key={introduction.id}>
            <IntroductionCard {...{ introduction, side, now }} />
          </li>
        ))}
      </ul>
    </section>
  );
}
