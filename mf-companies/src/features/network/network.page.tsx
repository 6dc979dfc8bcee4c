import type { NetworkReply } from '@wspolnik/contract';
import { ListPage, ListStates, useList, useListQuery } from '@wspolnik/kit';
import { profileKey, useSessionStore } from '@wspolnik/shared-auth';
import { useKeptFocus, useWarmDialogs } from '@wspolnik/system';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { CONTACT_READS } from '../../lib/contact-change.ts';
import { ContactLists, ContactListsSkeleton } from '../../lib/contacts/contact-lists.tsx';
import { useContactPages } from '../../lib/contacts/contact-pages.ts';
import { useLiveContacts } from '../../lib/live-contacts.ts';
import { networkRead } from '../../lib/network.reads.ts';
import { networkQuery } from '../../lib/network-query.ts';
import classes from './network.module.css';
import { NetworkEmpty } from './network-empty.tsx';
import { NetworkFilters, NetworkTabs } from './network-filters.tsx';
import { Suggestions } from './suggestions.tsx';

/** Contacts and invitations of the profile in use. */
export function NetworkPage() {
  return <Network key={useSessionStore(profileKey)} />;
}

function Network() {
  const { formatMessage } = useIntl();
  useWarmDialogs();
  // Here as well as in the cards: an empty list has none.
  useLiveContacts(CONTACT_READS);
  const query = useListQuery(networkQuery);
  const list = useContactPages(useList<NetworkReply>(networkRead(query)), query.kind);
  const title = formatMessage({ id: 'network.title' });
  const size = list.data?.network_size;
  const root = useRef<HTMLDivElement>(null);
  useKeptFocus(root, () => root.current);
  const empty = <NetworkEmpty query={query} />;
  return (
    <ListPage
      title={title}
      count={size && formatMessage({ id: size.exact ? 'network.size' : 'network.size_over' }, { ...size })}
    >
      <div className={classes.layout}>
        <div ref={root} tabIndex={-1} className={classes.main}>
          <NetworkTabs query={query} selected={query.status} />
          <NetworkFilters query={query} />
          <ListStates
            {...{ list, query, empty }}
            of={networkQuery}
            label={title}
            failed={formatMessage({ id: 'network.failed' })}
            skeleton={<ContactListsSkeleton />}
            noMatch={empty}
          >
            {(page) => <ContactLists page={page} />}
          </ListStates>
        </div>
        {/* Rendered once the list is known, so that it does not shift below it on a narrow screen. */}
        {(list.data || list.error) && <Suggestions />}
      </div>
    </ListPage>
  );
}
