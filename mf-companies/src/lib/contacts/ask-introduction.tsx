import type { NetworkChain } from '@wspolnik/contract';
import { Button, DialogOnDemand, Link } from '@wspolnik/system';
import { Handshake } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import styles from './contact-chain.module.css';

const load = async () =>
  (await import(/* webpackChunkName: "introduction" */ './ask-introduction-dialog.tsx')).AskIntroductionDialog;

/** Asks the first of a chain for an introduction to its last; where that was done, a link to the request. */
export function AskIntroduction({ chain, isAsked }: NetworkChain & { isAsked: boolean }) {
  const { formatMessage } = useIntl();
  const [isOpen, setOpen] = useState(false);
  const [via, target] = [chain[0], chain.at(-1)];
  if (!via || !target || via === target) return null;
  return (
    <div>
      {isAsked ? (
        <p className={styles.asked}>
          <Link to="/network/introductions">{formatMessage({ id: 'contacts.introduction.waits' })}</Link>
        </p>
      ) : (
        <Button
          variant="outline"
          size="sm"
          icon={<Handshake aria-hidden size={18} strokeWidth={1.75} />}
          onClick={() => setOpen(true)}
        >
          {formatMessage({ id: 'contacts.introduction.ask' })}
        </Button>
      )}
      <DialogOnDemand load={load} props={isOpen ? { via, target, onClose: () => setOpen(false) } : null} />
    </div>
  );
}
