import type { Order } from '@wspolnik/api/contract';
import { Badge, formatDate, Link, Money, Picture, useLocale } from '@wspolnik/shared-ui';
import { ChevronDown, Coins } from 'lucide-react';
import { useIntl } from 'react-intl';
import type { OrderSide } from '../../lib/swr-keys.ts';
import { OrderDetail } from './order-detail.tsx';
import classes from './order-row.module.css';
import { OrderStatus } from './order-status.tsx';
import { ordersMessages as messages } from './orders.messages.ts';

export interface OrderRowProps {
  order: Order;
  side: OrderSide;
  isOpen: boolean;
  /** The page with this order open, or closed when it is open now. */
  toggleTo: string;
}

export function OrderRow({ order, side, isOpen, toggleTo }: OrderRowProps) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const other = side === 'purchases' ? order.seller.name : order.buyer.name;
  return (
    <article id={`order-${order.id}`} tabIndex={-1} aria-labelledby={`title-${order.id}`} className={classes.row}>
      <div className={classes.summary}>
        <Picture className={classes.picture} image={thumbnailOf(order)} name={order.offer.title} />
        <div className={classes.what}>
          <p className={classes.number}>
            {order.number} · <time dateTime={order.created_at}>{formatDate(order.created_at, locale)}</time>
          </p>
          <h2 id={`title-${order.id}`} className={classes.title}>
            <Link to={`/offers/${order.offer.id}`}>{order.offer.title}</Link>
          </h2>
          <p className={classes.other}>
            {formatMessage(side === 'purchases' ? messages.from : messages.by, { name: other })}
          </p>
        </div>
        <div className={classes.money}>
          <strong className={classes.price}>
            <Money value={order.price} />
          </strong>
          <Badge tone="points" icon={<Coins aria-hidden strokeWidth={1.75} />}>
            <span className="wp-visually-hidden">{formatMessage(messages.points)} </span>
            <Money value={order.reward_buyer} />
          </Badge>
        </div>
        <div className={classes.end}>
          <OrderStatus status={order.status} />
          <Link to={toggleTo} className={classes.toggle} aria-expanded={isOpen}>
            {formatMessage(isOpen ? messages.hide : messages.show)}
            <span className="wp-visually-hidden"> {order.number}</span>
            <ChevronDown aria-hidden size={16} className={isOpen ? classes.up : undefined} />
          </Link>
        </div>
      </div>
      {isOpen ? <OrderDetail order={order} side={side} /> : null}
    </article>
  );
}

/** The title stands beside it, so the picture says nothing to a screen reader. */
function thumbnailOf({ offer: { image } }: Order) {
  return image && { ...image, url: image.thumbnail, alt: '' };
}
