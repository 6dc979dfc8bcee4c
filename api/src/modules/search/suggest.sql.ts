import type { Suggestion, SuggestionKind } from '@wspolnik/contract/search';
import { headlineOf } from '../../platform/headline.sql.ts';
import type { Db } from '../../storage/db.ts';
import { type Sql, sql } from '../../storage/sql.ts';

/** Of each kind. A single kind fills the list when no other matches. */
const MOST = 10;
/** Matches of a kind that are compared. A short prefix has thousands, and the rest of the word is about to be typed. */
const MOST_COMPARED = 200;

/** Offers with the words anywhere, of which those are compared that have them in the title. Looking only for titles takes longer. */
const MOST_OFFERS = 400;
/** Words of titles, of which some may be another form of the typed one. */
const MOST_WORDS = 60;
/** Letters that an ending may replace, and those that remain of a short word. */
const ENDING = 3;
const LEAST_BEGINNING = 3;

/** Words that the text may begin: all words, of which the last is unfinished. */
export interface SuggestedFor {
  /** Folded words with single blanks. */
  text: string;
  /** The last of them. */
  last: string;
  /** All words in any form, as the text of a tsquery. */
  query: string;
  /** The same in names and titles, and in the company and city of an offer. */
  named: string;
  /** Only this kind. */
  type: SuggestionKind | undefined;
}

/** A word of titles with the number of titles that have it. */
export interface TitleWord {
  word: string;
  folded: string;
  titles: number;
}

export interface SuggestionRows {
  words: TitleWord[];
  /** Of the other kinds, in their order; of each the best first. */
  others: Suggestion[];
}

/** Values are only letters and digits, so that LIKE's special characters cannot occur. */
const begins = (name: Sql, text: string) => sql`${name} like ${`${text}%`}`;
const begun = (name: Sql, text: string) => sql`(' ' || ${name} like ${`% ${text}%`})`;

const row = (kind: Suggestion['kind'], id: Sql, label: Sql, label_en: Sql, detail: Sql) =>
  sql`json_build_object('kind', ${kind}::text, 'id', ${id}, 'label', ${label}, 'label_en', ${label_en}, 'detail', ${detail})`;
const categoryRow = row('category', sql`k.id`, sql`k.name`, sql`k.name_en`, sql`parent.name`);
const cityRow = row('city', sql`null`, sql`city`, sql`city`, sql`null`);
const companyRow = row('company', sql`c.id`, sql`c.name`, sql`c.name`, sql`c.city`);
const personName = sql`u.first_name || ' ' || u.last_name`;
const personRow = row('person', sql`u.id`, personName, personName, headlineOf(sql`u`));
const offerRow = row('offer', sql`o.id`, sql`o.title`, sql`o.title`, sql`c.name`);

const ACTIVE = sql`c.status = 'active' and c.deleted_at is null`;
const VISIBLE = sql`u.email_verified_at is not null and u.disabled_at is null and u.deleted_at is null`;

type Kinds = Record<Exclude<SuggestionKind, 'word'>, Sql>;

/** Arrays of JSON in the order of the kinds, or of the only kind, as one array. */
function together(kinds: Kinds, only: SuggestionKind | undefined): Sql {
  const shown = Object.entries(kinds).filter(([kind]) => !only || kind === only);
  return shown.reduce(
    (all, [, kind]) => sql`${all} || coalesce((select jsonb_agg(t.item) from (${kind}) t), '[]')`,
    sql`'[]'::jsonb`,
  );
}

