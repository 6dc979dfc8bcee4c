import type { PostComment } from '@wspolnik/contract';
import { Button, ErrorPanel, useErrorText, useKeptFocus } from '@wspolnik/system';
import { type ReactNode, useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { COMMENTS } from '../../../lib/posts.reads.ts';
import type { CommentItemProps } from '../comment-item.tsx';
import { commentsMessages as messages } from '../posts.messages.ts';
import classes from './open-post.module.css';
import type { CommentsState } from './use-comments.ts';

export interface CommentListProps {
  state: CommentsState;
  /** How many there are, as the post or the comment says. */
  expected: number;
  handlers: Pick<CommentItemProps, 'onDelete' | 'onReport' | 'onEdit'>;
  item(comment: PostComment, handlers: CommentListProps['handlers']): ReactNode;
}

/** Comments of a post or answers to a comment, oldest first; earlier ones on demand. */
export function CommentList({ state, expected, handlers, item }: CommentListProps) {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const list = useRef<HTMLUListElement>(null);
  useKeptFocus(list, () => list.current);
  const focusFirst = useFocusFirst(list, state);
  const { comments, read, hasEarlier, earlier } = state;
  if (!comments && read.error) {
    return <ErrorPanel title={formatMessage(messages.failed)} detail={errorText(read.error)} onRetry={read.retry} />;
  }
  if (!comments) return <Awaited count={Math.min(expected, COMMENTS)} />;
  return (
    <>
      {hasEarlier && (
        <div className={classes.earlier}>
          <Button
            variant="ghost"
            size="sm"
            loading={earlier === 'loading'}
            onClick={() => {
              focusFirst();
              void state.loadEarlier();
            }}
          >
            {formatMessage(messages.earlier)}
          </Button>
          {earlier === 'failed' && <p role="alert">{formatMessage(messages.earlierFailed)}</p>}
        </div>
      )}
      <ul ref={list} tabIndex={-1} className={classes.comments} aria-label={formatMessage(messages.title)}>
        {comments.map((comment) => (
          <li key={comment.id}>{item(comment, handlers)}</li>
        ))}
      </ul>
    </>
  );
}

/** Room for comments of a short text. */
function Awaited({ count }: { count: number }) {
  return (
    <div aria-busy="true">
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={classes.awaited} />
      ))}
    </div>
  );
}

/** The button is above what it loads: the focus goes to the first of the earlier comments. */
function useFocusFirst(list: { current: HTMLUListElement | null }, { comments, earlier }: CommentsState) {
  const before = useRef<number | null>(null);
  const count = comments?.length ?? 0;
  useEffect(() => {
    if (earlier === 'failed') before.current = null;
    if (before.current === null || count <= before.current) return;
    before.current = null;
    list.current?.querySelector<HTMLElement>('li a')?.focus();
  }, [count, earlier, list]);
  return () => {
    before.current = count;
  };
}
