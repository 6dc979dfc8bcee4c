import { classNames } from '@wspolnik/shared-ui';
import profileStyles from '../profile/profile-card.module.css';
import partStyles from '../profile/profile-parts.module.css';
import styles from './card-skeletons.module.css';
import { SkeletonBlock, SkeletonCard, SkeletonText, type SkeletonTextProps } from './skeleton-parts.tsx';

// Skeletons of the cards. They use the cards' own classes, so they have the same size.

interface ProfileSkeletonProps {
  /** Guests' cards have no buttons. */
  buttons?: boolean;
}

function Buttons() {
  return (
    <div className={classNames(partStyles.actions, profileStyles.foot)}>
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
    <SkeletonCard className={profileStyles.card}>
      <div className={profileStyles.head}>
        <SkeletonBlock className={classNames(styles.picture56, shape)} />
        <span className={profileStyles.name}>
          <SkeletonText width="most" />
        </span>
        {rating && (
          <span className={classNames(profileStyles.rating, styles.third)}>
            <SkeletonText />
          </span>
        )}
      </div>
      <div className={profileStyles.facts}>
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
