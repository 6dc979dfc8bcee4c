import type { SearchReply } from '@wspolnik/contract';
import { SEARCH_LENGTH } from '@wspolnik/contract/limits';
import { defineRead, useList } from '@wspolnik/kit';
import { useSessionStore } from '@wspolnik/shared-auth';
import { Avatar, Dialog, Input, Spinner, textLength, useErrorText } from '@wspolnik/system';
import { Search } from 'lucide-react';
import { useDeferredValue, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { recipientMessages as messages } from './recipient.messages.ts';
import classes from './recipient-dialog.module.css';

export interface Recipient {
  type: 'user' | 'company';
  id: string;
  name: string;
}

export interface RecipientDialogProps {
  onChosen(recipient: Recipient): void;
  onClose(): void;
}

const searchRead = defineRead<SearchReply, { q: string }>('search/');
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
  const { data, error, isOther } = useList(isAsked ? searchRead({ q }) : null);
  const found = useRecipients(isAsked ? data : undefined);
  const isSearching = isAsked && (isOther || (!data && !error));
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
          {error && !data && <span>{errorText(error)}</span>}
          {isAsked && data && !isOther && found.length === 0 && <span>{formatMessage(messages.noRecipient)}</span>}
        </p>
        <ul className={classes.list} aria-busy={isSearching || undefined}>
          {found.map(({ image, detail, ...recipient }) => (
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
                  <small>{detail ?? formatMessage(messages.person)}</small>
                </span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}

interface Found extends Recipient {
  image: string | null;
  detail: string | null;
}

/** Those that the profile in use may write to: neither itself nor the own companies. */
function useRecipients(reply: SearchReply | undefined): Found[] {
  const user = useSessionStore((state) => state.user);
  if (!reply || !user) return [];
  const own = new Set([user.id, ...user.companies.map(({ id }) => id)]);
  const people = reply.users.results.map(({ id, first_name, last_name, thumbnail, headline, city }) => ({
    type: 'user' as const,
    id,
    name: `${first_name} ${last_name}`,
    image: thumbnail,
    detail: headline ?? city,
  }));
  const companies = reply.companies.results.map(({ id, name, thumbnail, city }) => ({
    type: 'company' as const,
    id,
    name,
    image: thumbnail,
    detail: city,
  }));
  return [...people, ...companies].filter(({ id }) => !own.has(id));
}
