import { classNames } from '@wspolnik/shared-ui';
import { useIntl } from 'react-intl';
import { useAuthorName } from './byline.tsx';
import { FeedIcon } from './feed-icon.tsx';
import styles from './post-actions.module.css';
import type { PostCardProps } from './post-card.tsx';

/** Like, comments, share. Of a hidden post only the comments are left: nobody else could see the rest. */
export function PostActions({ post, reacting, onReact, onComments, onShare, children }: PostCardProps) {
  const intl = useIntl();
  const author = useAuthorName(post.author);
  const hidden = post.hidden !== null;
  return (
    <div className={styles.actions}>
      {!hidden && <Like post={post} reacting={reacting} onReact={onReact} />}
      <button
        type="button"
        className={styles.action}
        aria-expanded={Boolean(children)}
        onClick={() => onComments?.(post)}
      >
        <FeedIcon name="comment" />
        <span className={styles.words}>
          {intl.formatMessage({ id: 'ui.post.comments' }, { count: post.comment_count })}
        </span>
        <span className={styles.number} aria-hidden="true">
          {post.comment_count || null}
        </span>
      </button>
      {!hidden && onShare && (
        <button
          type="button"
          className={classNames(styles.action, styles.share)}
          aria-label={intl.formatMessage({ id: 'ui.post.share' }, { author })}
          onClick={() => onShare(post)}
        >
          <FeedIcon name="share" />
          <span className={styles.words}>{intl.formatMessage({ id: 'ui.share.title' })}</span>
        </button>
      )}
    </div>
  );
}

/** Keeps the focus while it is blocked; the state is told by the form of the heart and by aria-pressed. */
function Like({ post, reacting = false, onReact }: Pick<PostCardProps, 'post' | 'reacting' | 'onReact'>) {
  const intl = useIntl();
  const liked = post.my_reaction !== null;
  return (
    <button
      type="button"
      className={classNames(styles.action, liked && styles.liked)}
      aria-pressed={liked}
      aria-disabled={reacting || undefined}
      onClick={() => !reacting && onReact?.(post)}
    >
      <FeedIcon name={liked ? 'heartFull' : 'heart'} />
      <span className={styles.words}>{intl.formatMessage({ id: 'ui.post.like' })}</span>
      {post.reaction_count > 0 && <span className={styles.count}>{post.reaction_count}</span>}
    </button>
  );
}
