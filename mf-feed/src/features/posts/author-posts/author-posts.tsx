import type { PostPage } from '@wspolnik/contract';
import { type ReadPath, StaleNote } from '@wspolnik/kit';
import { profileKey, useSessionStore } from '@wspolnik/shared-auth';
import { EmptyState, ErrorPanel, LinkButton, navigate, useErrorText } from '@wspolnik/system';
import { Newspaper } from 'lucide-react';
import { useId, useMemo } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { authorPostsRead, networkPostsRead, postPath } from '../../../lib/posts.reads.ts';
import { FeedList } from '../feed/feed-list.tsx';
import { FeedSkeleton } from '../feed/feed-skeleton.tsx';
import { useFeed } from '../feed/use-feed.ts';
import { authorPostsMessages as messages } from '../posts.messages.ts';
import { usePostActions } from '../use-post-actions.tsx';
import classes from './author-posts.module.css';

interface ShortListProps {
  /** The newest posts of somebody. */
  read: ReadPath<PostPage>;
  title: MessageDescriptor;
  /** Shown without posts. */
  empty: MessageDescriptor;
}

export function CompanyPosts({ companyId }: { companyId: string }) {
  const read = authorPostsRead({ author_id: companyId });
  return <ShortList read={read} title={messages.title} empty={messages.emptyCompany} />;
}

export function ProfilePosts({ userId }: { userId: string }) {
  const read = authorPostsRead({ author_id: userId });
  return <ShortList read={read} title={messages.title} empty={messages.emptyUser} />;
}

/** Of the contacts of the profile in use. */
export function NetworkPosts() {
  return <ShortList read={networkPostsRead({})} title={messages.networkTitle} empty={messages.emptyNetwork} />;
}

/** The newest posts on another page; more on demand. A failure is shown only here. */
function ShortList(props: ShortListProps) {
  const { formatMessage } = useIntl();
  const titleId = useId();
  const profile = useSessionStore(profileKey);
  return (
    <section aria-labelledby={titleId} className={classes.posts}>
      <h2 id={titleId} className={classes.heading}>
        {formatMessage(props.title)}
      </h2>
      <PostsOf key={`${profile} ${props.read}`} {...props} />
    </section>
  );
}

function PostsOf({ read: path, empty }: ShortListProps) {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const feed = useFeed(path);
  const { handlers, dialogs } = usePostActions();
  const cardHandlers = useMemo(
    () => ({ ...handlers, onComments: ({ id }: { id: string }) => navigate(postPath(id)) }),
    [handlers],
  );
  const { posts, read } = feed;
  if (!posts && read.error) {
    return <ErrorPanel title={formatMessage(messages.failed)} detail={errorText(read.error)} onRetry={read.retry} />;
  }
  if (!posts) {
    return (
      <div aria-busy="true">
        <FeedSkeleton count={2} />
      </div>
    );
  }
  if (posts.length === 0 && !feed.hasMore) {
    return (
      <EmptyState
        icon={<Newspaper size={26} strokeWidth={1.75} />}
        title={formatMessage(empty)}
        text={formatMessage(messages.emptyDetail)}
        action={<LinkButton to="/posts">{formatMessage(messages.all)}</LinkButton>}
      />
    );
  }
  return (
    <>
      <div role="status" className={classes.note}>
        <StaleNote read={read} />
      </div>
      <FeedList headingLevel={3} {...{ feed, posts }} handlers={cardHandlers} hrefOf={postPath} />
      {dialogs}
    </>
  );
}
