import type { NetworkReply } from '@wspolnik/contract';
import { ListStates, listQuery, oneOf, useList, useListQuery } from '@wspolnik/kit';
import { FilterLinks } from '@wspolnik/kit/lists';
import { useSessionStore } from '@wspolnik/shared-auth';
import { Button, EmptyState } from '@wspolnik/system';
import { Users } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { ContactLists, ContactListsSkeleton } from '../../lib/contacts/contact-lists.tsx';
import { type ContactPages, useContactPages } from '../../lib/contacts/contact-pages.ts';
import { contactsRead } from '../../lib/network.reads.ts';
import classes from './profile.module.css';

const SHARED = ['true'] as const;
/** Contacts that are shown until somebody asks for all of them. */
const FEW = 6;

export interface ProfileContactsProps {
  id: string;
  /** Number of contacts that the profile in use has as well. */
  shared: number;
}

/** The first contacts of a person, then all of them, or those that the profile in use has as well. */
export function ProfileContacts({ id, shared }: ProfileContactsProps) {
  const { formatMessage } = useIntl();
  const of = useMemo(() => listQuery(`/profiles/${id}`, { shared: oneOf(SHARED) }), [id]);
  const address = useListQuery(of);
  // An address with shared contacts may be opened by somebody who has none.
  const query = shared > 0 ? address : { ...address, shared: undefined };
  const list = useContactPages(useList<NetworkReply>(contactsRead({ user_id: id, ...query })));
  const { data } = list;
  const [all, setAll] = useState(false);
  const isCut = !all && query.shared === undefined && query.page === undefined;
  const title = formatMessage({ id: 'profiles.contacts' });
  const none = (
    <EmptyState icon={<Users size={26} strokeWidth={1.75} />} title={formatMessage({ id: 'profiles.contacts.none' })} />
  );
  return (
    <div className={classes.contacts}>
      <h2 className={classes.heading}>{title}</h2>
      {shared > 0 && (
        <FilterLinks
          label={title}
          options={[
            { value: undefined, label: formatMessage({ id: 'profiles.contacts.all' }) },
            { value: 'true', label: formatMessage({ id: 'profiles.contacts.shared' }), count: shared },
          ]}
          selected={query.shared}
          to={(value) => of.href({ shared: value })}
        />
      )}
      <ListStates
        {...{ list, query, of }}
        paged={!isCut}
        label={title}
        failed={formatMessage({ id: 'network.failed' })}
        skeleton={<ContactListsSkeleton />}
        empty={none}
        noMatch={none}
      >
        {(page) => <ContactLists page={isCut ? beginningOf(page) : page} headingLevel={3} />}
      </ListStates>
      {isCut && data && rowsOf(data) > FEW && (
        <Button variant="outline" className={classes.allContacts} onClick={() => setAll(true)}>
          {formatMessage({ id: 'profiles.contacts.show_all' }, { count: totalOf(data) })}
        </Button>
      )}
    </div>
  );
}

const rowsOf = ({ users, companies }: ContactPages) => users.length + companies.length;
const totalOf = ({ network_size: size }: ContactPages) => size.users + size.companies;

/** The first few contacts, people before companies. */
function beginningOf(page: ContactPages): ContactPages {
  const users = page.users.slice(0, FEW);
  return { ...page, users, companies: page.companies.slice(0, FEW - users.length) };
}

/** In their place, where the person does not show them to the viewer. */
export function HiddenContacts() {
  const { formatMessage } = useIntl();
  const isAuth = useSessionStore((session) => session.isAuth);
  return (
    <div className={classes.contacts}>
      <h2 className={classes.heading}>{formatMessage({ id: 'profiles.contacts' })}</h2>
      <p className={classes.muted}>
        {formatMessage({ id: isAuth ? 'profiles.contacts.hidden' : 'profiles.contacts.sign_in' })}
      </p>
    </div>
  );
}
