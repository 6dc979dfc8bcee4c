import { classNames, type DateInput } from '@wspolnik/shared-ui';
import { authorName, Byline, type BylineAuthor, type Mentioned, ShowMore } from '@wspolnik/shared-ui/cards';
import { type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import icons from '../../lib/feed-icons.module.css';
import styles from './comment-item.module.css';
import { DeleteQuestion } from './delete-question.tsx';

/** What an item shows of a comment; the API's comment fits. */
export interface CommentData {
  id: string;
  text: string;
  created_at: string;
  author: BylineAuthor;
  embedded_users: readonly Mentioned[];
  embedded_companies: readonly Mentioned[];
  allowed_actions: readonly string[];
}

export interface CommentItemProps {
  comment: CommentData;
  now: DateInput;
  /** Called once the person is sure; a promise keeps the question open. The button needs the API's leave, too. */
  onDelete?(comment: CommentData): unknown;
  className?: string;
  /** Stands below it. */
  children?: ReactNode;
}

/** A comment below a post. */
export function CommentItem({ comment, now, onDelete, className, children }: CommentItemProps) {
  const { author, created_at: date, text, embedded_users: users, embedded_companies: companies } = comment;
  const mayDelete = onDelete !== undefined && comment.allowed_actions.includes('delete');
  return (
    <Byline
      {...{ className, author, date, now }}
      size={32}
      end={mayDelete && <DeleteComment comment={comment} onDelete={onDelete} />}
      written={<ShowMore className={styles.text} text={text} mentions={{ users, companies }} />}
    >
      {children}
    </Byline>
  );
}

function DeleteComment({ comment, onDelete }: Required<Pick<CommentItemProps, 'comment' | 'onDelete'>>) {
  const intl = useIntl();
  const author = authorName(comment.author, intl);
  const [asking, setAsking] = useState<boolean | null>(null);
  return (
    <>
      <button
        type="button"
        className={classNames(icons.before, icons.remove, styles.delete)}
        aria-label={intl.formatMessage({ id: 'comments.delete' }, { author })}
        onClick={() => setAsking(true)}
      />
      {asking !== null && (
        <DeleteQuestion
          open={asking}
          question="comments.delete_question"
          onDelete={() => onDelete(comment)}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
