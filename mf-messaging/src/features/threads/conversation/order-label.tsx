import type { MessageOrder } from '@wspolnik/contract';
import { Link } from '@wspolnik/system';
import { ReceiptText } from 'lucide-react';
import { useIntl } from 'react-intl';
import classes from './order-label.module.css';

/** The open order in the list of its side. */
export const orderHref = ({ id, side }: Pick<MessageOrder, 'id' | 'side'>): string =>
  `/transactions/${side === 'buyer' ? 'orders' : 'sales'}?open=${id}#order-${id}`;

/** Above the first of the messages about an order. */
export function OrderLabel({ order }: { order: MessageOrder }) {
  const { formatMessage } = useIntl();
  return (
    <p className={classes.label}>
      <Link to={orderHref(order)} className={classes.link}>
        <ReceiptText aria-hidden size={14} strokeWidth={1.75} />
        <span>{formatMessage({ id: 'quote_card.order' }, { number: order.number })}</span>
      </Link>
    </p>
  );
}
