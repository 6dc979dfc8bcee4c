import type { Post } from '@wspolnik/contract';
import { changeQuery, useListQuery } from '@wspolnik/kit';
import { FilterLinks } from '@wspolnik/kit/lists';
import { profileKey, useSessionStore } from '@wspolnik/shared-auth';
import { DialogOnDemand, navigate, Segmented, usePage, useWarmDialogs } from '@wspolnik/system';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { useIntl } from 'react-intl';
import { PostComposer } from '../../lib/post-composer/post-composer.tsx';
import { type FeedQuery, feedQuery } from '../../lib/posts.reads.ts';
import { tradeMessages } from '../../lib/trade/trade.messages.ts';
import { markEntry } from './feed/feed-memory.ts';
import { FeedOf } from './feed/feed-of.tsx';
import { GuestNote } from './guest-note.tsx';
import { PlainPost } from './plain-post.tsx';
import { postsMessages as messages } from './posts.messages.ts';
import classes from './posts.module.css';
import { usePostActions } from './use-post-actions.tsx';

const loadOpenPost = async () =>
  (await import(/* webpackChunkName: "open-post" */ './open-post/open-post.tsx')).OpenPost;

/** The feed, and the post that is open above it. */
export function PostsPage() {
  const { formatMessage } = useIntl();
  const profile = useSessionStore(profileKey);
  const query = useListQuery(feedQuery);
  const isGuest = profile === 'guest';
  // Guests have no network; the API gives them all posts.
  const scope = isGuest ? undefined : query.network;
  const { before, type } = query;
  const { handlers, dialogs } = usePostActions();
  usePage({ title: formatMessage(messages.title) });
  useWarmDialogs();
  const list = useMemo(
    () => ({ ...(scope && { network: scope }), ...(type && { type }), ...(before && { before }) }),
    [scope, type, before],
  );
  const hrefOf = useCallback((post: string) => feedQuery.href({ ...list, post }), [list]);
  /** The post whose comments were asked for, not the post itself. */
  const answering = useRef<string>(null);
  useEffect(() => {
    if (!query.post) answering.current = null;
  }, [query.post]);
  const openComments = useCallback(
    (post: { id: string }) => {
      answering.current = post.id;
      navigate(hrefOf(post.id));
    },
    [hrefOf],
  );
  const close = useClosing(query);
  const add = useRef<(post: Post) => void>(null);
  const cardHandlers = useMemo(() => ({ ...handlers, onComments: openComments }), [handlers, openComments]);

  return (
    <div className="wp-container">
      <div className={classes.page}>
        <header className={classes.header}>
          <h1>{formatMessage(messages.title)}</h1>
          {!isGuest && <Scope value={scope} />}
        </header>
        {isGuest ? (
          <GuestNote />
        ) : (
          <PostComposer onPublished={(post) => (!type || post.type === type) && add.current?.(post)} />
        )}
        <Types {...{ list, type }} />
        {query.post && (
          <noscript>
            <PlainPost id={query.post} />
          </noscript>
        )}
        <FeedOf key={`${profile} ${scope} ${type} ${before}`} {...{ list, hrefOf, add }} handlers={cardHandlers} />
      </div>
      <DialogOnDemand
        key={`${profile} ${query.post}`}
        load={loadOpenPost}
        props={
          query.post
            ? { id: query.post, handlers, isAnswering: answering.current === query.post, onClose: close }
            : null
        }
      />
      {dialogs}
    </div>
  );
}

function Scope({ value }: { value: FeedQuery['network'] }) {
  const { formatMessage } = useIntl();
  return (
    <Segmented
      label={formatMessage(messages.scope)}
      options={[
        { value: 'all', label: formatMessage(messages.scopeAll) },
        { value: 'network', label: formatMessage(messages.scopeNetwork) },
      ]}
      value={value ? 'network' : 'all'}
      onChange={(chosen) =>
        changeQuery(feedQuery, { network: chosen === 'network' ? 'true' : undefined, before: undefined })
      }
    />
  );
}

/** Links: they narrow the list without scripts too. */
function Types({ list, type }: { list: FeedQuery; type: FeedQuery['type'] }) {
  const { formatMessage } = useIntl();
  return (
    <div className={classes.types}>
      <FilterLinks
        label={formatMessage(messages.types)}
        selected={type}
        to={(chosen) =>
          feedQuery.href({ ...(list.network && { network: list.network }), ...(chosen && { type: chosen }) })
        }
        options={[
          { value: undefined, label: formatMessage(messages.typesAll) },
          { value: 'seeks', label: formatMessage(tradeMessages.seeks) },
          { value: 'recommends', label: formatMessage(tradeMessages.recommends) },
          { value: 'offers', label: formatMessage(messages.typesOffers) },
        ]}
      />
    </div>
  );
}

/** In the state of the history's entry: the list is one step back. */
const OVER = 'wpOverList';

/** Closing is going back to the list, or to its address where the post was opened by its link. */
function useClosing(query: FeedQuery): () => void {
  const before = useRef(query.post);
  const opener = useRef<Element>(null);
  // A dialog whose code is there takes the focus right after the layout.
  useLayoutEffect(() => {
    markEntry();
    if (query.post && !before.current) window.history.replaceState({ ...window.history.state, [OVER]: true }, '');
    if (query.post && !before.current) opener.current = document.activeElement;
    // The dialog may have gone before it could return the focus.
    const left = !query.post && before.current ? opener.current : null;
    before.current = query.post;
    if (!(left instanceof HTMLElement)) return;
    const frame = requestAnimationFrame(() => {
      const isLost = document.activeElement === document.body || !document.activeElement?.isConnected;
      if (isLost && left.isConnected) left.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [query.post]);
  return useCallback(() => {
    if (window.history.state?.[OVER]) window.history.back();
    else changeQuery(feedQuery, ({ network, type, before }) => ({ network, type, before }), { replace: true });
  }, []);
}
