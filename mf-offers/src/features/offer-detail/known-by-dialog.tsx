import type { CompanySummary } from '@wspolnik/contract';
import { MAX_PAGE } from '@wspolnik/contract/limits';
import { useRead } from '@wspolnik/kit';
import { Avatar, Dialog, Link, useErrorText } from '@wspolnik/system';
import { useIntl } from 'react-intl';
import { sharedContactsRead } from '../../lib/offers.reads.ts';
import { offerDetailMessages as messages } from './offer-detail.messages.ts';
import classes from './seller-card.module.css';

/** The viewer's contacts that know the seller. */
export function KnownByDialog({ author, onClose }: { author: CompanySummary; onClose: () => void }) {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const { data, error } = useRead(sharedContactsRead({ company_id: author.id, limit: MAX_PAGE }));
  const contacts = data ? [...data.users, ...data.companies] : [];
  return (
    <Dialog open onClose={onClose} title={formatMessage(messages.knownByTitle, { name: author.name })} size="sm">
      {!data && error !== undefined && <p role="alert">{errorText(error)}</p>}
      <ul className={classes.contacts} aria-busy={!data && !error}>
        {contacts.map(({ id, type, name, thumbnail }) => (
          <li key={id}>
            <Avatar name={name} image={thumbnail} size={36} shape={type === 'company' ? 'square' : 'round'} />
            <Link to={`/${type === 'company' ? 'companies' : 'profiles'}/${id}`}>{name}</Link>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
