import type { ProfileCard, ThreadHit, ThreadHitPage } from '@wspolnik/contract';
import { THREAD_SEARCH_LENGTH } from '@wspolnik/contract/limits';
import { defineRead, useList } from '@wspolnik/kit';
import {
  Button,
  ErrorPanel,
  formatDate,
  formatTime,
  IconButton,
  Input,
  Spinner,
  useErrorText,
  useTypedParam,
} from '@wspolnik/system';
import { Marked } from '@wspolnik/system/cards';
import { FileText, Search, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { partyName } from '../../../lib/party-name.ts';
import { conversationMessages } from '../conversation/conversation.messages.ts';
import { findMessages as messages } from './find.messages.ts';
import classes from './thread-find.module.css';

const hitsRead = defineRead<ThreadHitPage, { thread_id: string; q: string; limit: number }>('message-thread-search/');

/** Results at first, and with more: the most that the API answers. */
const FIRST = 20;
const MOST = 100;

export interface ThreadFindProps {
  threadId: string;
  other: ProfileCard | undefined;
  /** What is searched for; it stays while the panel is closed. */
  q: string;
  onSearch(q: string): void;
  onOpen(hit: ThreadHit): void;
  onClose(): void;
}

/** The search in a thread, over its head: the field, and what it finds, newest first. */
export function ThreadFind({ threadId, other, q, onSearch, onOpen, onClose }: ThreadFindProps) {
  const { formatMessage } = useIntl();
  const field = useRef<HTMLInputElement>(null);
  const { text, setText, commitNow } = useTypedParam(q, (typed) => onSearch(typed.trim()), THREAD_SEARCH_LENGTH);
  useEffect(() => field.current?.select(), []);
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
  };
  return (
    <search className={classes.panel} onKeyDown={closeByKey}>
      <form
        method="post"
        className={classes.head}
        onSubmit={(event) => {
          event.preventDefault();
          commitNow();
        }}
      >
        <div className={classes.field}>
          <Input
            ref={field}
            type="search"
            start={<Search aria-hidden size={18} strokeWidth={1.75} />}
            aria-label={formatMessage(messages.field)}
            placeholder={formatMessage(messages.hint)}
            maxLength={THREAD_SEARCH_LENGTH}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </div>
        <IconButton label={formatMessage(messages.close)} icon={<X size={20} strokeWidth={1.75} />} onClick={onClose} />
      </form>
      {q ? (
        <Hits key={q} threadId={threadId} other={other} q={q} onOpen={onOpen} />
      ) : (
        <p className={classes.text}>{formatMessage(messages.start)}</p>
      )}
    </search>
  );
}

function Hits({ threadId, other, q, onOpen }: Pick<ThreadFindProps, 'threadId' | 'other' | 'q' | 'onOpen'>) {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const [limit, setLimit] = useState(FIRST);
  const { data, error, retry } = useList(hitsRead({ thread_id: threadId, q, limit }));
  const count = data?.count;
  return (
    <>
      <p role="status" className={data?.count === 0 ? classes.text : 'wp-visually-hidden'}>
        {count !== undefined && formatMessage(count === 0 ? messages.empty : messages.found, { count })}
      </p>
      {!data && !error && (
        <div className={classes.text}>
          <Spinner />
        </div>
      )}
      {!data && error && (
        <ErrorPanel title={formatMessage(messages.failed)} detail={errorText(error)} onRetry={retry} />
      )}
      {data && data.results.length > 0 && (
        <ul className={classes.list} aria-label={formatMessage(messages.results)}>
          {data.results.map((hit) => (
            <li key={hit.id}>
              <Hit hit={hit} other={other} q={q} onOpen={onOpen} />
            </li>
          ))}
        </ul>
      )}
      {data && data.count > limit && limit < MOST && (
        <Button size="sm" variant="ghost" className={classes.more} onClick={() => setLimit(MOST)}>
          {formatMessage(messages.more)}
        </Button>
      )}
    </>
  );
}

interface HitProps extends Pick<ThreadFindProps, 'other' | 'q' | 'onOpen'> {
  hit: ThreadHit;
}

function Hit({ hit, other, q, onOpen }: HitProps) {
  const intl = useIntl();
  const { kind, mine, author, document, excerpt, created_at } = hit;
  const writer = mine ? author : other;
  return (
    <button type="button" className={classes.hit} onClick={() => onOpen(hit)}>
      <span className={classes.who}>
        <bdi>{writer ? partyName(writer, intl) : intl.formatMessage(conversationMessages.you)}</bdi>
        {kind === 'note' && <span className={classes.note}>{intl.formatMessage(messages.note)}</span>}
        <time
          dateTime={created_at}
        >{`${formatDate(created_at, intl.locale)}, ${formatTime(created_at, intl.locale)}`}</time>
      </span>
      <bdi className={classes.excerpt}>
        <Marked text={excerpt} q={q} />
      </bdi>
      {document && (
        <span className={classes.document}>
          <FileText aria-hidden size={15} strokeWidth={1.75} />
          <bdi>
            <Marked text={document} q={q} />
          </bdi>
        </span>
      )}
    </button>
  );
}
