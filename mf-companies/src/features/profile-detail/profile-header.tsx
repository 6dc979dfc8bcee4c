import type { PublicProfile } from '@wspolnik/contract';
import { NetworkButton } from '@wspolnik/market';
import { useSessionStore } from '@wspolnik/shared-auth';
import { Avatar, Button, formatDate, LinkButton, useLocale } from '@wspolnik/system';
import { MessageSquare, Pencil, Share2 } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { ContactMenu } from '../../lib/cards/contact-menu.tsx';
import { useCardNetwork } from '../../lib/contact-change.ts';
import { useNewMessage } from '../../lib/new-message.tsx';
import { useIsOwnProfile } from '../../lib/own-profile.ts';
import { ReportProfile } from '../../lib/report-profile/report-profile.tsx';
import { ShareProfile } from '../../lib/share-profile.tsx';
import classes from './profile.module.css';
import { ProfileFacts } from './profile-facts.tsx';
import { ProfileIdentity } from './profile-identity.tsx';

export function ProfileHeader({ profile }: { profile: PublicProfile }) {
  const name = `${profile.first_name} ${profile.last_name}`;
  return (
    <header className={classes.header}>
      <Avatar name={name} image={profile.image} size={96} />
      <div className={classes.who}>
        <h1 className={classes.name}>{name}</h1>
        <ProfileIdentity {...profile} />
        <ProfileFacts profile={profile} />
      </div>
      <Actions profile={profile} name={name} />
    </header>
  );
}

function Actions({ profile, name }: { profile: PublicProfile; name: string }) {
  const { formatMessage } = useIntl();
  const [sharing, setSharing] = useState(false);
  const networkOf = useCardNetwork();
  const { write, dialog } = useNewMessage();
  const isOwn = useIsOwnProfile(profile.id);
  // Also while acting as a company.
  const isMe = useSessionStore(({ user }) => user?.id === profile.id);
  const recipient = { type: 'user', id: profile.id, name } as const;
  // The main button of a contact; removing them is in the menu.
  const isWrittenTo = write && profile.network_status === 'both_connected';
  return (
    <div className={classes.actions}>
      {!isWrittenTo && (
        <NetworkButton
          {...networkOf(recipient)}
          name={name}
          status={profile.network_status}
          info={profile.network_status_info}
        />
      )}
      {write && !isOwn && (
        <Button
          variant={isWrittenTo ? 'solid' : 'outline'}
          size="sm"
          icon={<MessageSquare aria-hidden size={18} strokeWidth={1.75} />}
          onClick={() => write(recipient)}
        >
          {formatMessage({ id: 'ui.message.write' })}
        </Button>
      )}
      <Button
        variant="outline"
        size="sm"
        icon={<Share2 aria-hidden size={18} strokeWidth={1.75} />}
        onClick={() => setSharing(true)}
      >
        {formatMessage({ id: 'profiles.share' })}
      </Button>
      {isMe && (
        <LinkButton
          variant="outline"
          size="sm"
          to="/account/settings/profile"
          icon={<Pencil aria-hidden size={18} strokeWidth={1.75} />}
        >
          {formatMessage({ id: 'profiles.edit' })}
        </LinkButton>
      )}
      {isWrittenTo && <ContactMenu {...networkOf(recipient)} name={name} />}
      {!isMe && <ReportProfile type="user" id={profile.id} />}
      <Wait retryAt={profile.network_status_info?.retry_at ?? null} />
      {dialog}
      {sharing && <ShareProfile path={`/profiles/${profile.id}`} name={name} onClose={() => setSharing(false)} />}
    </div>
  );
}

/** Until when an invitation has to wait after a removal or a refusal. */
function Wait({ retryAt }: { retryAt: string | null }) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  if (!retryAt) return null;
  return (
    <p className={classes.wait}>{formatMessage({ id: 'ui.network.retryAt' }, { date: formatDate(retryAt, locale) })}</p>
  );
}
