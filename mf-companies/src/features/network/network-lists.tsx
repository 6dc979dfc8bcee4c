import type { NetworkCompany, NetworkUser } from '@wspolnik/api/contract';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { useCardNetwork, useContactChange } from '../../lib/contact-change.ts';
import { ContactCard } from '../../lib/contacts/contact-card.tsx';
import { ContactCardSkeleton } from '../../lib/contacts/contact-card-skeleton.tsx';
import { ChainToggle } from '../../lib/contacts/contact-chain.tsx';
import type { NetworkQuery } from '../../lib/network-query.ts';
import { useMinute } from '../../lib/use-minute.ts';
import classes from './network.module.css';
import type { NetworkPages } from './network-pages.ts';

const SKELETONS = [0, 1, 2, 3, 4];

/** People, then companies; a heading only where both are asked for. */
export function NetworkLists({ page, query }: { page: NetworkPages; query: NetworkQuery }) {
  const { network_size: size, users, companies } = page;
  return (
    <div className={classes.lists}>
      {users.length > 0 && <NetworkList kind="users" entries={users} count={size.users} query={query} />}
      {companies.length > 0 && (
        <NetworkList kind="companies" entries={companies} count={size.companies} query={query} />
      )}
    </div>
  );
}

interface NetworkListProps {
  kind: 'users' | 'companies';
  entries: readonly (NetworkUser | NetworkCompany)[];
  count: number;
  query: NetworkQuery;
}

function NetworkList({ kind, entries, count, query }: NetworkListProps) {
  const { formatMessage } = useIntl();
  const id = useId();
  const now = useMinute();
  const networkOf = useCardNetwork();
  const change = useContactChange();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={classes.heading}>
        {formatMessage({ id: `network.heading.${kind}` }, { count })}
      </h2>
      <ul className={classes.cards}>
        {entries.map((entry) => (
          <li key={entry.id}>
            <ContactCard
              contact={entry}
              now={now}
              network={networkOf(entry)}
              {...(query.status === 'they_connected' && { onDecline: () => change(entry, 'decline') })}
            >
              {entry.depth > 1 && <ChainToggle recipient={entry} name={entry.name} />}
            </ContactCard>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function NetworkSkeleton() {
  return (
    <div className={classes.lists} aria-hidden="true">
      <div>
        <span className={classes.headingSkeleton} />
        <ul className={classes.cards}>
          {SKELETONS.map((index) => (
            <li key={index}>
              <ContactCardSkeleton />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
