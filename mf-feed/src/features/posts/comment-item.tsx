import { classNames, type DateInput, Link } from '@wspolnik/system';
import { authorName, Byline, type BylineAuthor, type Mentioned, ShowMore } from '@wspolnik/system/cards';
import { type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import icons from '../../lib/feed-icons.module.css';
import styles from './comment-item.module.css';
import { DeleteQuestion } from './delete-question.tsx';
import { type PictureData, PostPicture } from './post-picture.tsx';
import { textLinks } from './text-links.ts';

/** The part of the API's comment that an item shows. */
export interface CommentData {
  id: string;
  post_id?: string;
  /** May be empty when there is a picture. */
  text: string;
  image?: PictureData | null;
  created_at: string;
  author: BylineAuthor;
  embedded_users: readonly Mentioned[];
  embedded_companies: readonly Mentioned[];
  allowed_actions: readonly string[];
  /** Null unless hidden; the reason is null for others than the author. */
  hidden?: { reason: string | null; decision_id: string | null } | null;
}

export interface CommentItemProps {
  comment: CommentData;
  now: DateInput;
  /**
   * Called after confirmation; the dialog stays open until the promise settles. The button also needs the API's
   * permission.
   */
  onDelete?(comment: CommentData): unknown;
  onReport?: ((comment: CommentData) => void) | undefined;
  className?: string;
  /** Rendered below the comment. */
  children?: ReactNode;
}

/** A comment below a post. */
export function CommentItem({ comment, now, onDelete, onReport, className, children }: CommentItemProps) {
  const { author, created_at: date, text, embedded_users: users, embedded_companies: companies } = comment;
  const mayDelete = onDelete !== undefined && comment.allowed_actions.includes('delete');
  const mayReport = onReport !== undefined && comment.allowed_actions.includes('report');
  return (
    <Byline
      {...{ className, author, date, now }}
      size={32}
      end={
        (mayReport || mayDelete) && (
          <span className={styles.actions}>
            {mayReport && <ReportComment {...{ comment, onReport }} />}
            {mayDelete && <DeleteComment {...{ comment, onDelete }} />}
          </span>
        )
      }
      written={
        text && <ShowMore className={styles.text} text={text} mentions={{ users, companies }} links={textLinks} />
      }
    >
      {comment.hidden && <HiddenComment hidden={comment.hidden} />}
      {comment.image && <PostPicture small className={styles.image} image={comment.image} author={author.name ?? ''} />}
      {children}
    </Byline>
  );
}

function HiddenComment({ hidden: { reason, decision_id: decision } }: { hidden: NonNullable<CommentData['hidden']> }) {
  const { formatMessage } = useIntl();
  return (
    <p className={styles.hidden}>
      {reason === null
        ? formatMessage({ id: 'comments.hidden' })
        : formatMessage({ id: 'comments.hidden.reason' }, { reason })}{' '}
      {decision && <Link to={`/moderation/decisions/${decision}`}>{formatMessage({ id: 'posts.card.decision' })}</Link>}
    </p>
  );
}

interface ReportCommentProps {
  comment: CommentData;
  onReport(comment: CommentData): void;
}

function ReportComment({ comment, onReport }: ReportCommentProps) {
  const intl = useIntl();
  const label = intl.formatMessage({ id: 'comments.report' }, { author: authorName(comment.author, intl) });
  return (
    <button type="button" className={styles.report} aria-label={label} onClick={() => onReport(comment)}>
      {intl.formatMessage({ id: 'comments.report_short' })}
    </button>
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
