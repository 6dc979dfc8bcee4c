import type { OrderStatus } from '@wspolnik/contract';
import { Badge, type Tone } from '@wspolnik/system';
import { useIntl } from 'react-intl';
import { statusMessages } from './transactions.messages.ts';

const TONES: Record<OrderStatus, Tone> = {
  bought: 'info',
  in_verification: 'info',
  rejected: 'danger',
  verified: 'primary',
  completed: 'primary',
  cancelled: 'neutral',
  reported: 'danger',
};

export function OrderBadge({ status }: { status: OrderStatus }) {
  return <Badge tone={TONES[status]}>{useIntl().formatMessage(statusMessages[status])}</Badge>;
}
