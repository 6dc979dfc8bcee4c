import type { CompanySummary } from '@wspolnik/api/contract';
import { Avatar, Link, StarRating } from '@wspolnik/shared-ui';
import { MapPin, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { offerDetailMessages as messages } from './offer-detail.messages.ts';
import classes from './offer-detail.module.css';

interface SellerCardProps {
  author: CompanySummary;
  /** Number of contacts that the viewer and the seller share. */
  sharedContacts: number;
  /** Actions on the seller. */
  children?: ReactNode;
}

export function SellerCard({ author, sharedContacts, children }: SellerCardProps) {
  const { formatMessage } = useIntl();
  return (
    <section className={classes.card} aria-label={formatMessage(messages.seller)}>
      <div className={classes.seller}>
        <Avatar name={author.name} image={author.thumbnail} size={48} shape="square" />
        <div>
          <Link to={`/companies/${author.id}`} className={classes.sellerName}>
            {author.name}
          </Link>
          <StarRating value={author.rating} size={16} />
        </div>
      </div>
      <p className={classes.fact}>
        <MapPin aria-hidden size={16} strokeWidth={1.75} />
        {author.city ?? formatMessage(messages.noPlace)}
      </p>
      {sharedContacts > 0 && (
        <p className={classes.fact}>
          <Users aria-hidden size={16} strokeWidth={1.75} />
          {formatMessage(messages.sharedContacts, { count: sharedContacts })}
        </p>
      )}
      {children}
    </section>
  );
}
