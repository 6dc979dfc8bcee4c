import type { Post } from '@wspolnik/contract';
import { StaleNote } from '@wspolnik/kit';
import { EmptyState, ErrorPanel, LinkButton, useErrorText } from '@wspolnik/system';
import { Newspaper, Users } from 'lucide-react';
import { type RefObject, useEffect } from 'react';
import { useIntl } from 'react-intl';
import { type FeedQuery, feedQuery, postsRead } from '../../../lib/posts.reads.ts';
import type { PostHandlers } from '../post-data.ts';
import { postsMessages as messages } from '../posts.messages.ts';
import { FeedList } from './feed-list.tsx';
import classes from './feed-of.module.css';
import { FeedSkeleton } from './feed-skeleton.tsx';
import { type Feed, useFeed } from './use-feed.ts';

interface FeedOfProps {
  /** Which posts. */
  list: FeedQuery;
  handlers: PostHandlers;
  hrefOf(id: string): string;
  /** Receives the function that puts a post just written above the others. */
  add: RefObject<((post: Post) => void) | null>;
}

/** The posts of everybody, or of the network. Mount it anew for another list or profile. */
export function FeedOf({ list, handlers, hrefOf, add }: FeedOfProps) {
  const { formatMessage } = useIntl();
  const feed = useFeed(postsRead(list));
  useEffect(() => {
    add.current = feed.add;
  });
  return (
    <section aria-label={formatMessage(messages.title)} aria-busy={feed.posts || feed.read.error ? undefined : true}>
      <div role="status" className={classes.note}>
        <StaleNote read={feed.read} />
      </div>
      <Content {...{ feed, list, handlers, hrefOf }} />
    </section>
  );
}

function Content({ feed, list, handlers, hrefOf }: Omit<FeedOfProps, 'add'> & { feed: Feed }) {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const { posts, read } = feed;
  if (!posts && read.error) {
    return <ErrorPanel title={formatMessage(messages.failed)} detail={errorText(read.error)} onRetry={read.retry} />;
  }
  if (!posts) return <FeedSkeleton />;
  if (posts.length === 0 && !feed.hasMore) {
    if (list.type) return <EmptyType network={list.network} />;
    return list.network ? <EmptyNetwork /> : <EmptyFeed />;
  }
  return (
    <FeedList
      endless
      headingLevel={2}
      {...{ feed, posts, handlers, hrefOf }}
      older={(last) => feedQuery.href({ ...list, before: last.id })}
      end={<p className={classes.end}>{formatMessage(messages.end)}</p>}
    />
  );
}

function EmptyFeed() {
  const { formatMessage } = useIntl();
  return (
    <EmptyState
      icon={<Newspaper size={26} strokeWidth={1.75} />}
      title={formatMessage(messages.emptyTitle)}
      text={formatMessage(messages.emptyDetail)}
      action={<LinkButton to="/companies">{formatMessage(messages.companies)}</LinkButton>}
    />
  );
}

function EmptyType({ network }: Pick<FeedQuery, 'network'>) {
  const { formatMessage } = useIntl();
  return (
    <EmptyState
      icon={<Newspaper size={26} strokeWidth={1.75} />}
      title={formatMessage(messages.emptyTypeTitle)}
      text={formatMessage(messages.emptyTypeDetail)}
      action={
        <LinkButton to={feedQuery.href(network ? { network } : {})}>{formatMessage(messages.allPosts)}</LinkButton>
      }
    />
  );
}

function EmptyNetwork() {
  const { formatMessage } = useIntl();
  return (
    <EmptyState
      icon={<Users size={26} strokeWidth={1.75} />}
      title={formatMessage(messages.emptyNetworkTitle)}
      text={formatMessage(messages.emptyNetworkDetail)}
      action={
        <div className={classes.actions}>
          <LinkButton to="/companies">{formatMessage(messages.companies)}</LinkButton>
          <LinkButton to={feedQuery.href({})} variant="outline">
            {formatMessage(messages.allPosts)}
          </LinkButton>
        </div>
      }
    />
  );
}
