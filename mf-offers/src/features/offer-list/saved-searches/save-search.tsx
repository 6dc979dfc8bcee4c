import type { ActiveFilter } from '@wspolnik/kit/lists';
import { queryString, useSessionStore } from '@wspolnik/shared-auth';
import { Link } from '@wspolnik/system';
import { BellPlus } from 'lucide-react';
import { useIntl } from 'react-intl';
import { type OfferQuery, offerQuery } from '../../../lib/offer-query.ts';
import { savedFilters } from '../../../lib/saved-search.ts';
import { offerListMessages as messages } from '../offer-list.messages.ts';
import classes from '../offer-list.module.css';
import { SavedSearches } from './saved-searches.tsx';

interface SaveSearchProps {
  query: OfferQuery;
  filters: readonly ActiveFilter<OfferQuery>[];
}

/** Beside the chips: saves them under a name. A guest signs in first and returns to the same list. */
export function SaveSearch({ query, filters }: SaveSearchProps) {
  const { formatMessage } = useIntl();
  const isAuth = useSessionStore((session) => session.isAuth);
  if (Object.keys(savedFilters(query)).length === 0) return null;
  if (isAuth) return <SavedSearches current={{ query, filters }} />;
  return (
    <Link className={classes.save} to={`/auth/login?${queryString({ from: offerQuery.href(query) })}`}>
      <BellPlus aria-hidden size={18} strokeWidth={1.75} />
      {formatMessage(messages.signInToSave)}
    </Link>
  );
}
