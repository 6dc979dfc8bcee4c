import { classNames } from '@wspolnik/shared-ui';
import bylineStyles from '../byline/byline.module.css';
import contactStyles from '../contact-card/contact-card.module.css';
import postActionStyles from '../post-card/post-actions.module.css';
import postStyles from '../post-card/post-card.module.css';
import profileStyles from '../profile/profile-card.module.css';
import partStyles from '../profile/profile-parts.module.css';
import styles from './card-skeletons.module.css';

// The shapes of cards that are on their way. They take the cards' own classes, so they are as large as those are.

const Bone = ({ className }: { className?: string }) => <span className={classNames(styles.bone, className)} />;
const Words = ({ width }: { width?: string | undefined }) => <Bone className={classNames(styles.words, width)} />;

interface ProfileSkeletonProps {
  /** Guests' cards have no buttons. */
  buttons?: boolean;
}

function Buttons() {
  return (
    <div className={classNames(partStyles.actions, profileStyles.foot)}>
      <Bone className={styles.button} />
      <Bone className={classNames(styles.button, styles.square)} />
    </div>
  );
}

interface ProfileShapeProps extends ProfileSkeletonProps {
  /** Of the picture. */
  shape?: string;
  rating?: boolean;
  /** A line each. */
  facts: readonly (string | undefined)[];
}

function ProfileShape({ shape, rating, facts, buttons = true }: ProfileShapeProps) {
  return (
    <div className={classNames(profileStyles.card, styles.card)} aria-hidden="true">
      <div className={profileStyles.head}>
        <Bone className={classNames(styles.picture56, shape)} />
        <span className={profileStyles.name}>
          <Words width={styles.most} />
        </span>
        {rating && (
          <span className={classNames(profileStyles.rating, styles.third)}>
            <Words />
          </span>
        )}
      </div>
      <div className={profileStyles.facts}>
        {facts.map((width) => (
          <span key={width}>
            <Words width={width} />
          </span>
        ))}
      </div>
      {buttons && <Buttons />}
    </div>
  );
}

/** Of a `CompanyCard` whose name is a line long. */
export function CompanyCardSkeleton(props: ProfileSkeletonProps) {
  return <ProfileShape {...props} rating facts={[styles.half, styles.most]} />;
}

/** Of a `UserCard`. */
export function UserCardSkeleton(props: ProfileSkeletonProps) {
  return <ProfileShape {...props} shape={styles.round} facts={[styles.most]} />;
}

/** Of a `ContactCard` with a tie. */
export function ContactCardSkeleton() {
  return (
    <div className={classNames(contactStyles.card, styles.card)} aria-hidden="true">
      <Bone className={styles.picture48} />
      <div className={contactStyles.who}>
        <span className={contactStyles.name}>
          <Words width={styles.half} />
        </span>
        {[styles.most, styles.half].map((width) => (
          <span key={width} className={contactStyles.fact}>
            <span className={styles.wide}>
              <Words width={width} />
            </span>
          </span>
        ))}
      </div>
      <Bone className={classNames(contactStyles.action, styles.button)} />
    </div>
  );
}

/** Of a `PostCard` with three lines of text, before anybody has commented. */
export function PostCardSkeleton() {
  return (
    <div className={classNames(postStyles.card, styles.card)} aria-hidden="true">
      <div className={classNames(bylineStyles.byline, postStyles.head)}>
        <Bone className={styles.picture44} />
        <span className={bylineStyles.name}>
          <Words width={styles.third} />
        </span>
        <span className={bylineStyles.line}>
          <Words width={styles.half} />
        </span>
      </div>
      <div className={postStyles.text}>
        {[undefined, styles.most, styles.half].map((width) => (
          <span key={width ?? 'whole'} className={styles.wide}>
            <Words width={width} />
          </span>
        ))}
      </div>
      <div className={postActionStyles.actions}>
        {['like', 'comments'].map((action) => (
          <span key={action} className={classNames(postActionStyles.action, styles.third)}>
            <Words />
          </span>
        ))}
      </div>
    </div>
  );
}
