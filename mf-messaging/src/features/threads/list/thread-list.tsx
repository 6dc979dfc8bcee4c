import { StaleNote } from '@wspolnik/kit';
import { Button, EmptyState, ErrorPanel, LinkButton, useErrorText } from '@wspolnik/system';
import { MessageSquare, SearchX, UserCheck } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { changeListView, type ListView } from '../thread-address.ts';
import { threadsMessages as messages } from '../threads.messages.ts';
import { OutgoingList, useOutgoingWithoutThread } from './outgoing-list.tsx';
import classes from './thread-list.module.css';
import { ThreadListSkeleton } from './thread-list-skeleton.tsx';
import { ThreadRow } from './thread-row.tsx';
import { useThreads } from './use-threads.ts';

export interface ThreadListProps {
  view: ListView;
  /** The thread on the screen. */
  open?: string | undefined;
}

/** The threads of the profile in use in all their states; more of them as one scrolls, or by a button. */
export function ThreadList({ view, open }: ThreadListProps) {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const [now] = useState(() => new Date());
  const list = useThreads(view);
  const { data, threads, error, retry, isOther } = list;
  const withoutThread = useOutgoingWithoutThread(threads ?? []);
  const { q, assigned } = view;
  // A search asks for what was written, not for what is to be done, and what has no thread yet is assigned to nobody.
  const outgoing = q || assigned === 'mine' ? [] : withoutThread;
  if (!threads || !data) {
    if (!error) return <ThreadListSkeleton />;
    return (
      <>
        <OutgoingList outgoing={outgoing} />
        <ErrorPanel title={formatMessage(messages.failed)} detail={errorText(error)} onRetry={retry} />
      </>
    );
  }
  return (
    <>
      <p role="status" className="wp-visually-hidden">
        {q && !isOther && formatMessage(messages.found, { count: data.count })}
      </p>
      <StaleNote read={list} />
      <OutgoingList outgoing={outgoing} />
      {threads.length === 0 && outgoing.length === 0 && !isOther && <Empty {...view} />}
      <ul className={isOther ? classes.other : undefined} aria-label={formatMessage(messages.title)}>
        {threads.map((thread) => (
          <li key={thread.id} className={classes.item}>
            <ThreadRow thread={thread} now={now} view={view} isOpen={thread.id === open} />
          </li>
        ))}
      </ul>
      {list.hasMore && <More {...list} loaded={threads.length} />}
    </>
  );
}

function Empty({ q, assigned }: ListView) {
  const { formatMessage } = useIntl();
  if (assigned && !q) {
    return (
      <EmptyState
        icon={<UserCheck size={26} strokeWidth={1.75} />}
        title={formatMessage(assigned === 'mine' ? messages.noneMine : messages.noneUnassigned)}
        text={formatMessage(messages.noneAssignedDetail)}
        action={
          <Button variant="outline" onClick={() => changeListView('assigned', '')}>
            {formatMessage(messages.showAll)}
          </Button>
        }
      />
    );
  }
  if (q) {
    return (
      <EmptyState
        icon={<SearchX size={26} strokeWidth={1.75} />}
        title={formatMessage(messages.noMatch)}
        text={formatMessage(messages.noMatchDetail)}
        action={
          <Button variant="outline" onClick={() => changeListView('q', '')}>
            {formatMessage(messages.clearSearch)}
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      icon={<MessageSquare size={26} strokeWidth={1.75} />}
      title={formatMessage(messages.emptyTitle)}
      text={formatMessage(messages.emptyDetail)}
      action={<LinkButton to="/companies">{formatMessage(messages.companies)}</LinkButton>}
    />
  );
}

interface MoreProps {
  more: 'idle' | 'loading' | 'failed';
  loadMore(): void;
  /** The number of threads above: after each page the end is watched anew. */
  loaded: number;
}

/** Loads the next page when it comes into view. After a failure only the button asks again. */
function More({ more, loadMore, loaded }: MoreProps) {
  const { formatMessage } = useIntl();
  const end = useRef<HTMLDivElement>(null);
  const reach = useEffectEvent(() => {
    if (more === 'idle') loadMore();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: an end that stays in view is reported again only to a new observer
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && reach(), { rootMargin: '300px' });
    if (end.current) observer.observe(end.current);
    return () => observer.disconnect();
  }, [loaded]);
  return (
    <div ref={end} className={classes.more}>
      <p role="status">{more === 'failed' && formatMessage(messages.moreFailed)}</p>
      <Button variant="outline" loading={more === 'loading'} onClick={loadMore}>
        {formatMessage(messages.more)}
      </Button>
    </div>
  );
}
