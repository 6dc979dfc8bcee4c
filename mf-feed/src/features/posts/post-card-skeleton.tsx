import { classNames } from '@wspolnik/system';
import { BylineSkeleton, SkeletonCard, SkeletonText } from '@wspolnik/system/cards';
import actions from './post-actions.module.css';
import card from './post-card.module.css';
import styles from './post-card-skeleton.module.css';

/**
 * Skeleton of a `PostCard` with three lines of text and no comments. It uses the card's own classes and therefore has
 * the same size.
 */
export function PostCardSkeleton() {
  return (
    <SkeletonCard className={classNames(card.card, styles.card)}>
      <BylineSkeleton className={card.head} />
      <div className={card.text}>
        {([undefined, 'most', 'half'] as const).map((width) => (
          <span key={width ?? 'whole'} className={styles.line}>
            <SkeletonText width={width} />
          </span>
        ))}
      </div>
      <div className={actions.actions}>
        {['like', 'comments'].map((action) => (
          <span key={action} className={classNames(actions.action, styles.action)}>
            <SkeletonText />
          </span>
        ))}
      </div>
    </SkeletonCard>
  );
}
