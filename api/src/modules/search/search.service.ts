import type { SearchSeparateQuery, SearchType } from '@wspolnik/contract/search';
import type { SearchReading } from '@wspolnik/contract/search-reading';
import type { Identity } from '../../platform/sign-in/identity.ts';
import { EMPTY_PAGE, type RawPage } from '../../platform/wire/raw-page.ts';
import type { SearchedWords } from '../../platform/words/search-words.ts';
import type { Db } from '../../storage/db.ts';
import type { Sql } from '../../storage/sql.ts';
import type { CategoryCatalog } from '../categories/index.ts';
import { searchOffers } from '../offer-search/index.ts';
import {
  FEW,
  namesTown,
  type Placed,
  type ReadQuery,
  readPlaced,
  type SearchBook,
  toReading,
} from '../search-words/index.ts';
import { peopleConditions, selectPeople } from './people.sql.ts';
import { type FoundPage, selectAllNearest, selectHits, selectNearest, type Window } from './search.sql.ts';

/** Results per kind in the search over all kinds. */
const SHOWN = 5;
const NOTHING: FoundPage = { ...EMPTY_PAGE, closest: false };

/** Results are JSON text, as written by PostgreSQL. */
export interface SearchHits extends Record<SearchType, RawPage> {
  closest: boolean;
  reading?: SearchReading;
}

interface Reader {
  db: Db;
  book: SearchBook;
  viewer: Identity | null;
  /** Pages of offers with all the words are a list of offers like any other. */
  paged?: boolean;
  /** Of the list of people. */
  conditions?: readonly Sql[];
}

type Scope = Placed['scope'];
type Page = FoundPage & { scope: Scope };

/** Whether rows have all the words. */
const isMatch = ({ count, closest }: FoundPage) => count > 0 && !closest;

/** What has a town is found in the named one, or near it. Of the other places only what has all the words counts. */
async function findKind(
  { db, viewer, paged, conditions }: Reader,
  type: SearchType,
  { read, words }: { read: ReadQuery; words: SearchedWords },
  window: Window,
): Promise<Page> {
  const select = async (asked: SearchedWords, placed: Placed | null): Promise<FoundPage> => {
    if (paged && type === 'offers') {
      const found = await searchOffers(db, { words: asked, placed }, viewer, window);
      if (found.count >= FEW) return { ...found, closest: false };
    }
    return selectHits(db, type, { words: asked, placed, viewer, window, ...(conditions && { conditions }) });
  };
  if (!namesTown(read) || !read.words || type === 'users' || type === 'posts')
    return { ...(await select(words, null)), scope: 'town' };
  const { found, placed } = await readPlaced(read, (place) => select(place.words ?? words, place), isMatch);
  return { ...found, scope: placed.scope };
}

interface Found {
  pages: Record<SearchType, Page>;
  read: ReadQuery;
  corrected: boolean;
}

async function findAll(reader: Reader, read: ReadQuery, corrected = false): Promise<Found | null> {
  const words = read.all;
  if (!words) return null;
  const find = (type: SearchType) => findKind(reader, type, { read, words }, { limit: SHOWN, offset: 0 });
  const [companies, users, offers, posts] = await Promise.all([
    find('companies'),
    find('users'),
    find('offers'),
    find('posts'),
  ]);
  return { pages: { companies, users, offers, posts }, read, corrected };
}

const matches = ({ pages }: Found) => Object.values(pages).some(isMatch);

const SCOPES: readonly Scope[] = ['town', 'near', 'anywhere'];

/** The nearest place in which offers or companies with all the words are, else in which others are. */
function scopeOf({ pages }: Found): Scope {
  const placed = [pages.offers, pages.companies].filter(({ count }) => count > 0);
  const scopes = (placed.some(isMatch) ? placed.filter(isMatch) : placed).map(({ scope }) => scope);
  return SCOPES.find((scope) => scopes.includes(scope)) ?? 'town';
}

async function readCorrected({ db, book }: Reader, text: string): Promise<ReadQuery | null> {
  const corrected = await book.correct(db, text);
  return corrected === null ? null : book.read(corrected);
}

function counted(results: string): RawPage {
  return { results, count: (JSON.parse(results) as unknown[]).length, exact: true };
}

/** Without what is farther away than the nearest, and without people and posts that have some of the words only. */
function shown(found: Found): Record<SearchType, RawPage> {
  const nearest = SCOPES.indexOf(scopeOf(found));
  const near = (page: Page) => (SCOPES.indexOf(page.scope) > nearest ? NOTHING : page);
  const matching = (page: Page) => (page.closest ? NOTHING : page);
  const { companies, users, offers, posts } = found.pages;
  return { companies: near(companies), users: matching(users), offers: near(offers), posts: matching(posts) };
}

/**
 * The best of each kind, in the named town or the next larger place. Without a match those without typing errors, then those with
 * some of the words, then those spelt alike. At most five statements where something matches.
 */
export async function searchAll(reader: Reader, text: string | undefined): Promise<SearchHits> {
  const { db, book } = reader;
  const read = await book.read(text);
  const found = await findAll(reader, read);
  if (!found || !read.all)
    return { closest: false, companies: NOTHING, users: NOTHING, offers: NOTHING, posts: NOTHING };
  const answer = async (best: Found, closest: boolean, hits: Record<SearchType, RawPage>): Promise<SearchHits> => ({
    ...hits,
    closest,
    reading: await toReading(book, best.read, { scope: scopeOf(best), corrected: best.corrected }),
  });
  if (matches(found)) return answer(found, false, shown(found));
  const next = await readCorrected(reader, text ?? '');
  const corrected = next && (await findAll(reader, next, true));
  if (corrected && matches(corrected)) return answer(corrected, true, shown(corrected));
  const some = [corrected, found].find((each) => each && Object.values(each.pages).some(({ count }) => count > 0));
  if (some) return answer(some, true, some.pages);
  const nearest = await selectAllNearest(db, read.all, reader.viewer, SHOWN);
  const hits = {
    companies: counted(nearest.companies),
    users: counted(nearest.users),
    offers: counted(nearest.offers),
    posts: NOTHING,
  };
  return answer(
    found,
    Object.values(hits).some(({ count }) => count > 0),
    hits,
  );
}

export type ReadPage = FoundPage & { reading?: SearchReading };

/** One kind, page by page, with the same fallbacks. */
export async function searchSeparate(
  asking: Reader & { catalog: CategoryCatalog },
  query: SearchSeparateQuery,
): Promise<ReadPage> {
  const { db, book, viewer } = asking;
  const { q, type, page, limit } = query;
  const conditions = type === 'users' ? await peopleConditions(query, asking) : [];
  const reader = { ...asking, conditions, paged: true };
  const window = { limit, offset: (page - 1) * limit };
  const read = await book.read(q);
  const words = read.all;
  if (!words) return type === 'users' ? selectPeople(db, conditions, viewer, window) : NOTHING;
  const answer = async (found: Page, shownRead: ReadQuery, corrected: boolean): Promise<ReadPage> => ({
    ...found,
    closest: found.closest || corrected,
    reading: await toReading(book, shownRead, { scope: found.scope, corrected }),
  });
  const found = await findKind(reader, type, { read, words }, window);
  if (isMatch(found)) return answer(found, read, false);
  const next = await readCorrected(reader, q ?? '');
  const corrected = next?.all && (await findKind(reader, type, { read: next, words: next.all }, window));
  if (next && corrected && corrected.count > 0) return answer(corrected, next, true);
  const rest =
    found.count > 0 ? found : { ...(await selectNearest(db, type, words, viewer, window)), scope: found.scope };
  return answer(rest, read, false);
}
