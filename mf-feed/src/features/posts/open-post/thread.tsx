import type { PostComment } from '@wspolnik/contract';
import { authorName } from '@wspolnik/system/cards';
import { type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import { CommentItem } from '../comment-item.tsx';
import { commentsMessages as messages } from '../posts.messages.ts';
import { useLivePosts } from '../use-live-posts.ts';
import { AnswerBox } from './answer-box.tsx';
import { CommentList, type CommentListProps } from './comments.tsx';
import classes from './open-post.module.css';
import { useComments } from './use-comments.ts';

export interface ThreadProps extends Pick<CommentListProps, 'handlers'> {
  comment: PostComment;
  now: number | null;
  /** The viewer may write. */
  mayAnswer: boolean;
  /** Reads the comments again. */
  onChange(): void;
}

/** A comment with its answers, which are shown on demand, and the field for one more. */
export function Thread({ comment, now, handlers, mayAnswer, onChange }: ThreadProps) {
  const intl = useIntl();
  const [isOpen, setOpen] = useState(false);
  /** Whose words are answered: of the comment itself, or of an answer, who is then mentioned. */
  const [answered, setAnswered] = useState<PostComment | null>(null);
  const answer = (to: PostComment) => {
    setOpen(true);
    setAnswered(to);
  };
  const count = comment.answer_count;
  return (
    <CommentItem
      {...{ comment, now }}
      {...handlers}
      onAnswer={mayAnswer && !comment.deleted ? () => answer(comment) : undefined}
    >
      {count > 0 && !isOpen && (
        <button type="button" className={classes.answers} aria-expanded={false} onClick={() => setOpen(true)}>
          {intl.formatMessage(messages.answers, { count })}
        </button>
      )}
      {isOpen && (
        <div className={classes.thread}>
          <Answers
            {...{ comment, now, handlers, onChange }}
            onAnswer={mayAnswer && !comment.deleted ? answer : undefined}
          >
            {(add) =>
              answered && (
                <AnswerBox
                  key={answered.id}
                  place={{ post_id: comment.post_id, parent_id: comment.id }}
                  start={answered.id === comment.id ? '' : mentionOf(answered)}
                  label={intl.formatMessage(messages.answerTo, { author: authorName(answered.author, intl) })}
                  autoFocus
                  onAdded={(added) => {
                    add(added);
                    onChange();
                  }}
                />
              )
            }
          </Answers>
        </div>
      )}
    </CommentItem>
  );
}

/** The markup of a mention; nothing for a deleted account. */
const mentionOf = ({ author: { name, type, id } }: PostComment): string =>
  name === null ? '' : `@[${name.replace(/[[\]]/g, '')}](${type}:${id}) `;

interface AnswersProps extends Pick<ThreadProps, 'comment' | 'now' | 'handlers' | 'onChange'> {
  onAnswer: ((to: PostComment) => void) | undefined;
  /** The field; it receives what puts a new answer at the end. */
  children(add: (answer: PostComment) => void): ReactNode;
}

function Answers({ comment, now, handlers, onChange, onAnswer, children }: AnswersProps) {
  const state = useComments(comment.post_id, comment.id);
  const again = () => {
    state.read.retry();
    onChange();
  };
  useLivePosts({ onChanged: (ids) => ids.includes(comment.post_id) && state.read.retry(), onMissed: state.read.retry });
  return (
    <>
      {comment.answer_count > 0 && (
        <CommentList
          state={state}
          expected={comment.answer_count}
          handlers={withReading(handlers, again)}
          item={(answer, ownHandlers) => (
            <CommentItem comment={answer} now={now} {...ownHandlers} onAnswer={onAnswer && (() => onAnswer(answer))} />
          )}
        />
      )}
      {children((added) => state.add(added))}
    </>
  );
}

/** The same, reading the answers again after each change. */
export function withReading(handlers: CommentListProps['handlers'], again: () => void): CommentListProps['handlers'] {
  const { onDelete, onEdit } = handlers;
  return {
    ...handlers,
    onDelete:
      onDelete &&
      (async (of) => {
        await onDelete(of);
        again();
      }),
    onEdit: onEdit && ((of) => onEdit(of, again)),
  };
}
