import { classNames } from '@wspolnik/system';
import { SkeletonBlock, SkeletonCard, SkeletonText, type SkeletonTextProps } from '@wspolnik/system/cards';
import styles from './card-skeletons.module.css';
import actionStyles from './profile-actions.module.css';
import cardStyles from './profile-card.module.css';

// Skeletons of the cards. They use the cards' own classes, so they have the same size.

interface ProfileSkeletonProps {
  /** Guests' cards have no buttons. */
  buttons?: boolean;
}

function Buttons() {
  return (
    <div className={classNames(actionStyles.actions, cardStyles.foot)}>
      <SkeletonBlock className={styles.button} />
      <SkeletonBlock className={classNames(styles.button, styles.square)} />
    </div>
  );
}

interface ProfileShapeProps extends ProfileSkeletonProps {
  /** Of the picture. */
  shape?: string;
  rating?: boolean;
  /** One entry per line. */
  facts: readonly NonNullable<SkeletonTextProps['width']>[];
}

function ProfileShape({ shape, rating, facts, buttons = true }: ProfileShapeProps) {
  return (
    <SkeletonCard className={cardStyles.card}>
      <div className={cardStyles.head}>
        <SkeletonBlock className={classNames(styles.picture, shape)} />
        <span className={cardStyles.name}>
          <SkeletonText width="most" />
        </span>
        {rating && (
          <span className={classNames(cardStyles.rating, styles.rating)}>
            <SkeletonText />
          </span>
        )}
      </div>
      <div className={cardStyles.facts}>
        {facts.map((width) => (
          <span key={width}>
            <SkeletonText width={width} />
          </span>
        ))}
      </div>
      {buttons && <Buttons />}
    </SkeletonCard>
  );
}

/** Skeleton of a `CompanyCard` with a name of one line. */
export function CompanyCardSkeleton(props: ProfileSkeletonProps) {
  return <ProfileShape {...props} rating facts={['half', 'most']} />;
}

/** Skeleton of a `UserCard`. */
export function UserCardSkeleton(props: ProfileSkeletonProps) {
  return <ProfileShape {...props} shape={styles.round} facts={['most']} />;
}
