import type { NetworkCompany, NetworkUser } from '@wspolnik/contract';
import { useSessionStore } from '@wspolnik/shared-auth';
import { useMinute } from '@wspolnik/system';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { useCardNetwork, useContactChange } from '../contact-change.ts';
import { useNewMessage } from '../new-message.tsx';
import { ContactCard } from './contact-card.tsx';
import { ContactCardSkeleton } from './contact-card-skeleton.tsx';
import { ChainToggle } from './contact-chain.tsx';
import classes from './contact-lists.module.css';
import type { ContactPages } from './contact-pages.ts';

const SKELETONS = [0, 1, 2, 3, 4];

export interface ContactListsProps {
  page: ContactPages;
  headingLevel?: 2 | 3;
}

/** People, then companies, each with the buttons for the profile in use. */
export function ContactLists({ page, headingLevel = 2 }: ContactListsProps) {
  const { network_size: size, users, companies } = page;
  return (
    <div className={classes.lists}>
      {users.length > 0 && <ContactList kind="users" entries={users} count={size.users} level={headingLevel} />}
      {companies.length > 0 && (
        <ContactList kind="companies" entries={companies} count={size.companies} level={headingLevel} />
      )}
    </div>
  );
}

interface ContactListProps {
  kind: 'users' | 'companies';
  entries: readonly (NetworkUser | NetworkCompany)[];
  count: number;
  level: 2 | 3;
}

function ContactList({ kind, entries, count, level }: ContactListProps) {
  const { formatMessage } = useIntl();
  const Heading = `h${level}` as const;
  const id = useId();
  const now = useMinute();
  const isAuth = useSessionStore((session) => session.isAuth);
  const networkOf = useCardNetwork();
  const change = useContactChange();
  const { write, dialog } = useNewMessage();
  return (
    <section aria-labelledby={id}>
      <Heading id={id} className={classes.heading}>
        {formatMessage({ id: `contacts.heading.${kind}` }, { count })}
      </Heading>
      <ul className={classes.cards}>
        {entries.map((entry) => (
          <li key={entry.id}>
            <ContactCard
              contact={entry}
              now={now}
              headingLevel={level === 2 ? 3 : 4}
              {...(isAuth && {
                network: networkOf(entry),
                onDecline: () => change(entry, 'decline'),
                ...(write && { onMessage: () => write(entry) }),
              })}
            >
              {entry.depth > 1 && <ChainToggle recipient={entry} name={entry.name} />}
            </ContactCard>
          </li>
        ))}
      </ul>
      {dialog}
    </section>
  );
}

export function ContactListsSkeleton() {
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
