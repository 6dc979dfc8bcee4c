import { SEARCH_LENGTH } from '@wspolnik/contract/limits';
import { Avatar, Dialog, Input, Spinner, textLength, useErrorText } from '@wspolnik/system';
import { Search } from 'lucide-react';
import { useDeferredValue, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import type { Recipient } from '../outbox/outgoing.ts';
import { recipientMessages as messages } from './recipient.messages.ts';
import classes from './recipient-dialog.module.css';
import { type Found, useFound, useKnown } from './use-recipients.ts';

export interface RecipientDialogProps {
  onChosen(recipient: Recipient): void;
  onClose(): void;
}

/** Milliseconds of a pause in typing. */
const PAUSE = 250;
const LEAST_LETTERS = 2;

function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return useDeferredValue(paused);
}

/** Finds the person or company to write to. */
export function RecipientDialog({ onChosen, onClose }: RecipientDialogProps) {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const [text, setText] = useState('');
  const q = usePaused(text.trim());
  const isAsked = q.length >= LEAST_LETTERS && textLength(q) <= SEARCH_LENGTH;
  const { found, error, isSearching, isDone } = useFound(isAsked ? q : null);
  const { recent, contacts } = useKnown(!isAsked);
  const list = (shown: readonly Found[], heading?: string) =>
    shown.length > 0 && <RecipientList heading={heading} recipients={shown} onChosen={onChosen} />;
  return (
    <Dialog open onClose={onClose} title={formatMessage(messages.newMessage)} size="sm">
      <div className={classes.body}>
        <Input
          type="search"
          autoFocus
          start={<Search aria-hidden size={18} strokeWidth={1.75} />}
          end={isSearching && <Spinner size={18} />}
          aria-label={formatMessage(messages.recipient)}
          placeholder={formatMessage(messages.recipientHint)}
          maxLength={SEARCH_LENGTH}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <p role="status" className={classes.note}>
          {error && !isDone && <span>{errorText(error)}</span>}
          {isDone && found.length === 0 && <span>{formatMessage(messages.noRecipient)}</span>}
        </p>
        <div aria-busy={isSearching || undefined}>
          {list(found)}
          {list(recent, formatMessage(messages.recent))}
          {list(contacts, formatMessage(messages.contacts))}
        </div>
      </div>
    </Dialog>
  );
}

interface RecipientListProps {
  heading: string | undefined;
  recipients: readonly Found[];
  onChosen(recipient: Recipient): void;
}

function RecipientList({ heading, recipients, onChosen }: RecipientListProps) {
  const { formatMessage } = useIntl();
  return (
    <section aria-label={heading}>
      {heading && <h3 className={classes.heading}>{heading}</h3>}
      <ul className={classes.list}>
        {recipients.map(({ image, detail, ...recipient }) => (
          <li key={recipient.id}>
            <button type="button" className={classes.recipient} onClick={() => onChosen(recipient)}>
              <Avatar
                name={recipient.name}
                image={image}
                size={36}
                shape={recipient.type === 'company' ? 'square' : 'round'}
              />
              <span className={classes.text}>
                <strong>{recipient.name}</strong>
                <small>
                  {detail ?? formatMessage(recipient.type === 'company' ? messages.company : messages.person)}
                </small>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
