import { isGone, number, type PageProps } from '@wspolnik/kit';
import { profileKey, useSessionStore } from '@wspolnik/shared-auth';
import { EmptyState, ErrorPanel, LinkButton, useErrorText, usePage, useSearchParam } from '@wspolnik/system';
import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { conversationMessages as messages } from './conversation/conversation.messages.ts';
import classes from './conversation/conversation.module.css';
import { Conversation } from './conversation/conversation.tsx';
import { ConversationSkeleton } from './conversation/conversation-skeleton.tsx';
import { useConversation } from './conversation/use-conversation.ts';
import { InboxLayout } from './layout/inbox-layout.tsx';
import { useWide } from './layout/use-wide.ts';
import { InboxColumnLoader } from './list/inbox-column-loader.tsx';
import { useThreadSearch } from './list/thread-search.tsx';
import { threadsMessages } from './threads.messages.ts';
import page from './threads.module.css';

const position = number(1, 1_000_000_000);

export function ThreadPage({ id }: PageProps) {
  const { formatMessage } = useIntl();
  const profile = useSessionStore(profileKey);
  const isWide = useWide();
  const at = Number(position(useSearchParam('at') ?? '')) || undefined;
  return (
    <InboxLayout
      narrow="thread"
      column={
        isWide && (
          <InboxColumnLoader heading={<p className={page.title}>{formatMessage(threadsMessages.title)}</p>} open={id} />
        )
      }
      thread={<Thread key={`${profile} ${at}`} id={id} at={at} />}
    />
  );
}

function Thread({ id, at }: { id: string; at: number | undefined }) {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const q = useThreadSearch();
  const loaded = useConversation(id, at);
  const { data, error, retry } = loaded.read;
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
  if (loaded.window) return <Conversation id={id} at={at} q={q} loaded={loaded} window={loaded.window} />;
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
