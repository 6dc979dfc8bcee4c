import { CONTRACT_TYPES, WORK_SCHEDULE_TYPES, WORKPLACE_TYPES } from '@wspolnik/contract/offers';
import type { SavedFilters } from '@wspolnik/contract/saved-searches';
import { type Circle, circleOf } from '../../platform/geo.sql.ts';
import type { CategoryCatalog } from '../categories/index.ts';
import { grosze, known, listed, salaryOf } from '../offer-search/index.ts';
import { askedWords, type SearchBook } from '../search-words/index.ts';

/** The filters in the form that is compared; null for "any". Money in grosze, the radius in kilometres. */
export interface Criteria {
  /** The text of a tsquery. */
  words: string | null;
  /** Categories or those below them, each once and in order; an empty list matches nothing. */
  nodes: number[] | null;
  city: string | null;
  workplaceTypes: string[] | null;
  workScheduleTypes: string[] | null;
  contractTypes: string[] | null;
  /** A month. */
  salaryMin: number | null;
  hasSalary: boolean | null;
  priceFrom: number | null;
  priceTo: number | null;
  companyRating: number | null;
  sellerId: string | null;
  inNetwork: boolean;
  circle: Circle | null;
}

function someOf<T>(values: T[]): T[] | null {
  return values.length > 0 ? values : null;
}

async function nodesOf({ category, categories }: SavedFilters, catalog: CategoryCatalog): Promise<number[] | null> {
  const ids = [...listed(category), ...listed(categories)].filter((id) => /^[0-9a-f-]{36}$/i.test(id));
  if (ids.length === 0) return null;
  const paths = await Promise.all(ids.map((id) => catalog.pathOf(id.toLowerCase())));
  const nodes = paths.map((path) => path?.at(-1)).filter((node) => node !== undefined);
  return [...new Set(nodes)].sort((one, other) => one - other);
}

/** Reads the filters as GET offers/ does: incomplete or unknown ones are ignored here too. */
export async function toCriteria(
  filters: SavedFilters,
  { catalog, book }: { catalog: CategoryCatalog; book: SearchBook },
): Promise<Criteria> {
  const { q, city, price_from, price_to, salary_min, company_rating, seller_id, network } = filters;
  const circle = circleOf(filters);
  const read = await book.read(q);
  const { inTown, words } = askedWords(read, Boolean(city?.trim() || circle || seller_id));
  return {
    words: words?.all ?? null,
    nodes: await nodesOf(filters, catalog),
    city: city?.trim() || (inTown?.town.name ?? null),
    workplaceTypes: someOf(known(filters.workplace_types, WORKPLACE_TYPES)),
    workScheduleTypes: someOf(known(filters.work_schedule_types, WORK_SCHEDULE_TYPES)),
    contractTypes: someOf(known(filters.contract_types, CONTRACT_TYPES)),
    salaryMin: salary_min ? grosze(salary_min) : null,
    hasSalary: salaryOf(filters),
    priceFrom: price_from === undefined ? null : grosze(price_from),
    priceTo: price_to === undefined ? null : grosze(price_to),
    companyRating: company_rating || null,
    sellerId: seller_id ?? null,
    inNetwork: network ?? false,
    circle,
  };
}

export function filtersNothing({ inNetwork, ...criteria }: Criteria): boolean {
  return !inNetwork && Object.values(criteria).every((value) => value === null);
}
