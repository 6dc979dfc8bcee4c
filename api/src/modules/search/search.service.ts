import type { SearchSeparateQuery } from '../../contract/search.ts';
import type { CountCache } from '../../platform/count-cache.ts';
import type { Identity } from '../../platform/identity.ts';
import { EXACT_COUNT_LIMIT } from '../../platform/paging.ts';
import type { RawPage } from '../../platform/raw-page.ts';
import type { Db } from '../../storage/db.ts';
import { LISTED } from '../offers/offer-filters.ts';
import { listOffers } from '../offers/offer-list.service.ts';
import { findNewestOffers } from '../offers/offer-search.sql.ts';
import { listPosts } from '../posts/post-list.service.ts';
import { postSelection, selectPostPage } from '../posts/post-list.sql.ts';
import { type ProfileKind, selectClosest, selectClosestProfiles, selectProfiles } from './search.sql.ts';

/** Results per kind in the search over all kinds. */
const SHOWN = 5;
const NOTHING: RawPage = { results: '[]', count: 0, exact: true };

/** Null without a letter or digit to search for. */
export function searchedText(q: string | undefined): string | null {
  // PostgreSQL refuses NUL in a text.
  const text = (q ?? '').replaceAll('\0', ' ').trim();
  return /[\p{L}\p{N}]/u.test(text) ? text : null;
}

async function findPosts(db: Db, q: string, viewer: Identity | null): Promise<RawPage> {
  const { results, count } = await selectPostPage(db, postSelection({ q, page: 1, limit: SHOWN }, viewer), true);
  const counted = count ?? 0;
  return { results, count: Math.min(counted, EXACT_COUNT_LIMIT), exact: counted <= EXACT_COUNT_LIMIT };
}

/** Results are JSON text, as written by PostgreSQL. */
export interface SearchHits {
  closest: boolean;
  companies: RawPage;
  users: RawPage;
  offers: RawPage;
  posts: RawPage;
}

function counted(results: string): RawPage {
  return { results, count: (JSON.parse(results) as unknown[]).length, exact: true };
}

/** Four statements, five when nothing is found. Identifying the caller costs one more. */
export async function searchAll(db: Db, text: string | undefined, viewer: Identity | null): Promise<SearchHits> {
  const q = searchedText(text);
  if (!q) return { closest: false, companies: NOTHING, users: NOTHING, offers: NOTHING, posts: NOTHING };
  const window = { limit: SHOWN, offset: 0 };
  const [companies, users, offers, posts] = await Promise.all([
    selectProfiles(db, 'companies', q, viewer, window),
    selectProfiles(db, 'users', q, viewer, window),
    findNewestOffers(db, q, viewer, SHOWN),
    findPosts(db, q, viewer),
  ]);
  const found = { companies, users, offers, posts };
  if (Object.values(found).some(({ count }) => count > 0)) return { closest: false, ...found };
  const near = await selectClosest(db, q, viewer, SHOWN);
  const hits = { companies: counted(near.companies), users: counted(near.users), offers: counted(near.offers), posts };
  return { closest: Object.values(hits).some(({ count }) => count > 0), ...hits };
}

export interface SearchCaches {
  offers: CountCache;
  posts: CountCache;
}

async function searchProfiles(
  db: Db,
  kind: ProfileKind,
  q: string,
  { page, limit }: SearchSeparateQuery,
  viewer: Identity | null,
): Promise<RawPage> {
  const window = { limit, offset: (page - 1) * limit };
  const found = await selectProfiles(db, kind, q, viewer, window);
  return found.count > 0 ? found : selectClosestProfiles(db, kind, q, viewer, window);
}

/** One kind, page by page; without a match the closest by spelling. At most three statements. */
export async function searchSeparate(
  db: Db,
  caches: SearchCaches,
  query: SearchSeparateQuery,
  viewer: Identity | null,
): Promise<RawPage> {
  const { page, limit, type } = query;
  const q = searchedText(query.q);
  if (!q) return NOTHING;
  if (type === 'companies' || type === 'users') return searchProfiles(db, type, q, query, viewer);
  if (type === 'posts') return listPosts(db, caches.posts, { q, page, limit }, viewer);
  const conditions = [LISTED];
  return listOffers(db, caches.offers, { query: { q, page, limit, sort_by: 'date_desc' }, viewer, conditions });
}
