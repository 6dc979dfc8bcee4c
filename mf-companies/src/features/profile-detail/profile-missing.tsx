import type { PublicProfile } from '@wspolnik/contract';
import { useSessionStore } from '@wspolnik/shared-auth';
import { Callout, LinkButton } from '@wspolnik/system';
import { useIntl } from 'react-intl';

const PARTS = ['headline', 'city', 'seeks', 'offers', 'about'] as const;

/** On the own profile, what others do not find there yet; nothing when it has everything. */
export function ProfileMissing({ profile }: { profile: PublicProfile }) {
  const { formatMessage, formatList } = useIntl();
  const isMe = useSessionStore(({ user }) => user?.id === profile.id);
  const missing = PARTS.filter((part) => !profile[part]?.length);
  if (!isMe || missing.length === 0) return null;
  const parts = formatList(missing.map((part) => formatMessage({ id: `profiles.missing.${part}` })));
  return (
    <Callout
      title={formatMessage({ id: 'profiles.missing.title' })}
      action={
        <LinkButton size="sm" variant="outline" to="/account/settings/profile">
          {formatMessage({ id: 'profiles.missing.fill' })}
        </LinkButton>
      }
    >
      {formatMessage({ id: 'profiles.missing.parts' }, { parts })}
    </Callout>
  );
}
