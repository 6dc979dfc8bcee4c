import type { CompanyPage } from '@wspolnik/contract';
import { type ListState, ListStates, useList, useListQuery } from '@wspolnik/kit';
import {
  type ActiveFilter,
  FilterChips,
  FilteredList,
  FilterPanel,
  FilterSheet,
  ListEnd,
  ListSearch,
  ListSort,
  MapOnDemand,
  NARROW,
  NothingFound,
  PlainFilters,
  ReadingOnDemand,
  useActiveFilters,
  ViewSwitch,
} from '@wspolnik/kit/lists';
import { EmptyState, LinkButton } from '@wspolnik/system';
import { Building2 } from 'lucide-react';
import { memo } from 'react';
import { useIntl } from 'react-intl';
import { useCategories } from '../../lib/categories.reads.ts';
import { companiesRead, companyCountRead } from '../../lib/companies.reads.ts';
import {
  COMPANY_FILTERS,
  COMPANY_SORTS,
  type CompanyQuery,
  companyQuery,
  DEFAULT_SORT,
} from '../../lib/company-query.ts';
import { CompanyGrid, CompanyGridSkeleton } from './company-grid.tsx';
import { listMessages as messages, sortMessages } from './company-list.messages.ts';
import classes from './company-list.module.css';

/** With fewer the categories of the words are offered. */
const FEW = 5;

/** Id of the list of results, which gets the focus when the last chip is removed. */
const RESULTS_ID = 'company-results';

const loadMap = async () => (await import(/* webpackChunkName: "company-map" */ './company-map.tsx')).CompanyMap;
const loadFilters = async () =>
  (await import(/* webpackChunkName: "company-filters" */ './company-filters.tsx')).CompanyFilters;

export function CompanyListPage() {
  return <CompanyList query={useListQuery(companyQuery)} />;
}

const CompanyList = memo(function CompanyList({ query }: { query: CompanyQuery }) {
  const { formatMessage } = useIntl();
  const list = useList<CompanyPage>(companiesRead(query));
  const { categories } = useCategories();
  const filters = useActiveFilters(COMPANY_FILTERS, query, categories);
  const common = { of: companyQuery, query };
  const orders = COMPANY_SORTS.map((value) => ({ value, label: formatMessage(sortMessages[value]) }));
  return (
    <FilteredList
      title={formatMessage(messages.title)}
      panel={<FilterPanel query={query} load={loadFilters} unless={NARROW} />}
      plain={<PlainFilters {...common} filters={COMPANY_FILTERS} categories={categories} orders={orders} />}
      head={
        <>
          <CompanyCount list={list} />
          <ViewSwitch {...common} />
        </>
      }
      tools={
        <>
          <ListSearch
            {...common}
            label={formatMessage(messages.search)}
            placeholder={formatMessage(messages.searchPlaceholder)}
          />
          {query.view !== 'map' && <ListSort {...common} options={orders} usual={DEFAULT_SORT} />}
          <FilterSheet list={list} count={filters.length}>
            <FilterPanel query={query} load={loadFilters} />
          </FilterSheet>
        </>
      }
    >
      <FilterChips of={companyQuery} query={query} filters={filters} resultsId={RESULTS_ID} />
      <Results {...{ query, list, filters }} />
    </FilteredList>
  );
});

/** A live region, so that screen readers announce a filter's effect. */
function CompanyCount({ list: { data, error, isOther } }: { list: ListState<CompanyPage> }) {
  const { formatMessage } = useIntl();
  const isKnown = data !== undefined && !(error && isOther);
  return (
    <p className={classes.count} aria-live="polite">
      {isKnown && formatMessage(data.count_exact ? messages.count : messages.countOver, { count: data.count })}
    </p>
  );
}

interface ResultsProps {
  query: CompanyQuery;
  list: ListState<CompanyPage>;
  filters: readonly ActiveFilter<CompanyQuery>[];
}

/** The matching companies, as cards or on a map. */
function Results({ query, list, filters }: ResultsProps) {
  const { formatMessage } = useIntl();
  const { data, isStale } = list;
  const reading = data?.reading && !isStale && (
    <ReadingOnDemand
      reading={data.reading}
      similar={data.similar}
      few={data.count < FEW}
      to={(q) => companyQuery.href(companyQuery.with(query, { q: q || undefined }))}
      toCategory={(category) => companyQuery.href({ category })}
    />
  );
  const nothing = (
    <NothingFound
      {...{ query, filters }}
      of={companyQuery}
      countRead={companyCountRead}
      title={formatMessage(messages.noMatch)}
      hasWords={query.q !== undefined}
    />
  );
  return (
    <ListStates
      {...{ list, query }}
      id={RESULTS_ID}
      of={companyQuery}
      label={formatMessage(messages.results)}
      failed={formatMessage(messages.failed)}
      skeleton={<CompanyGridSkeleton />}
      empty={<NoCompanies />}
      // A filter in the URL may be inactive, such as the network filter of a guest.
      noMatch={
        filters.length > 0 ? (
          <>
            {reading}
            {nothing}
          </>
        ) : (
          <NoCompanies />
        )
      }
      notes={reading}
      paged={query.view !== 'map'}
      cut={<ListEnd />}
    >
      {(page) =>
        query.view === 'map' ? (
          <>
            <MapOnDemand load={loadMap} props={{ query, found: page }} failed={formatMessage(messages.mapFailed)} />
            <noscript>
              <CompanyGrid companies={page.results} />
            </noscript>
          </>
        ) : (
          <CompanyGrid companies={page.results} />
        )
      }
    </ListStates>
  );
}

function NoCompanies() {
  const { formatMessage } = useIntl();
  return (
    <EmptyState
      icon={<Building2 size={26} strokeWidth={1.75} />}
      title={formatMessage(messages.empty)}
      text={formatMessage(messages.emptyDetail)}
      action={<LinkButton to="/offers">{formatMessage(messages.offers)}</LinkButton>}
    />
  );
}
