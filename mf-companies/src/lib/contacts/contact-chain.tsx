import type { NetworkChain } from '@wspolnik/contract';
import { useRead } from '@wspolnik/kit';
import { Avatar, Button, Link } from '@wspolnik/system';
import { ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import type { Recipient } from '../contact-change.ts';
import { chainRead, idOfProfile } from '../network.reads.ts';
import styles from './contact-chain.module.css';

export const chainTo = (recipient: Recipient) => chainRead(idOfProfile(recipient));

/** The chain of contacts from the profile in use to somebody, read when it is rendered. */
export function ContactChain({ type, id }: Recipient) {
  const { formatMessage } = useIntl();
  const { data, error, retry } = useRead(chainTo({ type, id }));
  if (data) return <Steps chain={data.chain} />;
  if (!error)
    return <p className={styles.skeleton} role="status" aria-label={formatMessage({ id: 'contacts.chain.loading' })} />;
  return (
    <p className={styles.line} role="alert">
      {formatMessage({ id: 'contacts.chain.failed' })}
      <Button size="sm" variant="outline" onClick={retry}>
        {formatMessage({ id: 'ui.retry' })}
      </Button>
    </p>
  );
}

function Steps({ chain }: NetworkChain) {
  const { formatMessage } = useIntl();
  if (chain.length === 0) return <p className={styles.line}>{formatMessage({ id: 'contacts.chain.none' })}</p>;
  return (
    <ol className={styles.line}>
      <li className={styles.you}>{formatMessage({ id: 'contacts.chain.you' })}</li>
      {chain.map(({ id, type, name, thumbnail }) => (
        <li key={id} className={styles.step}>
          <ChevronRight aria-hidden size={16} strokeWidth={1.75} />
          <Avatar name={name} image={thumbnail} size={32} shape={type === 'company' ? 'square' : 'round'} />
          <Link to={`/${type === 'company' ? 'companies' : 'profiles'}/${id}`} className={styles.name}>
            {name}
          </Link>
        </li>
      ))}
    </ol>
  );
}

/** A button that shows the chain to an entry of a list. */
export function ChainToggle({ recipient, name }: { recipient: Recipient; name: string }) {
  const { formatMessage } = useIntl();
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <div className={styles.toggled}>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={open}
        aria-controls={id}
        aria-label={`${formatMessage({ id: 'contacts.chain.title' })}: ${name}`}
        onClick={() => setOpen(!open)}
      >
        {formatMessage({ id: 'contacts.chain.title' })}
      </button>
      <div id={id}>{open && <ContactChain {...recipient} />}</div>
    </div>
  );
}
