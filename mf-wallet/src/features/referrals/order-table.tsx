import type { RecommendedOrder, RecommendedPoints } from '@wspolnik/contract';
import { Badge, classNames, formatDate, formatMoney, Link, type Tone } from '@wspolnik/system';
import { useIntl } from 'react-intl';
import dated from '../../lib/dated-table.module.css';
import classes from './order-table.module.css';
import { referralOrdersMessages as messages, pointsMessages, statusMessages } from './referrals.messages.ts';

const TONES: Record<RecommendedPoints, Tone> = {
  waiting: 'neutral',
  granted: 'primary',
  withdrawable: 'primary',
  lost: 'neutral',
};

/** Date, offer and points of orders. On a phone the date is below the offer. */
export function OrderTable({ orders }: { orders: readonly RecommendedOrder[] }) {
  const { formatMessage } = useIntl();
  return (
    <table className={classNames(dated.table, classes.table)} aria-label={formatMessage(messages.title)}>
      <thead>
        <tr>
          <th scope="col" className={dated.date}>
            {formatMessage(messages.date)}
          </th>
          <th scope="col">{formatMessage(messages.offer)}</th>
          <th scope="col" className={dated.amount}>
            {formatMessage(messages.points)}
          </th>
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <OrderLine key={order.id} order={order} />
        ))}
      </tbody>
    </table>
  );
}

function OrderLine({ order }: { order: RecommendedOrder }) {
  const { formatMessage, locale } = useIntl();
  const { created_at, offer, status, points, points_state, matures_at } = order;
  const date = formatDate(created_at, locale);
  const state = matures_at
    ? formatMessage(messages.grantedUntil, { date: formatDate(matures_at, locale) })
    : formatMessage(pointsMessages[points_state]);
  const isEarned = points_state === 'granted' || points_state === 'withdrawable';
  return (
    <tr>
      <td className={dated.date}>
        <time dateTime={created_at}>{date}</time>
      </td>
      <td>
        <span className={classNames(dated.what, classes.offer)}>
          {offer.available ? <Link to={`/offers/${offer.id}`}>{offer.title}</Link> : <span>{offer.title}</span>}
          <Badge tone={status === 'cancelled' || status === 'bought' ? 'neutral' : 'primary'}>
            {formatMessage(statusMessages[status])}
          </Badge>
        </span>
        <span className={dated.narrow}>{date}</span>
      </td>
      <td className={classNames(dated.amount, classes.cell)}>
        <span className={classNames(classes.points, isEarned && classes.earned)}>{formatMoney(points)}</span>
        <Badge tone={TONES[points_state]}>{state}</Badge>
      </td>
    </tr>
  );
}
