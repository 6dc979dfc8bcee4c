import { useSessionStore } from '@wspolnik/shared-auth';
import { usePage } from '@wspolnik/shared-ui';
import { memo } from 'react';
import { useIntl } from 'react-intl';
import type { OfferQuery } from '../../lib/offer-query.ts';
import { ActiveFilters } from './active-filters.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { FilterSheet } from './filter-sheet.tsx';
import { offerListMessages as messages } from './offer-list.messages.ts';
import classes from './offer-list.module.css';
import { OfferResults } from './offer-results.tsx';
import { OfferSearch } from './offer-search.tsx';
import { OfferSort } from './offer-sort.tsx';
import { ResultCount } from './result-count.tsx';
import { SavedSearches } from './saved-searches.tsx';
import { useActiveFilters } from './use-active-filters.ts';
import { useOfferQuery } from './use-offer-query.ts';
import { useOffers } from './use-offers.ts';
import { ViewSwitch } from './view-switch.tsx';

/** As in offer-list.module.css: there the filters stand in a sheet. */
const NARROW = '(max-width: 1023px)';

export function OfferListPage() {
  return <OfferList query={useOfferQuery()} />;
}

const OfferList = memo(function OfferList({ query }: { query: OfferQuery }) {
  const { formatMessage } = useIntl();
  usePage({ title: formatMessage(messages.title) });
  const offers = useOffers(query);
  const filters = useActiveFilters(query);
  const isAuth = useSessionStore((session) => session.isAuth);

  return (
    <div className={`wp-container ${classes.page}`}>
      <aside className={classes.panel} aria-label={formatMessage(messages.filters)}>
        <FilterPanel query={query} unless={NARROW} />
      </aside>
      <section className={classes.main} aria-labelledby="offers-title">
        <div className={classes.head}>
          <h1 id="offers-title">{formatMessage(messages.title)}</h1>
          <ResultCount offers={offers} />
          {isAuth && <SavedSearches />}
          <ViewSwitch query={query} />
        </div>
        <div className={classes.tools}>
          <OfferSearch query={query} />
          {query.view !== 'map' && <OfferSort query={query} />}
          <FilterSheet query={query} offers={offers} count={filters.length} />
        </div>
        <ActiveFilters query={query} filters={filters} />
        <OfferResults query={query} offers={offers} filters={filters} />
      </section>
    </div>
  );
});
