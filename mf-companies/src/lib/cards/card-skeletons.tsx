import { classNames } from '@wspolnik/system';
import { SkeletonBlock, SkeletonCard, SkeletonText } from '@wspolnik/system/cards';
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
  /** A company also has its rating and its category. */
  ofCompany?: boolean;
}

function ProfileShape({ shape, ofCompany, buttons = true }: ProfileShapeProps) {
  return (
    <SkeletonCard className={cardStyles.card}>
      <div className={cardStyles.head}>
        <SkeletonBlock className={classNames(styles.picture, shape)} />
        <span className={cardStyles.name}>
          <SkeletonText width="most" />
        </span>
        {ofCompany && (
          <span className={classNames(cardStyles.rating, styles.rating)}>
            <SkeletonText />
          </span>
        )}
      </div>
      <div className={classNames(cardStyles.facts, ofCompany && cardStyles.ofCompany)}>
        {ofCompany && <SkeletonText width="half" />}
        <SkeletonText width="half" />
        <SkeletonText width="most" />
      </div>
      {buttons && <Buttons />}
    </SkeletonCard>
  );
}

/** Skeleton of a `CompanyCard` with a name of one line. */
export function CompanyCardSkeleton(props: ProfileSkeletonProps) {
  return <ProfileShape {...props} ofCompany />;
}

/** Skeleton of a `UserCard`. */
export function UserCardSkeleton(props: ProfileSkeletonProps) {
  return <ProfileShape {...props} shape={styles.round} />;
}
