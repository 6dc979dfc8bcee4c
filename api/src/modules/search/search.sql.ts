import { EXACT_COUNT_LIMIT } from '@wspolnik/contract/limits';
import type { SearchType } from '@wspolnik/contract/search';
import { relevance } from '../../platform/lists/relevance.sql.ts';
import { MOST_CLOSEST, rowsWithSome } from '../../platform/lists/some-words.sql.ts';
import type { Identity } from '../../platform/sign-in/identity.ts';
import { EMPTY_PAGE, type RawPage } from '../../platform/wire/raw-page.ts';
import type { SearchedWords } from '../../platform/words/search-words.ts';
import type { Db } from '../../storage/db.ts';
import { type Sql, sql } from '../../storage/sql.ts';
import { FEW, type Placed } from '../search-words/index.ts';
import { cardsOf, KINDS, type Kind, kindIn, MOST_RANKED } from './search-kinds.sql.ts';

export interface Window {
  limit: number;
  offset: number;
}

/** What is looked for, and where; null for anywhere. */
export interface Asked {
  words: SearchedWords;
  placed: Placed | null;
  viewer: Identity | null;
  window: Window;
  /** Further ones. */
  conditions?: readonly Sql[];
}

/** `closest`: nothing has all the words; these have some of them, or are spelt alike. */
export interface FoundPage extends RawPage {
  closest: boolean;
}

/** Of rows with all the words by the fields that have them. */
function scoreOf({ name, tsv }: Kind, words: SearchedWords): Sql {
  const begins = name ? sql`(${name} like ${`${words.words.map(({ word }) => word).join(' ')}%`})::int` : sql`0`;
  return sql`2 * ${relevance(tsv, words)} + ${begins}`;
}

function matches(kind: Kind, words: SearchedWords, condition: Sql, most: number): Sql {
  const { table, listed, id, key } = kind;
  return sql`select ${id} as found_id, ${key} as key, ${scoreOf(kind, words)} as score from ${table}
    where ${listed} and ${condition} limit ${most}::int`;
}

/** Newest offers that are searched before the index: where a word is in many of them, it would read hundreds of thousands. */
const MOST_WALKED = 5_000;
/** Matches among these that are enough to choose the best from. */
const ENOUGH = 30;

/** Offers with all the words, of the newest where these have enough. */
function offersWithAll(kind: Kind, words: SearchedWords, { limit, offset }: Window): Sql {
  const newest = sql`(select * from offers o where o.is_listed order by o.created_at desc, o.id desc limit ${MOST_WALKED}::int) o`;
  const test = sql`ts_match_vq(o.tsv, ${words.all}::tsquery)`;
  const walked = matches({ ...kind, table: newest }, words, test, MOST_RANKED);
  const enough = sql`(select count(*) >= ${Math.max(ENOUGH, limit + offset)}::int from walked)`;
  const asked = matches(kind, words, sql`not ${enough} and o.tsv @@ ${words.all}::tsquery`, MOST_RANKED);
  return sql`walked as materialized (${walked}), asked as materialized (${asked}),
    strict as materialized (select * from asked union all select * from walked where ${enough})`;
}

/** The approximate total of offers that were walked, by their share; null when all were counted. */
const GUESSED_OFFERS = sql`(
  select nullif(count(*) * greatest(1, round((select reltuples from pg_class where oid = 'offers_date'::regclass) / ${MOST_WALKED}::int)), 0)::int
  from walked where not exists (select 1 from asked) and (select count(*) from walked) >= ${ENOUGH}::int
    and (select reltuples from pg_class where oid = 'offers_date'::regclass) > ${MOST_WALKED}::int)`;

interface HitsRow {
  results: string;
  strict: number;
  /** None where enough have all the words; else with those. */
  partial: number;
  guessed: number | null;
}

