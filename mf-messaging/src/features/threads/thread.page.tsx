import type { ProfileCard } from '@wspolnik/contract';
import { isGone, number, type PageProps, uuid } from '@wspolnik/kit';
import { profileKey, useSessionStore } from '@wspolnik/shared-auth';
import { EmptyState, ErrorPanel, LinkButton, useErrorText, usePage, useSearchParam } from '@wspolnik/system';
import { SearchX } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import { conversationMessages as messages } from './conversation/conversation.messages.ts';
import classes from './conversation/conversation.module.css';
import { Conversation } from './conversation/conversation.tsx';
import { ConversationSkeleton } from './conversation/conversation-skeleton.tsx';
import { useConversation } from './conversation/use-conversation.ts';
import { ThreadFinder } from './find/thread-finder.tsx';
import { InboxLayout } from './layout/inbox-layout.tsx';
import { useWide } from './layout/use-wide.ts';
import { InboxColumnLoader } from './list/inbox-column-loader.tsx';
import { type ListView, useListView } from './thread-address.ts';
import { threadsMessages } from './threads.messages.ts';
import page from './threads.module.css';

const position = number(1, 1_000_000_000);

export function ThreadPage({ id }: PageProps) {
  const { formatMessage } = useIntl();
  const profile = useSessionStore(profileKey);
  const isWide = useWide();
  return (
    <InboxLayout
      narrow="thread"
      column={
        isWide && (
          <InboxColumnLoader heading={<p className={page.title}>{formatMessage(threadsMessages.title)}</p>} open={id} />
        )
      }
      thread={<SearchedThread key={`${profile} ${id}`} id={id} />}
    />
  );
}

/** The thread anew for each place that it opens at, and its search, which stays. */
function SearchedThread({ id }: { id: string }) {
  const view = useListView();
  const at = Number(position(useSearchParam('at') ?? '')) || undefined;
  const note = uuid(useSearchParam('note') ?? '') || undefined;
  const [isFinding, setFinding] = useState(false);
  const [other, setOther] = useState<ProfileCard>();
  return (
    <div className={page.searched}>
      <Thread
        key={`${at} ${note}`}
        {...{ id, at, note, view }}
        onFind={(found) => {
          setOther(found);
          setFinding(true);
        }}
      />
      <ThreadFinder threadId={id} other={other} view={view} isOpen={isFinding} onClose={() => setFinding(false)} />
    </div>
  );
}

interface ThreadProps {
  id: string;
  at: number | undefined;
  note: string | undefined;
  view: ListView;
  onFind(other: ProfileCard): void;
}

function Thread({ id, onFind, ...place }: ThreadProps) {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const loaded = useConversation(id, place.at);
  const { data, error, retry } = loaded.read;
  const { window } = loaded;
  if (error && isGone(error)) {
    return (
      <State title={formatMessage(messages.gone)}>
        <EmptyState
          icon={<SearchX size={26} strokeWidth={1.75} />}
          title={formatMessage(messages.gone)}
          text={formatMessage(messages.goneDetail)}
          action={<LinkButton to="/messages">{formatMessage(messages.all)}</LinkButton>}
        />
      </State>
    );
  }
  if (window) {
    return (
      <Conversation {...place} id={id} loaded={loaded} window={window} onFind={() => onFind(window.thread.other)} />
    );
  }
  if (data || !error) return <ConversationSkeleton />;
  return (
    <State title={formatMessage(messages.failed)}>
      <ErrorPanel title={formatMessage(messages.failed)} detail={errorText(error)} onRetry={retry} />
    </State>
  );
}

function State({ title, children }: { title: string; children: ReactNode }) {
  usePage({ title });
  return (
    <div className={classes.state}>
      <h1 className="wp-visually-hidden">{title}</h1>
      {children}
    </div>
  );
}
