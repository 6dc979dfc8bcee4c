import type { OfferPage } from '@wspolnik/contract';
import { useList, useListQuery } from '@wspolnik/kit';
import {
  FilterChips,
  FilteredList,
  FilterPanel,
  FilterSheet,
  ListSearch,
  ListSort,
  NARROW,
  PlainFilters,
  ResultCount,
  useActiveFilters,
  ViewSwitch,
} from '@wspolnik/kit/lists';
import { useSessionStore } from '@wspolnik/shared-auth';
import { LinkButton } from '@wspolnik/system';
import { Plus } from 'lucide-react';
import { memo } from 'react';
import { useIntl } from 'react-intl';
import { DEFAULT_SORT, OFFER_FILTERS, OFFER_SORTS, type OfferQuery, offerQuery } from '../../lib/offer-query.ts';
import { offersRead, useCategories } from '../../lib/offers.reads.ts';
import { offerListMessages as messages, sortMessages } from './offer-list.messages.ts';
import { OfferResults, RESULTS_ID } from './offer-results.tsx';
import { SaveSearch } from './saved-searches/save-search.tsx';
import { SavedSearches } from './saved-searches/saved-searches.tsx';

const loadFilters = async () =>
  (await import(/* webpackChunkName: "offer-filters" */ './filters/offer-filters.tsx')).OfferFilters;

export function OfferListPage() {
  return <OfferList query={useListQuery(offerQuery)} />;
}

const OfferList = memo(function OfferList({ query }: { query: OfferQuery }) {
  const { formatMessage } = useIntl();
  const offers = useList<OfferPage>(offersRead(query));
  const { categories } = useCategories();
  const filters = useActiveFilters(OFFER_FILTERS, query, categories);
  const isAuth = useSessionStore((session) => session.isAuth);
  const isCompany = useSessionStore((session) => session.company !== null);
  const common = { of: offerQuery, query };
  const orders = OFFER_SORTS.map((value) => ({ value, label: formatMessage(sortMessages[value]) }));
  return (
    <FilteredList
      title={formatMessage(messages.title)}
      panel={<FilterPanel query={query} load={loadFilters} unless={NARROW} />}
      plain={<PlainFilters {...common} filters={OFFER_FILTERS} categories={categories} orders={orders} />}
      head={
        <>
          <ResultCount list={offers} />
          {isAuth && <SavedSearches />}
          <ViewSwitch {...common} />
        </>
      }
      action={isCompany && <AddOffer />}
      tools={
        <>
          <ListSearch
            {...common}
            label={formatMessage(messages.search)}
            placeholder={formatMessage(messages.searchPlaceholder)}
          />
          {query.view !== 'map' && <ListSort {...common} options={orders} usual={DEFAULT_SORT} />}
          <FilterSheet list={offers} count={filters.length}>
            <FilterPanel query={query} load={loadFilters} />
          </FilterSheet>
        </>
      }
    >
      <FilterChips of={offerQuery} query={query} filters={filters} resultsId={RESULTS_ID}>
        <SaveSearch query={query} filters={filters} />
      </FilterChips>
      <OfferResults query={query} offers={offers} filters={filters} />
    </FilteredList>
  );
});

function AddOffer() {
  return (
    <LinkButton to="/offers/create" icon={<Plus aria-hidden size={18} strokeWidth={2} />}>
      {useIntl().formatMessage(messages.add)}
    </LinkButton>
  );
}
