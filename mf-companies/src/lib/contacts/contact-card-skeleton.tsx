import { classNames } from '@wspolnik/system';
import { SkeletonBlock, SkeletonCard, SkeletonText } from '@wspolnik/system/cards';
import card from './contact-card.module.css';
import styles from './contact-card-skeleton.module.css';

/** Skeleton of a `ContactCard` with a relation. It uses the card's own classes and therefore has the same size. */
export function ContactCardSkeleton() {
  return (
    <SkeletonCard className={classNames(card.card, styles.card)}>
      <SkeletonBlock className={styles.picture} />
      <div className={card.who}>
        <span className={card.name}>
          <SkeletonText width="half" />
        </span>
        {(['most', 'half'] as const).map((width) => (
          <span key={width} className={card.fact}>
            <span className={styles.line}>
              <SkeletonText width={width} />
            </span>
          </span>
        ))}
      </div>
      <SkeletonBlock className={classNames(card.action, styles.button)} />
    </SkeletonCard>
  );
}
