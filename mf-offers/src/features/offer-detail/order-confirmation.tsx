import type { Order } from '@wspolnik/api/contract';
import { Button, LinkButton, Money } from '@wspolnik/shared-ui';
import { CircleCheck } from 'lucide-react';
import { useIntl } from 'react-intl';
import classes from './buy-dialog.module.css';
import { buyMessages as messages } from './offer-detail.messages.ts';

interface OrderConfirmationProps {
  order: Order;
  onClose: () => void;
}

/** What stands in the dialog once the order is made. */
export function OrderConfirmation({ order, onClose }: OrderConfirmationProps) {
  const { formatMessage } = useIntl();
  return (
    <div className={classes.done} role="status">
      <CircleCheck aria-hidden className={classes.doneIcon} size={40} strokeWidth={1.75} />
      <p>{formatMessage(messages.doneText, { seller: order.seller.name })}</p>
      <dl className={classes.summary}>
        <div>
          <dt>{formatMessage(messages.orderNumber)}</dt>
          <dd>{order.number}</dd>
        </div>
        <div>
          <dt>{formatMessage(messages.price)}</dt>
          <dd>
            <Money value={order.price} />
          </dd>
        </div>
        <div className={classes.points}>
          <dt>{formatMessage(messages.points)}</dt>
          <dd>
            <Money value={order.reward_buyer} />
          </dd>
        </div>
      </dl>
      <div className={classes.buttons}>
        <Button variant="outline" onClick={onClose}>
          {formatMessage(messages.backToOffer)}
        </Button>
        <LinkButton to={`/transactions/orders?open=${order.id}#order-${order.id}`}>
          {formatMessage(messages.seeOrder)}
        </LinkButton>
      </div>
    </div>
  );
}
