import type { CompanySummary } from '@wspolnik/contract';
import { Avatar, Link, StarRating } from '@wspolnik/system';
import { MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { offerDetailMessages as messages } from './offer-detail.messages.ts';
import page from './offer-detail.module.css';
import classes from './seller-card.module.css';

interface SellerCardProps {
  author: CompanySummary;
  /** Who knows the seller, and actions on them. */
  children?: ReactNode;
}

export function SellerCard({ author, children }: SellerCardProps) {
  const { formatMessage } = useIntl();
  return (
    <section className={page.card} aria-label={formatMessage(messages.seller)}>
      <div className={classes.seller}>
        <Avatar name={author.name} image={author.thumbnail} size={48} shape="square" />
        <div>
          <Link to={`/companies/${author.id}`} className={classes.sellerName}>
            {author.name}
          </Link>
          <div className={classes.rating}>
            <StarRating value={author.rating} size={16} />
            {author.rating_count > 0 && (
              <span className={page.muted}>
                {formatMessage({ id: 'ui.rating.count' }, { count: author.rating_count })}
              </span>
            )}
          </div>
        </div>
      </div>
      <p className={page.fact}>
        <MapPin aria-hidden size={16} strokeWidth={1.75} />
        {author.city ?? formatMessage(messages.noPlace)}
      </p>
      {children}
    </section>
  );
}
