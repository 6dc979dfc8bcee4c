import type { Post } from '@wspolnik/contract';
import { useSessionStore } from '@wspolnik/shared-auth';
import { Button, LinkButton, useKeptFocus, useMinute } from '@wspolnik/system';
import { type ReactNode, useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import type { PostHandlers } from '../post-data.ts';
import { postsMessages as messages } from '../posts.messages.ts';
import { FeedItem } from './feed-item.tsx';
import classes from './feed-list.module.css';
import type { Feed } from './use-feed.ts';
import { useNearEnd } from './use-near-end.ts';

export interface FeedListProps {
  feed: Feed;
  posts: readonly Post[];
  handlers: PostHandlers;
  hrefOf(id: string): string;
  headingLevel: 2 | 3;
  /** Continues as one scrolls; the button stays for those who do not. */
  endless?: boolean;
  /** Address of the posts after the last one, for a link without scripts. */
  older?(last: Post): string;
  /** After the last post. */
  end?: ReactNode;
}

/** Posts with what leads to newer and older ones. */
export function FeedList({ feed, posts, handlers, hrefOf, headingLevel, endless = false, older, end }: FeedListProps) {
  const { formatMessage } = useIntl();
  const now = useMinute();
  const isGuest = useSessionStore(({ user }) => user === null);
  const list = useRef<HTMLUListElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useKeptFocus(list, () => list.current);
  const { focusTop, focusNext } = useMovedFocus(list, posts);
  useNearEnd(button, endless && feed.hasMore && feed.more === 'idle', feed.loadMore);
  const last = posts.at(-1);
  return (
    <>
      <NewPosts
        feed={feed}
        onShow={() => {
          focusTop();
          feed.showNew();
        }}
      />
      <ul ref={list} tabIndex={-1} className={classes.list}>
        {posts.map((post, index) => (
          <FeedItem
            key={post.id}
            {...{ post, now, hrefOf, handlers, headingLevel, isGuest }}
            eager={endless && index === 0}
          />
        ))}
      </ul>
      {feed.hasMore ? (
        <div className={classes.more}>
          {feed.more === 'failed' && <p role="alert">{formatMessage(messages.moreFailed)}</p>}
          <Button
            ref={button}
            variant="outline"
            loading={feed.more === 'loading'}
            onClick={() => {
              focusNext();
              feed.loadMore();
            }}
          >
            {formatMessage(feed.more === 'failed' ? { id: 'ui.retry' } : messages.more)}
          </Button>
          {older && last && (
            <noscript>
              <LinkButton variant="outline" to={older(last)}>
                {formatMessage(messages.more)}
              </LinkButton>
            </noscript>
          )}
        </div>
      ) : (
        end
      )}
    </>
  );
}

/** Says how many posts wait, without moving anything; pressing it shows them. */
function NewPosts({ feed: { waiting, isFar }, onShow }: { feed: Feed; onShow(): void }) {
  const { formatMessage } = useIntl();
  return (
    <div role="status" className={classes.news}>
      {waiting.length > 0 && (
        <Button size="sm" className={classes.pill} onClick={onShow}>
          {formatMessage(isFar ? messages.newOver : messages.newPosts, { count: waiting.length })}
        </Button>
      )}
    </div>
  );
}

/** After posts were added at either end, the focus goes to the first of them. */
function useMovedFocus(list: { current: HTMLUListElement | null }, posts: readonly Post[]) {
  const target = useRef<{ top: true } | { after: number; top: false } | null>(null);
  useEffect(() => {
    const wanted = target.current;
    const index = wanted?.top === false ? wanted.after : 0;
    const item = list.current?.children[index];
    if (!wanted || posts.length === 0 || !item) return;
    target.current = null;
    if (wanted.top) list.current?.scrollIntoView?.({ block: 'start' });
    item.querySelector('a')?.focus({ preventScroll: wanted.top });
  }, [posts, list]);
  return {
    focusTop: () => {
      target.current = { top: true };
    },
    focusNext: () => {
      target.current = { after: posts.length, top: false };
    },
  };
}
