import type { Order } from '@wspolnik/contract';
import { Badge, formatDate, useLocale } from '@wspolnik/system';
import { BanknoteCheck, CalendarX } from 'lucide-react';
import { useIntl } from 'react-intl';
import { paymentMessages as messages } from './deal.messages.ts';
import classes from './deal.module.css';

/** Whether the order is paid, on its row; nothing where no payment is expected. */
export function PaymentBadge({ order }: { order: Pick<Order, 'status' | 'due_on' | 'paid_on' | 'overdue'> }) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const { status, due_on, paid_on, overdue } = order;
  if (paid_on) {
    return (
      <Badge tone="primary" icon={<BanknoteCheck aria-hidden strokeWidth={2} />}>
        {formatMessage(messages.paid, { day: formatDate(paid_on, locale) })}
      </Badge>
    );
  }
  if (!due_on || status === 'cancelled' || status === 'rejected') return null;
  const day = formatDate(due_on, locale);
  if (!overdue) return <span className={classes.muted}>{formatMessage(messages.due, { day })}</span>;
  return (
    <Badge tone="danger" icon={<CalendarX aria-hidden strokeWidth={2} />}>
      {formatMessage(messages.overdue, { day })}
    </Badge>
  );
}
