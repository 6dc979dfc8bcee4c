import type { Offer } from '@wspolnik/contract';
import { Link, useLocale } from '@wspolnik/system';
import { ChevronRight } from 'lucide-react';
import { useIntl } from 'react-intl';
import { categoryName } from '../../lib/categories.ts';
import { offerQuery } from '../../lib/offer-query.ts';
import { offerDetailMessages as messages } from './offer-detail.messages.ts';
import classes from './offer-detail.module.css';

/** From the list through the offer's categories; each link opens the list filtered by that category. */
export function OfferBreadcrumbs({ path }: { path: Offer['category_path'] }) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  return (
    <nav aria-label={formatMessage(messages.breadcrumbs)}>
      <ol className={classes.crumbs}>
        <li>
          <Link to="/offers">{formatMessage(messages.allOffers)}</Link>
        </li>
        {path.map((category) => (
          <li key={category.id}>
            <ChevronRight aria-hidden size={14} strokeWidth={1.75} />
            <Link to={offerQuery.href({ category: category.id })}>{categoryName(category, locale)}</Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
