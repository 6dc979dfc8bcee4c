import type { OwnOffer } from '@wspolnik/contract';
import { OfferPrice, rewardAmount } from '@wspolnik/market';
import { Badge, Checkbox, classNames, formatDate, Link, Picture, useLocale } from '@wspolnik/system';
import { useIntl } from 'react-intl';
import { categoryName } from '../../lib/categories.ts';
import { offerPath } from '../../lib/offer-path.ts';
import { isFew } from '../../lib/rewards-covered.tsx';
import { ownMessages as messages } from './offer-manage.messages.ts';
import classes from './offer-manage.module.css';
import { OwnOfferActions } from './own-offer-actions.tsx';

interface OwnOfferRowProps {
  offer: OwnOffer;
  isSelected: boolean;
  isBusy: boolean;
  refresh: () => Promise<void>;
  onSelect: () => void;
  onToggle: () => void;
}

export function OwnOfferRow({ offer, isSelected, isBusy, refresh, onSelect, onToggle }: OwnOfferRowProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const locale = useLocale();
  const { id, title, image, author, category, created_at } = offer;
  return (
    <tr className={classNames(isSelected && classes.chosen)} aria-busy={isBusy || undefined}>
      <td className={classes.check}>
        <Checkbox checked={isSelected} onChange={onSelect}>
          <span className="wp-visually-hidden">{formatMessage(messages.select, { title })}</span>
        </Checkbox>
      </td>
      <th scope="row" className={classes.offer}>
        <span className={classes.picture}>
          <Picture image={image && { ...image, alt: '' }} name={author.name} sizes="72px" />
        </span>
        <span className={classes.names}>
          <Link to={offerPath(id)} className={classes.title}>
            {title}
          </Link>
          <span className={classes.category}>{categoryName(category, locale)}</span>
        </span>
      </th>
      <td data-label={formatMessage(messages.price)}>
        <span>
          <OfferPrice offer={offer} otherwise={formatMessage(messages.individual)} />
        </span>
      </td>
      <td data-label={formatMessage(messages.cost)}>
        <span className={classes.cost}>
          <span>{rewardAmount(intl, offer, 'seller')}</span>
          <Covered count={offer.rewards_covered} />
        </span>
      </td>
      <td data-label={formatMessage(messages.recent)}>
        <Recent offer={offer} />
      </td>
      <td data-label={formatMessage(messages.status)}>
        <StatusBadge offer={offer} />
      </td>
      <td className={classes.added} data-label={formatMessage(messages.added)}>
        {formatDate(created_at, locale)}
      </td>
      <td className={classes.actions}>
        <OwnOfferActions {...{ offer, isBusy, refresh, onToggle }} />
      </td>
    </tr>
  );
}

/** Views and orders of the last 30 days; the orders lead to their list. */
function Recent({ offer: { id, recent_views: views, recent_orders: orders } }: Pick<OwnOfferRowProps, 'offer'>) {
  const { formatMessage } = useIntl();
  const text = formatMessage(messages.recentOrders, { count: orders });
  return (
    <span className={classes.cost}>
      <span>{formatMessage(messages.recentViews, { count: views })}</span>
      {orders > 0 ? (
        <Link to={`/transactions/sales?status=all&offer_id=${id}`}>{text}</Link>
      ) : (
        <span className={classes.covered}>{text}</span>
      )}
    </span>
  );
}

/** For how many rewards the balance lasts. */
function Covered({ count }: { count: number | null }) {
  const { formatMessage } = useIntl();
  if (count === null) return null;
  return (
    <span className={isFew(count) ? classes.few : classes.covered}>{formatMessage(messages.covered, { count })}</span>
  );
}

function StatusBadge({ offer: { title, is_active, hidden_by_plan, hidden } }: { offer: OwnOffer }) {
  const { formatMessage } = useIntl();
  if (hidden) {
    const why = formatMessage(messages.moderatedWhy);
    return (
      <span className={classes.moderated}>
        <Badge tone="danger">{formatMessage(messages.moderated)}</Badge>
        {hidden.decision_id && (
          <Link to={`/moderation/decisions/${hidden.decision_id}`} aria-label={`${why} ${title}`}>
            {why}
          </Link>
        )}
      </span>
    );
  }
  if (hidden_by_plan) return <Badge tone="info">{formatMessage(messages.hidden)}</Badge>;
  if (!is_active) return <Badge>{formatMessage(messages.inactive)}</Badge>;
  return <Badge tone="primary">{formatMessage(messages.active)}</Badge>;
}
