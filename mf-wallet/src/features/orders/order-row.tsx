import type { Order, OrderStatus } from '@wspolnik/contract';
import { GrossPrice } from '@wspolnik/market';
import {
  Badge,
  daysBetween,
  formatDate,
  formatMoney,
  Link,
  Picture,
  type Tone,
  useLocale,
  useMinute,
} from '@wspolnik/system';
import {
  BadgeCheck,
  Ban,
  ChevronDown,
  CircleCheckBig,
  CircleX,
  Coins,
  Flag,
  Hourglass,
  type LucideIcon,
  MessageSquare,
  ShoppingBag,
} from 'lucide-react';
import { useIntl } from 'react-intl';
import type { OrderOfSide } from '../../lib/order-query.ts';
import { PaymentBadge } from './deal/payment-badge.tsx';
import { OrderDetail } from './detail/order-detail.tsx';
import { costOf, isEarned } from './order-reward.ts';
import classes from './order-row.module.css';
import { ordersMessages as messages, statusMessages } from './orders.messages.ts';

export interface OrderRowProps extends OrderOfSide {
  isOpen: boolean;
  /** Messages about it. */
  unread: number;
  /** The page with this order open, or closed when it is currently open. */
  toggleTo: string;
}

export function OrderRow({ order, side, isOpen, unread, toggleTo }: OrderRowProps) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const other = side === 'purchases' ? order.seller.name : order.buyer.name;
  return (
    <article
      id={`order-${order.id}`}
      tabIndex={-1}
      aria-labelledby={`title-${order.id}`}
      data-open={isOpen || undefined}
      className={classes.row}
    >
      <div className={classes.summary}>
        <Picture className={classes.picture} image={pictureOf(order)} name={order.offer.title} sizes="180px" />
        <div className={classes.what}>
          <p className={classes.number}>
            {order.number} · <time dateTime={order.created_at}>{formatDate(order.created_at, locale)}</time>
          </p>
          <h2 id={`title-${order.id}`} className={classes.title}>
            {order.offer.title}
          </h2>
          <p className={classes.other}>
            {formatMessage(side === 'purchases' ? messages.from : messages.by, { name: other })}
          </p>
          <DeliverOn order={order} />
        </div>
        <div className={classes.money}>
          <strong className={classes.price}>
            <GrossPrice value={order.price} />
          </strong>
          <Reward order={order} side={side} />
        </div>
        <div className={classes.end}>
          <StatusBadge status={order.status} />
          <PaymentBadge order={order} />
          <UnreadMessages count={unread} />
          {/* The whole head is its target (::after), so that there is one control and the title is no second one. */}
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

function UnreadMessages({ count }: { count: number }) {
  const { formatMessage } = useIntl();
  if (count === 0) return null;
  return (
    <Badge tone="primary" icon={<MessageSquare aria-hidden strokeWidth={2} />}>
      {formatMessage(messages.unreadMessages, { count })}
    </Badge>
  );
}

/** Statuses in which the seller may name a day. */
const TO_DELIVER: readonly OrderStatus[] = ['bought', 'rejected'];

/** The day by which an order is to be delivered, while it is. */
function DeliverOn({ order: { deliver_on: day, status } }: Pick<OrderRowProps, 'order'>) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const now = useMinute();
  if (!day || !TO_DELIVER.includes(status)) return null;
  const isLate = now !== null && daysBetween(day, now) > 0;
  return (
    <p className={isLate ? classes.late : classes.other}>
      {formatMessage(isLate ? messages.deliverLate : messages.deliverOn, { day: formatDate(day, locale) })}
    </p>
  );
}

/** The buyer's half, amber while it is earned; the seller's cost, never amber. */
function Reward({ order, side }: Pick<OrderRowProps, 'order' | 'side'>) {
  const { formatMessage } = useIntl();
  if (Number(order.reward_total) === 0) return null;
  const isPurchase = side === 'purchases';
  const amount = formatMoney(isPurchase ? order.reward_buyer : costOf(order));
  const text = formatMessage(isPurchase ? messages.forYou : messages.cost, { amount });
  if (order.status === 'cancelled') return <s className={classes.lost}>{text}</s>;
  if (!isPurchase) return <span className={classes.cost}>{text}</span>;
  const tone = isEarned(order) ? 'points' : 'neutral';
  return (
    <Badge tone={tone} icon={tone === 'points' ? <Coins aria-hidden strokeWidth={1.75} /> : null}>
      {text}
    </Badge>
  );
}

/** The title is beside the picture, so the picture has an empty alternative text. */
function pictureOf({ offer: { image } }: Order) {
  return image && { ...image, alt: '' };
}

const LOOK: Record<OrderStatus, { icon: LucideIcon; tone: Tone }> = {
  bought: { icon: ShoppingBag, tone: 'info' },
  in_verification: { icon: Hourglass, tone: 'info' },
  rejected: { icon: CircleX, tone: 'danger' },
  verified: { icon: BadgeCheck, tone: 'primary' },
  completed: { icon: CircleCheckBig, tone: 'primary' },
  cancelled: { icon: Ban, tone: 'neutral' },
  reported: { icon: Flag, tone: 'danger' },
};

/** Icon, text and colour together, so that the status never depends on colour. */
function StatusBadge({ status }: { status: OrderStatus }) {
  const { formatMessage } = useIntl();
  const { icon: Icon, tone } = LOOK[status];
  return (
    <Badge tone={tone} icon={<Icon aria-hidden strokeWidth={2} />}>
      {formatMessage(statusMessages[status])}
    </Badge>
  );
}

/** Skeletons as high as real rows, so that the layout does not shift when the list has loaded. */
export function OrderRowSkeleton({ rows }: { rows: number }) {
  return (
    <div aria-busy="true">
      <ul aria-hidden="true" className={classes.skeletons}>
        {Array.from({ length: rows }, (_, row) => row).map((row) => (
          <li key={row} className={classes.skeleton} />
        ))}
      </ul>
    </div>
  );
}
