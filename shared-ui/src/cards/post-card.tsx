import type { DateInput } from '@wspolnik/shared-ui';
import { memo, type ReactNode, useId } from 'react';
import { useIntl } from 'react-intl';
import { Byline, useAuthorName } from './byline.tsx';
import { CommentItem } from './comment-item.tsx';
import { PostActions } from './post-actions.tsx';
import styles from './post-card.module.css';
import type { PostCardData, PostHandlers } from './post-data.ts';
import { PostHidden } from './post-hidden.tsx';
import { PostMenu } from './post-menu.tsx';
import { ShowMore } from './show-more.tsx';

export interface PostCardProps extends PostHandlers {
  post: PostCardData;
  now: DateInput;
  /** The post's own page, path without locale. */
  href: string;
  /** A reaction is on its way: the button takes no other. */
  reacting?: boolean;
  headingLevel?: 2 | 3 | 4;
  /** The first card of a page: its picture loads at once. */
  eager?: boolean;
  /** All comments and the box for a new one, in place of the newest alone. */
  children?: ReactNode;
}

const KINDS = { user: 'ui.author.user', company: 'ui.author.company', admin: 'ui.author.admin' };

function PostCardView(props: PostCardProps) {
  const { post, now, href, headingLevel = 3, eager, children } = props;
  const intl = useIntl();
  const id = useId();
  return (
    <article className={styles.card} aria-labelledby={id}>
      <Byline
        className={styles.head}
        nameId={id}
        author={post.author}
        date={post.created_at}
        now={now}
        href={href}
        headingLevel={headingLevel}
        end={<PostMenu {...props} />}
      >
        <span>{intl.formatMessage({ id: KINDS[post.author.type] })}</span>
        {post.author.shared_contacts > 0 && !post.author.deleted && (
          <span>{intl.formatMessage({ id: 'ui.contacts.shared' }, { count: post.author.shared_contacts })}</span>
        )}
      </Byline>
      {post.hidden && <PostHidden post={post} hiding={post.hidden} onContest={props.onContest} />}
      {post.text && (
        <ShowMore
          className={styles.text}
          text={post.text}
          mentions={{ users: post.embedded_users, companies: post.embedded_companies }}
        />
      )}
      {post.image && <PostImage post={post} image={post.image} eager={eager} />}
      <PostActions {...props} />
      {children ? <div className={styles.comments}>{children}</div> : <NewestComment {...props} />}
    </article>
  );
}

/**
 * A post of the feed. It draws itself anew only when what it is given changes: a like on one card of thirty leaves the
 * others alone, as long as the page gives all of them the same functions.
 */
export const PostCard = memo(PostCardView);

interface PostImageProps {
  post: PostCardData;
  image: NonNullable<PostCardData['image']>;
  eager?: boolean;
}

function PostImage({ post, image, eager }: PostImageProps) {
  const intl = useIntl();
  const author = useAuthorName(post.author);
  return (
    <img
      className={styles.image}
      src={image.url}
      alt={intl.formatMessage({ id: 'ui.post.image' }, { author })}
      width={image.width}
      height={image.height}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
    />
  );
}

function NewestComment({ post, now, onComments, onDeleteComment }: PostCardProps) {
  const intl = useIntl();
  const [comment] = post.comments;
  if (!comment) return null;
  return (
    <div className={styles.comments}>
      <CommentItem comment={comment} now={now} onDelete={onDeleteComment} />
      {post.comment_count > 1 && onComments && (
        <button type="button" className={styles.all} onClick={() => onComments(post)}>
          {intl.formatMessage({ id: 'ui.post.allComments' })}
        </button>
      )}
    </div>
  );
}
