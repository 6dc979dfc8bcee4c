import { Avatar, Link } from '@wspolnik/system';
import { CardFact, ShareButton } from '@wspolnik/system/cards';
import { memo, type ReactNode } from 'react';
import { ContactCounts } from './contact-counts.tsx';
import { type CardActions, ProfileActions } from './profile-actions.tsx';
import styles from './profile-card.module.css';
import type { UserCardData } from './profile-data.ts';

export interface UserCardProps extends CardActions {
  user: UserCardData;
  /** The profile, as a path without locale. */
  href?: string;
  headingLevel?: 2 | 3 | 4;
  /** The name with marks, as where it was found by a search. */
  shownName?: ReactNode;
}

function UserCardView({ user, href, headingLevel = 3, shownName, onShare, ...actions }: UserCardProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={styles.card}>
      <div className={styles.head}>
        <Avatar name={user.name} image={user.thumbnail} size={56} />
        <Heading className={styles.name}>
          <Link to={href ?? `/profiles/${user.id}`} className={styles.link}>
            {shownName ?? user.name}
          </Link>
        </Heading>
        {user.headline && (
          <p className={styles.headline} title={user.headline}>
            {user.headline}
          </p>
        )}
      </div>
      <div className={styles.facts}>
        {user.city && <CardFact icon="pin">{user.city}</CardFact>}
        <ContactCounts total={user.total_contacts} shared={user.shared_contacts} names={user.shared_names} />
        {onShare && <ShareButton className={styles.share} title={user.name} onShare={onShare} />}
      </div>
      <ProfileActions className={styles.foot} profile={user} {...actions} />
    </article>
  );
}

/** A person in a list. Memoised, so that a list renders only the cards whose props changed. */
export const UserCard = memo(UserCardView);
