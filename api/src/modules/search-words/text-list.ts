import type { SearchReading } from '@wspolnik/contract/search-reading';
import type { Circle } from '../../platform/geo.sql.ts';
import { EMPTY_PAGE, type RawPage } from '../../platform/wire/raw-page.ts';
import type { SearchedWords } from '../../platform/words/search-words.ts';
import type { Db } from '../../storage/db.ts';
import { namesTown, type Placed, readPlaced, type TownQuery } from './in-town.ts';
import type { ReadQuery } from './read-query.ts';
import { FEW, toReading } from './reading.ts';
import type { SearchBook } from './search-book.ts';

/** The part of a list's query that its `q` asks for; null for "any". */
export interface TextQuery {
  /** Words of `q` without its town, and its text. */
  words: SearchedWords | null;
  text: string;
  /** How `q` was read; null without one. */
  read: ReadQuery | null;
  /** The same when it names a town, which is the filter `cities` then. */
  inTown: TownQuery | null;
  /** Any of them, folded. */
  cities: readonly string[] | null;
  circle: Circle | null;
  /** Any of them, the most relevant first. */
  ids: readonly string[] | null;
}

/** `similar`: nothing has the words of `q`; these have some of them, or are spelt alike. */
export interface TextPage<Q> extends RawPage {
  similar?: true;
  /** What was read in the end, when that is not the query itself. */
  asked?: Q;
  reading?: SearchReading;
}

/** A list that is searched by a text. */
export interface TextList<Q extends TextQuery> {
  db: Db;
  book: SearchBook;
  read: (query: Q) => Promise<RawPage>;
  /** Those with some of the words that pass the other filters, the most relevant first. */
  idsWithSome: (query: Q, words: SearchedWords) => Promise<string[]>;
  /** The query with other words. A list without words has no relevance. */
  withWords: (query: Q, words: SearchedWords | null) => Q;
}

/** A chosen place counts more than one that the text names. */
export function askedWords(read: ReadQuery, hasPlace: boolean): Pick<TextQuery, 'inTown' | 'words'> {
  const inTown = !hasPlace && namesTown(read) ? read : null;
  return { inTown, words: inTown ? inTown.words : read.all };
}

/** In the town that the query names; where nothing is there, in the next larger place. */
export async function findPlaced<Q extends TextQuery>(
  { book, read, withWords }: TextList<Q>,
  query: Q,
  corrected = false,
): Promise<TextPage<Q>> {
  const { inTown } = query;
  if (!inTown) {
    const found = await read(query);
    const isFew = query.words && (corrected || found.count < FEW);
    return isFew && query.read
      ? { ...found, reading: await toReading(book, query.read, { scope: 'town', corrected }) }
      : found;
  }
  const askedIn = ({ words, cities, circle }: Placed) => ({ ...withWords(query, words), cities, circle });
  const { found, placed } = await readPlaced(inTown, (place) => read(askedIn(place)));
  const reading = await toReading(book, inTown, { scope: placed.scope, corrected });
  return { ...found, asked: askedIn(placed), reading };
}

/** The query with its typing errors corrected; null without any. */
export async function correctedQuery<Q extends TextQuery>(
  { db, book, withWords }: TextList<Q>,
  query: Q,
): Promise<Q | null> {
  const text = await book.correct(db, query.text);
  if (text === null) return null;
  const read = await book.read(text);
  const chosen = query.inTown ? null : query.cities;
  const { inTown, words } = askedWords(read, Boolean(chosen ?? query.circle));
  return { ...withWords(query, words), read, inTown, text, cities: inTown?.town.folded ?? chosen };
}

/** What has some of the words, in the town that the query names or the next larger place. */
export async function findSome<Q extends TextQuery>(
  { book, read, idsWithSome }: TextList<Q>,
  query: Q,
  corrected: boolean,
): Promise<TextPage<Q>> {
  const find = async (words: SearchedWords | null, { cities, circle }: Pick<TextQuery, 'cities' | 'circle'>) => {
    if (!words) return EMPTY_PAGE;
    const placed = { ...query, cities, circle, words: null };
    const ids = await idsWithSome(placed, words);
    return ids.length > 0 ? read({ ...placed, ids }) : EMPTY_PAGE;
  };
  const { inTown, words } = query;
  const { found, placed } = inTown
    ? await readPlaced(inTown, (place) => find(place.words, place))
    : { found: await find(words, query), placed: null };
  if (!query.read) return found;
  return { ...found, reading: await toReading(book, query.read, { scope: placed?.scope ?? 'town', corrected }) };
}
