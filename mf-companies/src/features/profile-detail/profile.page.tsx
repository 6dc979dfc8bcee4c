import type { PublicProfile } from '@wspolnik/contract';
import { ReadStates, useRead } from '@wspolnik/kit';
import { LinkButton, PageSkeleton, Slot, usePage, useWarmDialogs } from '@wspolnik/system';
import { useIntl } from 'react-intl';
import { HowYouKnow } from '../../lib/contacts/how-you-know.tsx';
import { Ties } from '../../lib/contacts/ties.tsx';
import { profileRead } from '../../lib/people.reads.ts';
import classes from './profile.module.css';
import { ProfileAbout } from './profile-about.tsx';
import { ProfileCompanies } from './profile-companies.tsx';
import { HiddenContacts, ProfileContacts } from './profile-contacts.tsx';
import { ProfileHeader } from './profile-header.tsx';
import { ProfileMissing } from './profile-missing.tsx';

export interface ProfilePageProps {
  id: string;
}

/** A person, as everybody sees them. */
export function ProfilePage({ id }: ProfilePageProps) {
  const { formatMessage } = useIntl();
  const read = useRead(profileRead({ id }));
  return (
    <ReadStates
      read={read}
      skeleton={<PageSkeleton kind="profile" />}
      failed={formatMessage({ id: 'profiles.failed' })}
      gone={{
        title: formatMessage({ id: 'profiles.missing' }),
        text: formatMessage({ id: 'profiles.missing_text' }),
        action: <LinkButton to="/companies">{formatMessage({ id: 'network.find_companies' })}</LinkButton>,
      }}
    >
      {(profile) => <Profile profile={profile} isOfGuest={read.isOfGuest} />}
    </ReadStates>
  );
}

interface ProfileProps {
  profile: PublicProfile;
  /** What is between them and the visitor is not known yet. */
  isOfGuest?: boolean;
}

function Profile({ profile, isOfGuest }: ProfileProps) {
  const { id, first_name, last_name, network_status, shared_contacts } = profile;
  const name = `${first_name} ${last_name}`;
  const showsContacts = profile.total_contacts !== null;
  usePage({ title: name });
  useWarmDialogs();
  return (
    <div className={`wp-container ${classes.page}`}>
      <ProfileHeader profile={profile} />
      <ProfileMissing profile={profile} />
      <div className={classes.columns}>
        <ProfileAbout profile={profile} />
        <div className={classes.side}>
          <ProfileCompanies companies={profile.companies} />
          {!isOfGuest && <Ties type="user" {...{ id, name, network_status, shared_contacts }} />}
          {showsContacts && !isOfGuest && <HowYouKnow type="user" id={id} status={network_status} />}
        </div>
        <div className={classes.main}>
          {/* The first few; the posts are last, because nobody knows how long they are. */}
          {showsContacts ? <ProfileContacts id={id} shared={profile.shared_contacts} /> : <HiddenContacts />}
          <Slot name="profile.posts" userId={id} />
        </div>
      </div>
    </div>
  );
}
