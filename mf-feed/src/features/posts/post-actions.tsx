import { classNames, Link } from '@wspolnik/system';
import { useIntl } from 'react-intl';
import icons from '../../lib/feed-icons.module.css';
import styles from './post-actions.module.css';
import type { PostCardProps } from './post-data.ts';

// Joined once, not on every card.
const COMMENT = classNames(icons.before, icons.comment, styles.action);
const SHARE = classNames(icons.before, icons.share, styles.action, styles.share);
const LIKE = classNames(icons.before, icons.heart, styles.action, styles.like);
const LIKED = classNames(icons.before, icons.heartFull, styles.action, styles.like, styles.liked);

/** Like, comments and share. A hidden post has only the comments, because nobody else could see the rest. */
export function PostActions(props: PostCardProps & { author: string }) {
  const { post, author, reacting, onReact, onComments, onShare, signInPath, children } = props;
  const intl = useIntl();
  const hidden = post.hidden !== null;
  return (
    <div className={styles.actions}>
      {!hidden &&
        (signInPath ? <LikeLink post={post} to={signInPath} /> : <LikeButton {...{ post, reacting, onReact }} />)}
      <button type="button" className={COMMENT} aria-expanded={Boolean(children)} onClick={() => onComments?.(post)}>
        {intl.formatMessage({ id: 'posts.card.comments' }, { count: post.comment_count })}
      </button>
      {!hidden && onShare && (
        <button
          type="button"
          className={SHARE}
          aria-label={`${intl.formatMessage({ id: 'posts.card.share' })}: ${author}`}
          onClick={() => onShare(post)}
        >
          {intl.formatMessage({ id: 'ui.share.title' })}
        </button>
      )}
    </div>
  );
}

type LikeProps = Pick<PostCardProps, 'post' | 'reacting' | 'onReact'>;

/** For a guest. */
function LikeLink({ post: { reaction_count: count }, to }: { post: PostCardProps['post']; to: string }) {
  const intl = useIntl();
  const like = intl.formatMessage({ id: 'posts.card.like' });
  return (
    <Link
      to={to}
      className={LIKE}
      aria-label={`${like}${count > 0 ? ` ${count}` : ''}: ${intl.formatMessage({ id: 'posts.card.like_sign_in' })}`}
    >
      {like}
      {count > 0 && <span className={styles.count}>{` ${count}`}</span>}
    </Link>
  );
}

/** Keeps the focus while it is disabled. The shape of the heart and aria-pressed show the state. */
function LikeButton({ post, reacting, onReact }: LikeProps) {
  const intl = useIntl();
  const liked = post.my_reaction !== null;
  return (
    <button
      type="button"
      className={liked ? LIKED : LIKE}
      aria-pressed={liked}
      aria-disabled={reacting || undefined}
      onClick={() => !reacting && onReact?.(post)}
    >
      {intl.formatMessage({ id: 'posts.card.like' })}
      {post.reaction_count > 0 && <span className={styles.count}>{` ${post.reaction_count}`}</span>}
    </button>
  );
}
