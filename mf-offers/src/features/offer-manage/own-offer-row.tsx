import type { OwnOffer } from '@wspolnik/api/contract';
import {
  Badge,
  Checkbox,
  classNames,
  formatDate,
  Link,
  offerPoints,
  offerPrice,
  Picture,
  useLocale,
} from '@wspolnik/shared-ui';
import { useIntl } from 'react-intl';
import { categoryName } from '../../lib/categories.ts';
import { offerPath } from '../../lib/offer-path.ts';
import { ownMessages as messages } from './offer-manage.messages.ts';
import classes from './offer-manage.module.css';
import { OwnOfferActions } from './own-offer-actions.tsx';

interface OwnOfferRowProps {
  offer: OwnOffer;
  canToggle: boolean;
  isSelected: boolean;
  isBusy: boolean;
  refresh: () => Promise<void>;
  onSelect: () => void;
  onToggle: () => void;
}

export function OwnOfferRow({ offer, canToggle, isSelected, isBusy, refresh, onSelect, onToggle }: OwnOfferRowProps) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const { id, title, image, author, category, created_at } = offer;
  return (
    <tr className={classNames(isSelected && classes.chosen)} aria-busy={isBusy || undefined}>
      {canToggle && (
        <td className={classes.check}>
          <Checkbox checked={isSelected} onChange={onSelect}>
            <span className="wp-visually-hidden">{formatMessage(messages.select, { title })}</span>
          </Checkbox>
        </td>
      )}
      <th scope="row" className={classes.offer}>
        <span className={classes.picture}>
          <Picture image={image && { ...image, url: image.thumbnail, alt: '' }} name={author.name} />
        </span>
        <span className={classes.names}>
          <Link to={offerPath(id)} className={classes.title}>
            {title}
          </Link>
          <span className={classes.category}>{categoryName(category, locale)}</span>
        </span>
      </th>
      <td data-label={formatMessage(messages.price)}>{offerPrice(offer) ?? formatMessage(messages.individual)}</td>
      <td data-label={formatMessage(messages.points)}>{offerPoints(offer, locale)}</td>
      <td data-label={formatMessage(messages.status)}>
        <StatusBadge offer={offer} />
      </td>
      <td className={classes.added} data-label={formatMessage(messages.added)}>
        {formatDate(created_at, locale)}
      </td>
      <td className={classes.actions}>
        <OwnOfferActions {...{ offer, canToggle, isBusy, refresh, onToggle }} />
      </td>
    </tr>
  );
}

function StatusBadge({ offer: { is_active, hidden_by_plan } }: { offer: OwnOffer }) {
  const { formatMessage } = useIntl();
  if (hidden_by_plan) return <Badge tone="info">{formatMessage(messages.hidden)}</Badge>;
  if (!is_active) return <Badge>{formatMessage(messages.inactive)}</Badge>;
  return <Badge tone="primary">{formatMessage(messages.active)}</Badge>;
}