function toFound(row: HitsRow | undefined): FoundPage {
  const { results, strict, partial, guessed } = row ?? { results: '[]', strict: 0, partial: 0, guessed: null };
  const count = guessed ?? (partial || strict);
  const exact = guessed === null && count <= EXACT_COUNT_LIMIT;
  return {
    results,
    count: exact ? count : (guessed ?? EXACT_COUNT_LIMIT),
    exact,
    closest: strict === 0 && partial > 0,
  };
}

/**
 * The most relevant of one kind: those with all the words in any inflection; where these are few, those with some of them as well.
 * One statement that ranks at most 10 001 matches from the index of words.
 */
export async function selectHits(
  db: Db,
  type: SearchType,
  { words, placed, viewer, window, conditions = [] }: Asked,
): Promise<FoundPage> {
  const kind = kindIn(type, viewer, { placed, conditions });
  const all = matches(kind, words, sql`${kind.tsv} @@ ${words.all}::tsquery`, MOST_RANKED);
  const strict = type === 'offers' ? offersWithAll(kind, words, window) : sql`strict as materialized (${all})`;
  const isEnough = sql`(select count(*) from strict) >= ${kind.isFilled ? FEW : 1}::int`;
  const partial = rowsWithSome(
    { ...kind, condition: sql`not ${isEnough} and ${kind.listed}`, hasTitle: kind.name !== null },
    words,
  );
  const order = sql`page.score desc, ${kind.order}`;
  return toFound(
    await db.one<HitsRow>(sql`
      with ${strict}, partial as materialized (select * from (${partial}) rows order by rows.score desc limit ${MOST_CLOSEST}::int),
      page as materialized (
        select * from (select * from strict where ${isEnough} union all select * from partial) page
        order by ${order} limit ${window.limit}::int offset ${window.offset}::int)
      select ${cardsOf(kind, viewer, sql`page`, order)} as results, (select count(*)::int from strict) as strict,
        (select count(*)::int from partial) as partial, ${type === 'offers' ? GUESSED_OFFERS : sql`null::int`} as guessed`),
  );
}

const NEAREST_FIRST = sql`page.similarity desc, page.found_id`;
const near = (closest: NonNullable<Kind['closest']>, text: string, most: number) =>
  sql`select c.id as found_id, c.similarity from ${closest(text, most)} c`;

/** The nearest of one kind by spelling, found by the trigram index of the name. */
export async function selectNearest(
  db: Db,
  type: SearchType,
  { text }: SearchedWords,
  viewer: Identity | null,
  { limit, offset }: Window,
): Promise<FoundPage> {
  const kind = KINDS[type];
  if (!kind.closest) return { ...EMPTY_PAGE, closest: false };
  const row = await db.one<{ results: string; count: number }>(sql`
    with near as materialized (${near(kind.closest, text, MOST_CLOSEST)}),
    page as materialized (select * from near page order by ${NEAREST_FIRST} limit ${limit}::int offset ${offset}::int)
    select ${cardsOf(kind, viewer, sql`page`, NEAREST_FIRST)} as results, (select count(*)::int from near) as count`);
  const { results, count } = row ?? { results: '[]', count: 0 };
  return { results, count, exact: true, closest: count > 0 };
}

export type NearestRow = Record<'companies' | 'users' | 'offers', string>;

/** The nearest of every kind that has names, in one statement. */
export async function selectAllNearest(
  db: Db,
  { text }: SearchedWords,
  viewer: Identity | null,
  limit: number,
): Promise<NearestRow> {
  const cards = (kind: Kind) =>
    kind.closest ? cardsOf(kind, viewer, sql`(${near(kind.closest, text, limit)})`, NEAREST_FIRST) : sql`'[]'`;
  const row = await db.one<NearestRow>(sql`
    select ${cards(KINDS.companies)} as companies, ${cards(KINDS.users)} as users, ${cards(KINDS.offers)} as offers`);
  return row ?? { companies: '[]', users: '[]', offers: '[]' };
}
