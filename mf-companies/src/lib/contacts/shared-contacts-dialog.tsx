import type { NetworkReply } from '@wspolnik/contract';
import { useRead } from '@wspolnik/kit';
import { Avatar, Button, Dialog, Link, Spinner } from '@wspolnik/system';
import { useIntl } from 'react-intl';
import { contactsRead, idOfProfile } from '../network.reads.ts';
import styles from './ties.module.css';
import type { TiesProps } from './ties-props.ts';

/** The API's largest page of people and of companies; of more the dialog shows the number. */
const LIMIT = '100';

export interface SharedContactsDialogProps {
  profile: TiesProps;
  onClose(): void;
}

/** Everybody whom both know, as far as their contacts are shown. */
export function SharedContactsDialog({ profile, onClose }: SharedContactsDialogProps) {
  const { formatMessage } = useIntl();
  const { data, error, retry } = useRead(contactsRead({ ...idOfProfile(profile), shared: 'true', limit: LIMIT }));
  return (
    <Dialog
      open
      onClose={onClose}
      size="sm"
      title={formatMessage({ id: 'contacts.ties.shared_with' }, { name: profile.name })}
    >
      {data && <SharedList reply={data} onFollow={onClose} />}
      {!data && !error && (
        <p className={styles.skeleton}>
          <Spinner />
        </p>
      )}
      {!data && error && (
        <p role="alert">
          {formatMessage({ id: 'network.failed' })}{' '}
          <Button size="sm" variant="outline" onClick={retry}>
            {formatMessage({ id: 'ui.retry' })}
          </Button>
        </p>
      )}
    </Dialog>
  );
}

function SharedList({
  reply: { users, companies, network_size: size },
  onFollow,
}: {
  reply: NetworkReply;
  onFollow(): void;
}) {
  const { formatMessage } = useIntl();
  const rest = size.users + size.companies - users.length - companies.length;
  return (
    <>
      <ul className={styles.list}>
        {[...users, ...companies].map(({ id, type, name, thumbnail }) => (
          <li key={id}>
            <Link
              to={`/${type === 'company' ? 'companies' : 'profiles'}/${id}`}
              className={styles.person}
              onClick={onFollow}
            >
              <Avatar name={name} image={thumbnail} size={32} shape={type === 'company' ? 'square' : 'round'} />
              <span>{name}</span>
            </Link>
          </li>
        ))}
      </ul>
      {rest > 0 && <p>{formatMessage({ id: 'contacts.ties.others' }, { count: rest })}</p>}
    </>
  );
}
