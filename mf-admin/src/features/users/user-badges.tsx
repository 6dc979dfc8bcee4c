import type { AdminUser } from '@wspolnik/contract';
import { Badge, type Tone } from '@wspolnik/system';
import { useIntl } from 'react-intl';
import { roleMessages, statusMessages } from './users.messages.ts';

const TONES = {
  active: 'neutral',
  unverified: 'info',
  disabled: 'danger',
  deletion_pending: 'neutral',
} as const satisfies Record<AdminUser['status'], Tone>;

export function UserBadges({ user: { role, status } }: { user: Pick<AdminUser, 'role' | 'status'> }) {
  const { formatMessage } = useIntl();
  return (
    <>
      {role === 'ADMIN' && <Badge tone="primary">{formatMessage(roleMessages.ADMIN)}</Badge>}
      <Badge tone={TONES[status]}>{formatMessage(statusMessages[status])}</Badge>
    </>
  );
}
