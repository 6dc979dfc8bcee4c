import type { Post } from '@wspolnik/contract';
import { useSessionStore } from '@wspolnik/shared-auth';
import { useMinute } from '@wspolnik/system';
import { authorName } from '@wspolnik/system/cards';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { postPath } from '../../../lib/posts.reads.ts';
import { signInPath } from '../../../lib/sign-in-path.ts';
import { GuestNote } from '../guest-note.tsx';
import { PostCard } from '../post-card.tsx';
import type { PostHandlers } from '../post-data.ts';
import { commentsMessages, openPostMessages as messages } from '../posts.messages.ts';
import { useHeld } from '../posts-store.ts';
import { CommentList } from './comments.tsx';
import classes from './open-post.module.css';
import { Thread, withReading } from './thread.tsx';
import type { CommentsState } from './use-comments.ts';

/** The editor takes the place of the plain text area once somebody writes. */
const FIELD = `.${classes.answer} :is(textarea, [contenteditable="true"])`;

interface OpenPostContentProps {
  post: Post;
  handlers: PostHandlers;
  comments: CommentsState;
}

export function OpenPostContent({ post, handlers, comments }: OpenPostContentProps) {
  const isGuest = useSessionStore(({ user }) => user === null);
  const isReacting = useHeld(post.id);
  const now = useMinute();
  const root = useRef<HTMLDivElement>(null);
  const { formatMessage } = useIntl();
  const { onDeleteComment, onReportComment, onEditComment } = handlers;
  const again = comments.read.retry;
  const onComment = { onDelete: onDeleteComment, onReport: onReportComment, onEdit: onEditComment };
  return (
    <div ref={root}>
      <PostCard
        {...handlers}
        {...{ post, now }}
        href={postPath(post.id)}
        reacting={isReacting}
        signInPath={isGuest ? signInPath(postPath(post.id)) : undefined}
        className={classes.post}
        // The comments are open here, so their button leads to the field for an answer.
        onComments={() => root.current?.parentElement?.querySelector<HTMLElement>(FIELD)?.focus()}
      >
        <LikedBy post={post} />
        {comments.comments?.length === 0 && <p className={classes.none}>{formatMessage(commentsMessages.none)}</p>}
        <CommentList
          state={comments}
          expected={post.comment_count}
          handlers={withReading(onComment, again)}
          item={(comment, ownHandlers) => (
            <Thread
              {...{ comment, now }}
              handlers={ownHandlers}
              mayAnswer={!isGuest && !post.hidden}
              onChange={again}
            />
          )}
        />
        {isGuest && <GuestNote short />}
      </PostCard>
    </div>
  );
}

/** The newest names, and how many more. */
function LikedBy({ post: { reactions, reaction_count: count } }: { post: Post }) {
  const intl = useIntl();
  const names = reactions.slice(0, 3).map(({ author }) => authorName(author, intl));
  if (names.length === 0 || count === 0) return null;
  const more = Math.max(0, count - names.length);
  return (
    <p className={classes.likedBy}>
      {more > 0
        ? intl.formatMessage(messages.likedByMore, { names: names.join(', '), count: more })
        : intl.formatMessage(messages.likedBy, { names: intl.formatList(names, { type: 'conjunction' }) })}
    </p>
  );
}
