import { OFFER_OPTION_FILTERS, OFFER_OPTIONS, type OptionFacet } from '@wspolnik/contract/offer-lists';
import { chooseCounting } from '../../platform/lists/read-list.ts';
import type { Db } from '../../storage/db.ts';
import { offerFilters } from './offer-filters.sql.ts';
import { ANY_OFFER, matchesNothing, type OfferQuery } from './offer-query.ts';
import { offerSource } from './offer-source.sql.ts';
import { type OptionFilter, selectOptionCounts } from './option-facets.sql.ts';

/** Newest matches that stand for all where there are far more. */
const SAMPLED = 2_000;

/** The part of a query that each filter with options is. */
const PART = {
  price: 'price',
  company_rating: 'rating',
  workplace_types: 'workplaces',
  work_schedule_types: 'schedules',
  contract_types: 'contracts',
  salary_min: 'salaryMin',
  salary: 'hasSalary',
} as const satisfies Record<OptionFilter, keyof OfferQuery>;

const without = (query: OfferQuery, filters: readonly OptionFilter[]): OfferQuery => ({
  ...query,
  ...Object.fromEntries(filters.map((filter) => [PART[filter], ANY_OFFER[PART[filter]]])),
});

const bound = (zloty: string | undefined): number | null => (zloty ? Number(zloty) * 100 : null);

/** The part of a query with only this option. */
function chosen(filter: OptionFilter, value: string): Partial<OfferQuery> {
  const [from, to] = value.split('-');
  const parts: Record<OptionFilter, unknown> = {
    price: { from: bound(from), to: bound(to) },
    company_rating: Number(value),
    workplace_types: [value],
    work_schedule_types: [value],
    contract_types: [value],
    salary_min: bound(value),
    salary: value === 'with',
  };
  return { [PART[filter]]: parts[filter] };
}

/** The conditions of a query beside "is listed" and the filters that have no options. */
const optionConditions = (query: Partial<OfferQuery>) =>
  offerFilters({ ...ANY_OFFER, ...query })
    .slice(1)
    .map(({ find }) => find);

/** The active conditions of all filters with options but one. */
function otherConditions(query: OfferQuery, filter: OptionFilter) {
  const parts = OFFER_OPTION_FILTERS.filter((other) => other !== filter).map((other) => PART[other]);
  return optionConditions(Object.fromEntries(parts.map((part) => [part, query[part]])));
}

/**
 * The offers of each option under the other filters. All options are counted in one pass over the offers that match the filters
 * without options. Exact up to 10 000 of these at least; beyond, the newest 2 000 stand for all. At most three statements.
 */
export async function countOptions(db: Db, query: OfferQuery): Promise<OptionFacet[]> {
  if (matchesNothing(query)) return [];
  const source = offerSource(null);
  const filters = offerFilters(without(query, OFFER_OPTION_FILTERS));
  const { conditions, matches } = await chooseCounting(db, source, filters, { sampled: SAMPLED, isDear: true });
  const options = OFFER_OPTION_FILTERS.flatMap((filter) => {
    const others = otherConditions(query, filter);
    return OFFER_OPTIONS[filter].map((value) => ({
      filter,
      value,
      conditions: [...optionConditions(chosen(filter, value)), ...others],
    }));
  });
  const { rows, counts } = await selectOptionCounts(db, source, {
    conditions,
    options: options.map((option) => option.conditions),
    newest: matches === null ? null : SAMPLED,
  });
  const scale = matches === null ? 1 : matches / Math.max(1, rows);
  const facets = options.map(({ filter, value }, index) => {
    const count = Math.round((counts[index] ?? 0) * scale);
    return { filter, value, count, exact: matches === null };
  });
  // An option that no sampled offer has may still have some.
  return facets.filter(({ count, exact }) => exact || count > 0);
}
