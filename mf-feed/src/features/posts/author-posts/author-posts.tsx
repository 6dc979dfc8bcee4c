import { StaleNote } from '@wspolnik/kit';
import { profileKey, useSessionStore } from '@wspolnik/shared-auth';
import { EmptyState, ErrorPanel, LinkButton, navigate, useErrorText } from '@wspolnik/system';
import { Newspaper } from 'lucide-react';
import { useId, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { authorPostsRead, postPath } from '../../../lib/posts.reads.ts';
import { FeedList } from '../feed/feed-list.tsx';
import { FeedSkeleton } from '../feed/feed-of.tsx';
import { useFeed } from '../feed/use-feed.ts';
import { authorPostsMessages as messages } from '../posts.messages.ts';
import { usePostActions } from '../use-post-actions.tsx';
import classes from './author-posts.module.css';

interface AuthorPostsProps {
  authorId: string;
  type: 'company' | 'user';
}

export function CompanyPosts({ companyId }: { companyId: string }) {
  return <AuthorPosts authorId={companyId} type="company" />;
}

export function ProfilePosts({ userId }: { userId: string }) {
  return <AuthorPosts authorId={userId} type="user" />;
}

/** The newest posts of an author, on their profile; more on demand. A failure is shown only here. */
function AuthorPosts(props: AuthorPostsProps) {
  const { formatMessage } = useIntl();
  const titleId = useId();
  const profile = useSessionStore(profileKey);
  return (
    <section aria-labelledby={titleId} className={classes.posts}>
      <h2 id={titleId} className={classes.heading}>
        {formatMessage(messages.title)}
      </h2>
      <PostsOf key={`${profile} ${props.authorId}`} {...props} />
    </section>
  );
}

function PostsOf({ authorId, type }: AuthorPostsProps) {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const feed = useFeed(authorPostsRead({ author_id: authorId }));
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
        title={formatMessage(type === 'company' ? messages.emptyCompany : messages.emptyUser)}
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
