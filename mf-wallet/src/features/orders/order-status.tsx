import { Badge, type Tone } from '@wspolnik/shared-ui';
import { BadgeCheck, Ban, CircleCheckBig, CircleX, Flag, Hourglass, type LucideIcon, ShoppingBag } from 'lucide-react';
import { useIntl } from 'react-intl';
import { statusMessages } from './orders.messages.ts';
import type { OrderStatus as Status } from './orders.types.ts';

const LOOK: Record<Status, { icon: LucideIcon; tone: Tone }> = {
  bought: { icon: ShoppingBag, tone: 'info' },
  in_verification: { icon: Hourglass, tone: 'info' },
  rejected: { icon: CircleX, tone: 'danger' },
  verified: { icon: BadgeCheck, tone: 'primary' },
  completed: { icon: CircleCheckBig, tone: 'primary' },
  cancelled: { icon: Ban, tone: 'neutral' },
  reported: { icon: Flag, tone: 'danger' },
};

export interface OrderStatusProps {
  status: Status;
}

/** Icon, word and colour: none of them alone tells the status. */
export function OrderStatus({ status }: OrderStatusProps) {
  const { formatMessage } = useIntl();
  const { icon: Icon, tone } = LOOK[status];
  return (
    <Badge tone={tone} icon={<Icon aria-hidden strokeWidth={2} />}>
      {formatMessage(statusMessages[status])}
    </Badge>
  );
}
