import { classNames } from '@wspolnik/system';
import { authorName, Byline, ShowMore } from '@wspolnik/system/cards';
import { memo } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { LinkPreviewCard } from '../../lib/link-preview/link-preview-card.tsx';
import { CommentItem } from './comment-item.tsx';
import { PostActions } from './post-actions.tsx';
import styles from './post-card.module.css';
import type { PostCardData, PostCardProps } from './post-data.ts';
import { PostHidden } from './post-hidden.tsx';
import { PostMenu } from './post-menu.tsx';
import { PostPictures } from './post-pictures.tsx';
import { PostTrade, PostType } from './post-trade.tsx';
import { textLinks } from './text-links.ts';

const KINDS = { user: 'posts.author.user', company: 'posts.author.company', admin: 'posts.author.admin' };

function PostCardView(props: PostCardProps) {
  const { post, now, href, headingLevel = 3, eager, className, children } = props;
  const intl = useIntl();
  const author = authorName(post.author, intl);
  return (
    <article className={className ? classNames(styles.card, className) : styles.card} aria-label={author}>
      <Byline
        className={styles.head}
        author={post.author}
        date={post.created_at}
        edited={post.edited_at}
        facts={authorFacts(post.author, intl)}
        end={<PostMenu {...props} />}
        {...{ now, href, headingLevel }}
      />
      {post.hidden && <PostHidden post={post} hiding={post.hidden} onContest={props.onContest} />}
      <PostType post={post} />
      {post.text && <PostText post={post} />}
      <PostTrade post={post} />
      <PostPictures className={styles.image} images={post.images} author={author} eager={eager} />
      {post.link && <LinkPreviewCard className={styles.link} preview={post.link} compact={post.images.length > 0} />}
      <PostActions {...props} author={author} />
      {children ? <div className={styles.comments}>{children}</div> : <NewestComment {...props} />}
    </article>
  );
}

/**
 * A post of the feed. The component is memoised: a like on one of thirty cards does not render the others, provided
 * that the page passes the same functions to all of them.
 */
export const PostCard = memo(PostCardView);

/** The author's role, unless a headline says more, and the number of shared contacts. */
function authorFacts({ type, headline, shared_contacts, deleted }: PostCardData['author'], intl: IntlShape): string[] {
  const kind = headline ? [] : [intl.formatMessage({ id: KINDS[type] })];
  if (shared_contacts === 0 || deleted) return kind;
  return [...kind, intl.formatMessage({ id: 'ui.contacts.shared' }, { count: shared_contacts })];
}

function PostText({ post }: Pick<PostCardProps, 'post'>) {
  const { text, embedded_users: users, embedded_companies: companies } = post;
  return <ShowMore className={styles.text} text={text} mentions={{ users, companies }} links={textLinks} />;
}

function NewestComment(props: PostCardProps) {
  const { post, now, onComments, onDeleteComment, onReportComment, onEditComment } = props;
  const intl = useIntl();
  const [comment] = post.comments;
  if (!comment) return null;
  const all = post.comment_count > 1 && onComments && (
    <button type="button" className={styles.all} onClick={() => onComments(post)}>
      {intl.formatMessage({ id: 'posts.card.all_comments' })}
    </button>
  );
  return (
    <CommentItem
      className={styles.comments}
      {...{ comment, now }}
      onDelete={onDeleteComment}
      onReport={onReportComment}
      onEdit={onEditComment}
    >
      {all}
    </CommentItem>
  );
}
