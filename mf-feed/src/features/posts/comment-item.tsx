import type { OfferSummary } from '@wspolnik/contract';
import { classNames, type DateInput, Link } from '@wspolnik/system';
import { authorName, Byline, type BylineAuthor, type Mentioned, ShowMore } from '@wspolnik/system/cards';
import { type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import icons from '../../lib/feed-icons.module.css';
import { ShownOffer } from '../../lib/trade/shown-offer.tsx';
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
  edited_at?: string | null;
  /** Only its answers are left. */
  deleted?: boolean;
  /** Null without an offer, and for one that is listed no more. */
  offer_id?: string | null;
  offer?: OfferSummary | null;
  author: BylineAuthor;
  embedded_users: readonly Mentioned[];
  embedded_companies: readonly Mentioned[];
  allowed_actions: readonly string[];
  /** Null unless hidden; the reason is null for others than the author. */
  hidden?: { reason: string | null; decision_id: string | null } | null;
}

export interface CommentItemProps {
  comment: CommentData;
  now: DateInput | null;
  /**
   * Called after confirmation; the dialog stays open until the promise settles. The button also needs the API's
   * permission.
   */
  onDelete?: ((comment: CommentData) => unknown) | undefined;
  onReport?: ((comment: CommentData) => void) | undefined;
  /** `onEdited` follows a change. */
  onEdit?: ((comment: CommentData, onEdited?: () => void) => void) | undefined;
  onAnswer?: (() => void) | undefined;
  className?: string;
  /** Rendered below the comment. */
  children?: ReactNode;
}

/** A comment below a post. */
export function CommentItem(props: CommentItemProps) {
  const { comment, now, onDelete, onReport, onEdit, onAnswer, className, children } = props;
  const { author, created_at: date, text, embedded_users: users, embedded_companies: companies } = comment;
  const mayDelete = onDelete !== undefined && comment.allowed_actions.includes('delete');
  const mayReport = onReport !== undefined && comment.allowed_actions.includes('report');
  const mayEdit = onEdit !== undefined && comment.allowed_actions.includes('edit');
  if (comment.deleted) return <DeletedComment className={className}>{children}</DeletedComment>;
  return (
    <Byline
      {...{ className, author, date, now }}
      edited={comment.edited_at}
      size={32}
      end={
        (mayReport || mayDelete || mayEdit) && (
          <span className={styles.actions}>
            {mayReport && <TextAction of="report" comment={comment} onClick={() => onReport(comment)} />}
            {mayEdit && <TextAction of="edit" comment={comment} onClick={() => onEdit(comment)} />}
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
      {comment.offer_id && (
        <div className={styles.offer}>
          <ShownOffer offer={comment.offer ?? null} />
        </div>
      )}
      {onAnswer && (
        <div className={styles.foot}>
          <TextAction of="answer" comment={comment} onClick={onAnswer} />
        </div>
      )}
      {children}
    </Byline>
  );
}

function DeletedComment({ className, children }: { className?: string | undefined; children: ReactNode }) {
  const { formatMessage } = useIntl();
  return (
    <div className={className}>
      <p className={styles.hidden}>{formatMessage({ id: 'comments.deleted' })}</p>
      {children}
    </div>
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

interface TextActionProps {
  of: 'report' | 'edit' | 'answer';
  comment: CommentData;
  onClick(): void;
}

function TextAction({ of, comment, onClick }: TextActionProps) {
  const intl = useIntl();
  const label = intl.formatMessage({ id: `comments.${of}` }, { author: authorName(comment.author, intl) });
  return (
    <button type="button" className={styles.report} aria-label={label} onClick={onClick}>
      {intl.formatMessage({ id: `comments.${of}_short` })}
    </button>
  );
}

interface DeleteCommentProps {
  comment: CommentData;
  onDelete(comment: CommentData): unknown;
}

function DeleteComment({ comment, onDelete }: DeleteCommentProps) {
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
