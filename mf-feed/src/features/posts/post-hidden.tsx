import { Button, Link } from '@wspolnik/system';
import { useIntl } from 'react-intl';
import { FeedIcon } from '../../lib/feed-icon.tsx';
import type { PostCardData, PostHandlers, PostHiding } from './post-data.ts';
import styles from './post-hidden.module.css';

interface PostHiddenProps extends Pick<PostHandlers, 'onContest'> {
  post: PostCardData;
  hiding: PostHiding;
}

/** Why a post is hidden, the state of an objection, and the button to object. */
export function PostHidden({ post, hiding, onContest }: PostHiddenProps) {
  const intl = useIntl();
  const { reason, contest } = hiding;
  return (
    <div className={styles.hidden}>
      <FeedIcon name="hidden" />
      <div className={styles.what}>
        <p className={styles.title}>{intl.formatMessage({ id: 'posts.card.hidden' })}</p>
        <p>{intl.formatMessage({ id: 'posts.card.hidden.reason' }, { reason })}</p>
        {contest?.status === 'open' && <p>{intl.formatMessage({ id: 'posts.card.contest.open' })}</p>}
        {contest?.status === 'upheld' && (
          <p>{intl.formatMessage({ id: 'posts.card.contest.upheld' }, { answer: contest.answer ?? '' })}</p>
        )}
        {hiding.decision_id && (
          <Link to={`/moderation/decisions/${hiding.decision_id}`}>
            {intl.formatMessage({ id: 'posts.card.decision' })}
          </Link>
        )}
        {onContest && post.allowed_actions.includes('contest') && (
          <Button variant="outline" size="sm" className={styles.contest} onClick={() => onContest(post)}>
            {intl.formatMessage({ id: 'posts.card.contest' })}
          </Button>
        )}
      </div>
    </div>
  );
}
