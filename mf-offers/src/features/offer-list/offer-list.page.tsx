import type { OfferPage } from '@wspolnik/api/contract';
import { useSessionStore } from '@wspolnik/shared-auth';
import { usePage } from '@wspolnik/shared-ui';
import { useList, useListQuery } from '@wspolnik/shared-ui/remote';
import { memo } from 'react';
import { useIntl } from 'react-intl';
import { type OfferQuery, offerQuery } from '../../lib/offer-query.ts';
import { offersRead } from '../../lib/offers.reads.ts';
import { ActiveFilters } from './filters/active-filters.tsx';
import { FilterPanel } from './filters/filter-panel.tsx';
import { FilterSheet } from './filters/filter-sheet.tsx';
import { useActiveFilters } from './filters/use-active-filters.ts';
import { OfferSearch, OfferSort, ResultCount, ViewSwitch } from './list-tools.tsx';
import { offerListMessages as messages } from './offer-list.messages.ts';
import classes from './offer-list.module.css';
import { OfferResults } from './offer-results.tsx';
import { SavedSearches } from './saved-searches/saved-searches.tsx';

/** Same breakpoint as in offer-list.module.css, below which the filters are in a sheet. */
const NARROW = '(max-width: 1023px)';

export function OfferListPage() {
  return <OfferList query={useListQuery(offerQuery)} />;
}

const OfferList = memo(function OfferList({ query }: { query: OfferQuery }) {
  const { formatMessage } = useIntl();
  usePage({ title: formatMessage(messages.title) });
  const offers = useList<OfferPage>(offersRead(query));
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
