import { CircleAlert, Clock3 } from 'lucide-react';
import { useIntl } from 'react-intl';
import type { OutgoingMessage } from '../../../lib/outbox/outgoing.ts';
import { outgoingMessages as messages } from './outgoing.messages.ts';
import classes from './outgoing.module.css';

/** How far a message got that is not delivered yet. */
export function OutgoingState({ state }: Pick<OutgoingMessage, 'state'>) {
  const { formatMessage } = useIntl();
  const isFailed = state === 'failed';
  const Icon = isFailed ? CircleAlert : Clock3;
  return (
    <span className={isFailed ? classes.failed : classes.state}>
      <Icon aria-hidden size={14} strokeWidth={2} />
      <span>{formatMessage(messages[state])}</span>
    </span>
  );
}
