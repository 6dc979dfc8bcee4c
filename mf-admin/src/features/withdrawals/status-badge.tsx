import type { WithdrawalStatus } from '@wspolnik/contract';
import { Badge, type Tone } from '@wspolnik/system';
import { useIntl } from 'react-intl';
import { stateMessages } from './withdrawals.messages.ts';

const TONES: Record<WithdrawalStatus, Tone> = {
  requested: 'info',
  approved: 'points',
  paid: 'primary',
  rejected: 'danger',
  cancelled: 'neutral',
};

export function StatusBadge({ status }: { status: WithdrawalStatus }) {
  return <Badge tone={TONES[status]}>{useIntl().formatMessage(stateMessages[status])}</Badge>;
}
