import type { Order } from '@wspolnik/contract';
import { FullPrice } from '@wspolnik/market';
import { Button, LinkButton, Money, SummaryList } from '@wspolnik/system';
import { CircleCheck } from 'lucide-react';
import { useIntl } from 'react-intl';
import { buyMessages as messages } from '../offer-detail.messages.ts';
import classes from './buy-dialog.module.css';
import { NotCovered } from './reward-cover.tsx';

export interface OrderConfirmationProps {
  order: Order;
}

/** Content of the dialog after the order was placed. */
export function OrderConfirmation({ order }: OrderConfirmationProps) {
  const { formatMessage } = useIntl();
  return (
    <div className={classes.form} role="status">
      <CircleCheck aria-hidden className={classes.doneIcon} size={40} strokeWidth={1.75} />
      <p>{formatMessage(messages.doneText, { seller: order.seller.name })}</p>
      <SummaryList
        rows={[
          { term: formatMessage(messages.orderNumber), value: order.number },
          {
            term: formatMessage(messages.price),
            value: <FullPrice gross={order.price} net={order.price_net} rate={order.vat_rate} />,
          },
          { term: formatMessage(messages.points), value: <Money value={order.reward_buyer} />, isPoints: true },
        ]}
      />
      {!order.reward_frozen && <NotCovered />}
    </div>
  );
}

/** Links to the next pages. */
export function OrderLinks({ order: { id }, onClose }: OrderConfirmationProps & { onClose: () => void }) {
  const { formatMessage } = useIntl();
  return (
    <>
      <Button variant="outline" onClick={onClose}>
        {formatMessage(messages.backToOffer)}
      </Button>
      <LinkButton to={`/transactions/orders?open=${id}#order-${id}`}>{formatMessage(messages.seeOrder)}</LinkButton>
    </>
  );
}