function begunBy({ text, last, query, named }: SuggestedFor): Kinds {
  const folded = sql`fold_text(k.name)`;
  return {
    category: sql`
      select ${categoryRow}::jsonb as item from categories k left join categories parent on parent.id = k.parent_id
      where ${begun(folded, text)} or ${begun(sql`fold_text(k.name_en)`, text)} or k.tsv @@ ${query}::tsquery
      order by ${begins(folded, text)} desc, ${begun(folded, text)} desc, cardinality(k.path), k.name_order limit ${MOST}::int`,
    city: sql`select ${cityRow}::jsonb as item from (
        select c.city, count(*) from companies c where ${ACTIVE} and ${begins(sql`c.city_norm`, text)}
        group by c.city order by 2 desc, 1 limit ${MOST}::int) found`,
    company: sql`select ${companyRow}::jsonb as item from (
        select * from companies c where ${ACTIVE} and c.tsv @@ ${named}::tsquery limit ${MOST_COMPARED}::int) c
      order by ${begins(sql`c.name_norm`, text)} desc, ${begun(sql`c.name_norm`, last)} desc, c.rating desc, c.name_order
      limit ${MOST}::int`,
    person: sql`select ${personRow}::jsonb as item from (
        select * from users u where ${VISIBLE} and u.tsv @@ ${named}::tsquery limit ${MOST_COMPARED}::int) u
      order by ${begins(sql`u.name_norm`, text)} desc, u.name_order limit ${MOST}::int`,
    offer: sql`select ${offerRow}::jsonb as item from found o join companies c on c.id = o.company_id
      order by ${begins(sql`o.norm`, text)} desc, ${begun(sql`o.norm`, last)} desc, o.created_at desc limit ${MOST}::int`,
  };
}

/** Words of titles that complete the text, and such as may be another form of the only word: the caller compares stems. */
function titleWords({ text, last }: SuggestedFor): Sql {
  const beginning = last.slice(0, Math.max(LEAST_BEGINNING, last.length - ENDING));
  const word = sql`fold_text(w.word)`;
  const alike = text === last ? begins(word, beginning) : sql`false`;
  return sql`
    select min(w.word) as word, ${word} as folded, count(*)::int as titles
    from found o, regexp_split_to_table(lower(o.title), '[^[:alpha:]]+') w(word)
    where ${begun(sql`o.norm`, text)} and ${begins(word, last)} or ${alike}
    group by 2 order by 3 desc, length(${word}) limit ${MOST_WORDS}::int`;
}

/** One statement. The words come from the titles of matching offers, in the spelling of the titles. */
export async function selectSuggestions(db: Db, asked: SuggestedFor): Promise<SuggestionRows> {
  const words = sql`coalesce(
    (select json_agg(json_build_object('word', w.word, 'folded', w.folded, 'titles', w.titles)) from (${titleWords(asked)}) w), '[]')`;
  const found = await db.one<SuggestionRows>(sql`
    with found as materialized (
      select o.id, o.title, o.norm, o.company_id, o.created_at from (
        select * from offers o where o.is_listed and o.tsv @@ ${asked.query}::tsquery limit ${MOST_OFFERS}::int) o
      where o.tsv @@ ${asked.named}::tsquery)
    select ${!asked.type || asked.type === 'word' ? words : sql`'[]'::json`} as words,
      ${together(begunBy(asked), asked.type)} as others`);
  return found ?? { words: [], others: [] };
}

/** Names spelt alike. Trigrams of the category's name need no index: there are a few hundred. */
function similarTo(text: string): Kinds {
  const nearness = sql`word_similarity(${text}, fold_text(k.name))`;
  return {
    category: sql`
      select ${categoryRow}::jsonb as item from categories k left join categories parent on parent.id = k.parent_id
      where ${nearness} >= 0.5 order by ${nearness} desc, k.name_order limit 3`,
    city: sql`select ${cityRow}::jsonb as item from (
        select c.city, similarity(${text}, c.city_norm) from companies c
        where ${ACTIVE} and similarity(${text}, c.city_norm) >= 0.4 group by c.city, c.city_norm order by 2 desc, 1 limit 2) found`,
    company: sql`
      select ${companyRow}::jsonb as item from closest_companies(${text}, 3) near join companies c on c.id = near.id
      order by near.similarity desc, c.id`,
    person: sql`select ${personRow}::jsonb as item from closest_users(${text}, 3) near join users u on u.id = near.id
      order by near.similarity desc, u.id`,
    offer: sql`select ${offerRow}::jsonb as item from closest_offers(${text}, 3) near join offers o on o.id = near.id
      join companies c on c.id = o.company_id order by near.similarity desc, o.id`,
  };
}

export async function selectSimilar(db: Db, { text, type }: SuggestedFor): Promise<Suggestion[]> {
  const found = await db.one<{ others: Suggestion[] }>(sql`select ${together(similarTo(text), type)} as others`);
  return found?.others ?? [];
}
