import { BadgeCheck, Ban, CircleCheckBig, CircleX, Flag, Hourglass, type LucideIcon, ShoppingBag } from 'lucide-react';
import { useIntl } from 'react-intl';
import classes from './order-status.module.css';
import { statusMessages } from './orders.messages.ts';
import type { OrderStatus as Status } from './orders.types.ts';

const LOOK: Record<Status, { icon: LucideIcon; tone: string | undefined }> = {
  bought: { icon: ShoppingBag, tone: classes.info },
  in_verification: { icon: Hourglass, tone: classes.info },
  rejected: { icon: CircleX, tone: classes.danger },
  verified: { icon: BadgeCheck, tone: classes.good },
  completed: { icon: CircleCheckBig, tone: classes.good },
  cancelled: { icon: Ban, tone: classes.quiet },
  reported: { icon: Flag, tone: classes.danger },
};

export interface OrderStatusProps {
  status: Status;
}

/** Icon, word and colour: none of them alone tells the status. */
export function OrderStatus({ status }: OrderStatusProps) {
  const { formatMessage } = useIntl();
  const { icon: Icon, tone } = LOOK[status];
  return (
    <span className={`${classes.status} ${tone}`}>
      <Icon aria-hidden size={14} strokeWidth={2} />
      {formatMessage(statusMessages[status])}
    </span>
  );
}
