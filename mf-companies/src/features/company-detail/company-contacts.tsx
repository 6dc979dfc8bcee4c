import type { CompanyCard, UserCard } from '@wspolnik/contract';
import { useRead } from '@wspolnik/kit';
import { Avatar, Button, classNames, Link } from '@wspolnik/system';
import { SkeletonText } from '@wspolnik/system/cards';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { contactsRead } from '../../lib/network.reads.ts';
import { contactsMessages as messages } from './company-detail.messages.ts';
import classes from './company-detail.module.css';

/** Shown at first. */
const FEW = 5;
const FEW_LIMIT = String(FEW);
/** The API's largest page. */
const ALL = '100';

/** Companies and people in the company's network: the first few, and all on request. A failure stays in its panel. */
export function CompanyContacts({ companyId }: { companyId: string }) {
  const { formatMessage } = useIntl();
  const [isOpen, setOpen] = useState(false);
  const few = useRead(contactsRead({ company_id: companyId, limit: FEW_LIMIT }));
  const all = useRead(isOpen ? contactsRead({ company_id: companyId, limit: ALL }) : null);
  const shown = (isOpen ? all.data : undefined) ?? few.data;
  const total = shown ? shown.network_size.companies + shown.network_size.users : 0;
  const contacts = shown ? [...shown.companies, ...shown.users] : [];
  return (
    <section
      aria-labelledby="company-contacts"
      className={classNames(classes.panel, !shown && 'wp-needs-scripts')}
      aria-busy={isOpen && !all.data && !all.error}
    >
      <h2 id="company-contacts" className={classes.heading}>
        {formatMessage(messages.title)}
      </h2>
      {!shown && <Nothing failed={few.error !== undefined} retry={few.retry} />}
      {shown && total === 0 && <p className={classes.muted}>{formatMessage(messages.none)}</p>}
      <ul className={classes.people}>
        {(isOpen && all.data ? contacts : contacts.slice(0, FEW)).map((contact) => (
          <li key={contact.id}>
            <Contact contact={contact} />
          </li>
        ))}
      </ul>
      {total > FEW && (
        <Button
          variant="ghost"
          size="sm"
          className={classes.all}
          aria-expanded={isOpen}
          onClick={() => (isOpen && all.error ? all.retry() : setOpen(!isOpen))}
        >
          {formatMessage(isOpen && !all.error ? messages.fewer : messages.all, { count: total })}
        </Button>
      )}
      {isOpen && all.error && <p role="alert">{formatMessage(messages.failed)}</p>}
    </section>
  );
}

function Nothing({ failed, retry }: { failed: boolean; retry: () => void }) {
  const { formatMessage } = useIntl();
  if (!failed) {
    return (
      <div aria-hidden="true" className={classes.peopleSkeleton}>
        <SkeletonText width="most" />
        <SkeletonText width="half" />
        <SkeletonText width="most" />
      </div>
    );
  }
  return (
    <>
      <p role="alert">{formatMessage(messages.failed)}</p>
      <Button variant="outline" size="sm" onClick={retry}>
        {formatMessage({ id: 'ui.retry' })}
      </Button>
    </>
  );
}

function Contact({ contact: { type, id, name, thumbnail } }: { contact: CompanyCard | UserCard }) {
  return (
    <Link to={type === 'company' ? `/companies/${id}` : `/profiles/${id}`} className={classes.person}>
      <Avatar name={name} image={thumbnail} size={32} shape={type === 'company' ? 'square' : 'round'} />
      <span className={classes.personName}>{name}</span>
    </Link>
  );
}
