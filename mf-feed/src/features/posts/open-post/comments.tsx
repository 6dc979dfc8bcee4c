import { Button, ErrorPanel, useErrorText, useKeptFocus } from '@wspolnik/system';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { COMMENTS } from '../../../lib/posts.reads.ts';
import { CommentItem } from '../comment-item.tsx';
import type { PostHandlers } from '../post-data.ts';
import { commentsMessages as messages } from '../posts.messages.ts';
import classes from './open-post.module.css';
import type { CommentsState } from './use-comments.ts';

export interface CommentsProps {
  state: CommentsState;
  /** How many there are, as the post says. */
  expected: number;
  now: number;
  onDelete: PostHandlers['onDeleteComment'];
  onReport: PostHandlers['onReportComment'];
}

/** Below an open post, oldest first; earlier ones on demand. */
export function Comments({ state, expected, now, onDelete, onReport }: CommentsProps) {
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
      {comments.length === 0 && <p className={classes.none}>{formatMessage(messages.none)}</p>}
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
          <li key={comment.id}>
            <CommentItem comment={comment} now={now} onDelete={onDelete} onReport={onReport} />
          </li>
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
