import type { MessageThread } from '@wspolnik/contract';
import { Avatar } from '@wspolnik/system';
import { useIntl } from 'react-intl';
import type { OutgoingMessage } from '../../../lib/outbox/outgoing.ts';
import { useAllOutgoing } from '../../../lib/outbox/use-outgoing.ts';
import { outgoingMessages as messages } from '../outgoing/outgoing.messages.ts';
import { OutgoingActions } from '../outgoing/outgoing-actions.tsx';
import { OutgoingState } from '../outgoing/outgoing-state.tsx';
import classes from './outgoing-list.module.css';

/** Messages that wait or were refused and are in none of these threads: a first message makes its thread only when it arrives. */
export function useOutgoingWithoutThread(threads: readonly MessageThread[]): readonly OutgoingMessage[] {
  const shown = new Set(threads.map(({ other }) => `${other.type} ${other.id}`));
  return useAllOutgoing().filter(({ recipient }) => !shown.has(`${recipient.type} ${recipient.id}`));
}

/** Above the threads, each with what can be done about it. */
export function OutgoingList({ outgoing }: { outgoing: readonly OutgoingMessage[] }) {
  const { formatMessage } = useIntl();
  if (outgoing.length === 0) return null;
  return (
    <ul className={classes.list} aria-label={formatMessage(messages.list)}>
      {outgoing.map((message) => (
        <li key={message.clientId} className={classes.item}>
          <Avatar
            name={message.recipient.name}
            size={48}
            shape={message.recipient.type === 'company' ? 'square' : 'round'}
          />
          <bdi className={classes.name}>{message.recipient.name}</bdi>
          <span className={classes.state}>
            <OutgoingState state={message.state} />
          </span>
          <div className={classes.rest}>
            <bdi className={classes.text}>{message.text}</bdi>
            <OutgoingActions outgoing={message} />
          </div>
        </li>
      ))}
    </ul>
  );
}
