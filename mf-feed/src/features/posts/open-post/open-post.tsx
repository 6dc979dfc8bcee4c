import type { Post, PostReply } from '@wspolnik/contract';
import { isGone, type ReadState, StaleNote, useRead } from '@wspolnik/kit';
import { profileKey, useSessionStore } from '@wspolnik/shared-auth';
import { Button, Callout, Dialog, EmptyState, ErrorPanel, useErrorText } from '@wspolnik/system';
import { authorName } from '@wspolnik/system/cards';
import { FileX } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { postRead } from '../../../lib/posts.reads.ts';
import { profileNow } from '../../../lib/read-as.ts';
import { PostCardSkeleton } from '../post-card-skeleton.tsx';
import type { PostHandlers } from '../post-data.ts';
import { openPostMessages as messages } from '../posts.messages.ts';
import { learnPosts, refreshPost, useGonePosts, useKnownPost } from '../posts-store.ts';
import { useLivePosts } from '../use-live-posts.ts';
import { AnswerBox } from './answer-box.tsx';
import classes from './open-post.module.css';
import { OpenPostContent } from './open-post-content.tsx';
import { useComments } from './use-comments.ts';

export interface OpenPostProps {
  id: string;
  handlers: PostHandlers;
  /** Opened by the button of the comments: the focus goes into the field. */
  isAnswering?: boolean;
  onClose(): void;
}

const QUIET = { revalidateOnFocus: false, revalidateOnReconnect: false };

/** A post with its comments, above the list. It follows what others do. Mount it anew for another post or profile. */
export function OpenPost({ id, handlers, isAnswering = false, onClose }: OpenPostProps) {
  const intl = useIntl();
  const isSignedIn = useSessionStore(({ user }) => user !== null);
  const { read, post, isDeleted } = useOpenPost(id);
  const comments = useComments(id);
  const again = () => {
    void refreshPost(id);
    comments.read.retry();
  };
  useLivePosts({ onChanged: (ids) => ids.includes(id) && again(), onMissed: again });
  const last = useRef<Post>(undefined);
  if (post) last.current = post;
  const shown = last.current;
  const isWriting = isSignedIn && shown !== undefined && !shown.hidden;
  return (
    <Dialog
      open
      onClose={onClose}
      title={
        shown
          ? intl.formatMessage(messages.titleOf, { author: authorName(shown.author, intl) })
          : intl.formatMessage(messages.title)
      }
      size="lg"
    >
      <div className={classes.open}>
        {post && !isDeleted ? (
          <>
            <div role="status">
              <StaleNote read={read} />
            </div>
            <OpenPostContent {...{ post, handlers, comments }} />
          </>
        ) : (
          <WithoutPost {...{ read, isDeleted, isWriting, onClose }} />
        )}
        {/* The same field when the post is gone: the text being written stays. */}
        {isWriting && <AnswerBox place={{ post_id: id }} onAdded={comments.add} autoFocus={isAnswering} />}
      </div>
    </Dialog>
  );
}

function useOpenPost(id: string) {
  const read = useRead<PostReply>(postRead({ id }), QUIET);
  const data = read.data?.data;
  const known = useKnownPost(id);
  const isDeleted = useGonePosts().has(id);
  const profile = useSessionStore(profileKey);
  useEffect(() => {
    if (data && profileNow() === profile) learnPosts([data]);
  }, [data, profile]);
  return { read, post: known ?? data, isDeleted: isDeleted || isGone(read.error) };
}

interface WithoutPostProps {
  read: ReadState<unknown>;
  isDeleted: boolean;
  isWriting: boolean;
  onClose(): void;
}

function WithoutPost({ read, isDeleted, isWriting, onClose }: WithoutPostProps) {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  if (isDeleted && isWriting) {
    return (
      <Callout tone="danger" role="alert" title={formatMessage(messages.gone)}>
        {formatMessage(messages.goneWriting)}
      </Callout>
    );
  }
  if (isDeleted) {
    return (
      <EmptyState
        icon={<FileX size={26} strokeWidth={1.75} />}
        title={formatMessage(messages.gone)}
        text={formatMessage(messages.goneDetail)}
        action={<Button onClick={onClose}>{formatMessage(messages.back)}</Button>}
      />
    );
  }
  if (read.error) {
    return <ErrorPanel title={formatMessage(messages.failed)} detail={errorText(read.error)} onRetry={read.retry} />;
  }
  return (
    <div aria-busy="true">
      <PostCardSkeleton />
    </div>
  );
}
