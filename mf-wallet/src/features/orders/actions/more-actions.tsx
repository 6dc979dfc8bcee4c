import { IconButton, Menu } from '@wspolnik/system';
import { Ban, Ellipsis, Flag } from 'lucide-react';
import { useIntl } from 'react-intl';
import type { OrderOfSide } from '../../../lib/order-query.ts';
import { actionMessages, cancelMessages, reportMessages } from './actions.messages.ts';
import classes from './order-actions.module.css';
import { useOrderQuestion } from './use-order-question.tsx';

/** Actions that end the order or send it to an administrator, away from its next step. */
export function MoreActions({ order, side }: OrderOfSide) {
  const { formatMessage } = useIntl();
  const { ask, dialog } = useOrderQuestion(order, side);
  const label = formatMessage(actionMessages.more, { number: order.number });
  const items = [
    {
      title: formatMessage(reportMessages.open),
      icon: <Flag size={18} strokeWidth={1.75} />,
      hidden: !order.allowed_actions.includes('report'),
      onClick: () => ask('report'),
    },
    {
      title: formatMessage(cancelMessages.open),
      icon: <Ban size={18} strokeWidth={1.75} />,
      danger: true,
      hidden: !order.allowed_actions.includes('cancel-sale'),
      onClick: () => ask('cancel'),
    },
  ];
  return (
    <div className={classes.more}>
      <Menu
        label={label}
        trigger={<IconButton label={label} icon={<Ellipsis size={20} strokeWidth={1.75} />} />}
        items={items}
      />
      {dialog}
    </div>
  );
}
