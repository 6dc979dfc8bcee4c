import type { OfferListQuery } from '@wspolnik/contract/offer-lists';
import { CONTRACT_TYPES, WORK_SCHEDULE_TYPES, WORKPLACE_TYPES } from '@wspolnik/contract/offers';
import { circleOf } from '../../platform/geo.sql.ts';
import { idsOf } from '../../platform/lists/ids.ts';
import { type Identity, isAdmin } from '../../platform/sign-in/identity.ts';
import type { Db } from '../../storage/db.ts';
import type { CategoryCatalog } from '../categories/index.ts';
import { viewerOf } from '../network/index.ts';
import { askedWords, type SearchBook } from '../search-words/index.ts';
import type { CategoryPath, OfferQuery, Shown } from './offer-query.ts';
import { selectOfferCities } from './offer-source.sql.ts';

type Filters = Omit<OfferListQuery, 'status' | 'page' | 'limit'>;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Values of a comma-separated list. */
export function listed(text: string | undefined): string[] {
  return (text ?? '')
    .split(',')
    .map((value) => value.trim())
    .filter(Boolean);
}

/** The requested ones of the known values. */
export function known<T extends string>(text: string | undefined, values: readonly T[]): T[] {
  const asked = new Set(listed(text));
  return values.filter((value) => asked.has(value));
}

/** zł from a query, possibly a float, in grosze. */
export function grosze(zloty: number): number {
  return Math.round(zloty * 100);
}

/** Malformed ids are ignored; unknown ids match nothing. */
async function categoriesOf(query: Filters, catalog: CategoryCatalog): Promise<CategoryPath[] | null> {
  const ids = [...listed(query.category), ...listed(query.categories)].filter((id) => UUID.test(id));
  if (ids.length === 0) return null;
  const paths = await Promise.all(ids.map((id) => catalog.pathOf(id.toLowerCase())));
  const byNode = new Map(paths.flatMap((path) => (path?.length ? [[path.at(-1) ?? 0, path] as const] : [])));
  return [...byNode.values()].filter((path) => !path.slice(0, -1).some((node) => byNode.has(node)));
}

export function salaryOf({
  with_salary = false,
  without_salary = false,
}: Pick<Filters, 'with_salary' | 'without_salary'>): boolean | null {
  // Both ticked is the same as none.
  return with_salary === without_salary ? null : with_salary;
}

/** What the caller may see. Inactive offers are visible only to their own company and to admins; null for nothing. */
export function shownTo(viewer: Identity | null, status: OfferListQuery['status']): Shown | null {
  if (status !== 'inactive') return { offers: 'listed' };
  if (isAdmin(viewer)) return { offers: 'inactive', companyId: null };
  return viewer?.company ? { offers: 'inactive', companyId: viewer.company.id } : null;
}

interface Readers {
  catalog: CategoryCatalog;
  book: SearchBook;
  shown: Shown;
  viewer: Identity | null;
}

/** One statement for a town, otherwise none. A guest has no contacts to filter by. */
export async function toOfferQuery(
  db: Db,
  query: Filters,
  { catalog, book, shown, viewer }: Readers,
): Promise<OfferQuery> {
  const read = await book.read(query.q);
  const city = query.city?.trim();
  const circle = circleOf(query);
  // The offers of one company are in one place.
  const { inTown, words } = askedWords(read, Boolean(city || circle || query.seller_id || shown.offers !== 'listed'));
  const { price_from, price_to } = query;
  return {
    shown,
    words,
    text: query.q?.trim() ?? '',
    categories: await categoriesOf(query, catalog),
    read,
    inTown,
    cities: city ? await selectOfferCities(db, city) : (inTown?.town.folded ?? null),
    price: {
      from: price_from === undefined ? null : grosze(price_from),
      to: price_to === undefined ? null : grosze(price_to),
    },
    workplaces: known(query.workplace_types, WORKPLACE_TYPES),
    schedules: known(query.work_schedule_types, WORK_SCHEDULE_TYPES),
    contracts: known(query.contract_types, CONTRACT_TYPES),
    salaryMin: query.salary_min ? grosze(query.salary_min) : null,
    hasSalary: salaryOf(query),
    rating: query.company_rating || null,
    sellerId: query.seller_id ?? null,
    ids: idsOf(query.ids),
    circle,
    contactsOf: query.network && viewer ? viewerOf(viewer) : null,
    sort: query.sort_by ?? (words ? 'relevance' : 'date_desc'),
  };
}
